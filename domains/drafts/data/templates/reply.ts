import type { Template } from '../../rules/templates/template.ts'
import {
  court,
  docket,
  evidence,
  facts,
  inTime,
  lawyer,
  ours,
  theirs,
  theirsRepresentative,
  today,
} from './fields.ts'

export const reply: Template = {
  id: 'cevaba-cevap',
  kind: 'petition',
  title: 'Cevaba cevap dilekçesi',
  purpose:
    'Davalının cevabına karşı davacı adına; cevap dilekçesinin tebliğinden başlayarak iki hafta içinde.',
  fields: [
    court,
    docket,
    ours('davacının adı soyadı'),
    lawyer,
    theirs('davalının adı soyadı'),
    theirsRepresentative,
    { key: 'teblig', label: 'cevap dilekçesinin tebliğ tarihi', type: 'date' },
    inTime('cevaba cevap iki haftalık süre içinde mi veriliyor'),
    facts('davalının savunmalarına karşı açıklamalar'),
    { key: 'genisletme', label: 'iddia genişletiliyor ya da değiştiriliyor mu', type: 'yesNo' },
    { key: 'yeniIddia', label: 'genişletilen ya da değiştirilen iddia', type: 'long' },
    evidence,
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas
@ DAVACI : {biz}
@ VEKİLİ : {vekil}
@ DAVALI : {karsi}
@ DAVALI VEKİLİ : {karsiVekil}
@ KONU : Cevap dilekçesine karşı beyanlarımızdır.
Davalının cevap dilekçesi {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
Cevaplarımız 6100 sayılı Hukuk Muhakemeleri Kanunu m. 136 uyarınca süresinde sunulmaktadır.
{/}
## AÇIKLAMALAR
1. {olaylar}
{?genisletme}
1. 6100 sayılı Hukuk Muhakemeleri Kanunu m. 141 uyarınca iddiamızı şöyle genişletiyor ve değiştiriyoruz:
1. {yeniIddia}
{/}
1. Davalının kabul etmediğimiz bütün savunmalarını reddediyor, dava dilekçemizdeki açıklamalarımızı yineliyoruz.
## DELİLLER
1. {deliller}
1. Dava dilekçemizde bildirilen deliller ve karşı delil sunma hakkımız.
## SONUÇ VE İSTEM
Davalının savunmalarının reddi ile davamızın **kabulüne** karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davacı vekili
> {vekil}
`,
}
