import type { Template } from '../../rules/templates/template.ts'
import { court, docket, evidence, lawyer, ours, theirs, today } from './fields.ts'

export const listOfEvidence: Template = {
  id: 'delil-listesi',
  kind: 'petition',
  title: 'Delil listesi',
  purpose: 'Delilleri, hangi vakıayı ispatladıklarıyla birlikte bildirmek için.',
  fields: [
    court,
    docket,
    { key: 'taraf', label: 'delil sunanın sıfatı', type: 'choice', choices: ['davacı', 'davalı'] },
    ours('delil sunanın adı soyadı'),
    lawyer,
    theirs('karşı tarafın adı soyadı'),
    evidence,
    { key: 'getirtilecek', label: 'başka yerden getirtilecek belgeler', type: 'long' },
    { key: 'tanik', label: 'tanık dinletilecek mi', type: 'yesNo' },
    { key: 'taniklar', label: 'tanıkların adı, adresi ve dinlenecekleri vakıa', type: 'long' },
    { key: 'bilirkisi', label: 'bilirkişi incelemesi isteniyor mu', type: 'yesNo' },
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas
@ DELİL SUNAN : {biz} ({taraf})
@ VEKİLİ : {vekil}
@ KARŞI TARAF : {karsi}
@ KONU : Delil listemizin sunulmasıdır.
Delillerimizi 6100 sayılı Hukuk Muhakemeleri Kanunu m. 194 uyarınca ispat edecekleri vakıalarla birlikte bildiriyoruz.
## BELGELER
1. {deliller}
## GETİRTİLECEK BELGELER
1. {getirtilecek}
{?tanik}
## TANIKLAR
6100 sayılı Hukuk Muhakemeleri Kanunu m. 240 uyarınca dinlenmesini istediğimiz tanıklar:
1. {taniklar}
{/}
{?bilirkisi}
## BİLİRKİŞİ
Uyuşmazlığın çözümü özel ya da teknik bilgi gerektirdiğinden 6100 sayılı Hukuk Muhakemeleri Kanunu m. 266 uyarınca bilirkişi incelemesi yapılmasını dileriz.
{/}
## SONUÇ VE İSTEM
Delillerimizin toplanmasına, karşı delil sunma hakkımız saklı kalmak üzere karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Vekili
> {vekil}
`,
}
