import type { Template } from '../../rules/templates/template.ts'
import { court, docket, inTime, lawyer, ours, theirs, today } from './fields.ts'

export const objectionToExpert: Template = {
  id: 'bilirkisi-itiraz',
  kind: 'petition',
  title: 'Bilirkişi raporuna itiraz',
  purpose:
    'Rapora itiraz ve ek rapor ya da yeni bilirkişi istemi için; tebliğden başlayarak iki hafta içinde.',
  fields: [
    court,
    docket,
    { key: 'taraf', label: 'itiraz edenin sıfatı', type: 'choice', choices: ['davacı', 'davalı'] },
    ours('itiraz edenin adı soyadı'),
    lawyer,
    theirs('karşı tarafın adı soyadı'),
    { key: 'rapor', label: 'rapor tarihi', type: 'date' },
    { key: 'teblig', label: 'raporun tebliğ tarihi', type: 'date' },
    inTime('itiraz iki haftalık süre içinde mi'),
    { key: 'nedenler', label: 'itiraz nedenleri', type: 'long' },
    { key: 'istek', label: 'istenen', type: 'choice', choices: ['ek rapor', 'yeni bilirkişi'] },
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas
@ İTİRAZ EDEN : {biz} ({taraf})
@ VEKİLİ : {vekil}
@ KARŞI TARAF : {karsi}
@ KONU : {rapor} tarihli bilirkişi raporuna itirazlarımızdır.
## AÇIKLAMALAR
Rapor {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
İtirazımız 6100 sayılı Hukuk Muhakemeleri Kanunu m. 281 uyarınca iki haftalık süre içindedir.
{/}
1. {nedenler}
1. Rapor bu hâliyle hükme esas alınamaz; hâkim bilirkişinin görüşünü diğer delillerle birlikte serbestçe değerlendirir (6100 sayılı Hukuk Muhakemeleri Kanunu m. 282).
## SONUÇ VE İSTEM
{?istek=ek rapor}
İtirazlarımızı karşılayan **ek rapor** alınmasına
{:}
İtirazlarımız doğrultusunda **yeni bir bilirkişi** görevlendirilmesine
{/}
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Vekili
> {vekil}
`,
}
