import type { Template } from '../../rules/templates/template.ts'
import { court, docket, inTime, lawyer, ours, theirs, today } from './fields.ts'

export const objectionToInterimOrder: Template = {
  id: 'ara-karara-itiraz',
  kind: 'petition',
  title: 'Ara karara itiraz',
  purpose: 'İhtiyati tedbir ya da başka bir ara karardan dönülmesi için.',
  fields: [
    court,
    docket,
    { key: 'taraf', label: 'itiraz edenin sıfatı', type: 'choice', choices: ['davacı', 'davalı'] },
    ours('itiraz edenin adı soyadı'),
    lawyer,
    theirs('karşı tarafın adı soyadı'),
    { key: 'kararTarihi', label: 'ara karar tarihi', type: 'date' },
    { key: 'karar', label: 'ara kararın özeti', type: 'long' },
    { key: 'tedbir', label: 'karar ihtiyati tedbire mi ilişkin', type: 'yesNo' },
    { key: 'ogrenme', label: 'kararın öğrenildiği tarih', type: 'date' },
    inTime('itiraz bir haftalık süre içinde mi'),
    { key: 'nedenler', label: 'itiraz nedenleri', type: 'long' },
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas
@ İTİRAZ EDEN : {biz} ({taraf})
@ VEKİLİ : {vekil}
@ KARŞI TARAF : {karsi}
@ ARA KARAR : {kararTarihi} tarihli
@ KONU : Ara karara itirazımızdır.
## AÇIKLAMALAR
1. Ara kararla {karar}
{?tedbir}
1. Karar {ogrenme} tarihinde öğrenilmiştir.
{?suresinde}
1. İtirazımız 6100 sayılı Hukuk Muhakemeleri Kanunu m. 394 uyarınca bir haftalık süre içindedir.
{/}
{:}
1. Hâkim, ara kararından hüküm verilinceye kadar gerekçesini göstererek dönebilir.
{/}
1. {nedenler}
## SONUÇ VE İSTEM
{?tedbir}
İtirazımızın kabulü ile ihtiyati tedbirin **kaldırılmasına**
{:}
Ara karardan **dönülmesine**
{/}
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Vekili
> {vekil}
`,
}
