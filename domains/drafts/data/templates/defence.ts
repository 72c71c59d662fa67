import type { Template } from '../../rules/templates/template.ts'
import {
  court,
  docket,
  evidence,
  facts,
  inTime,
  lawyer,
  lawyerAddress,
  ours,
  oursAddress,
  oursId,
  theirs,
  theirsRepresentative,
  today,
} from './fields.ts'

export const defence: Template = {
  id: 'cevap-dilekcesi',
  kind: 'petition',
  title: 'Cevap dilekçesi',
  purpose: 'Hukuk davasında davalı adına davaya cevap vermek için; süre tebliğden başlayarak iki haftadır.',
  checklist: 'hmk-129',
  fields: [
    court,
    docket,
    ours('davalının adı soyadı'),
    oursId('davalının T.C. kimlik numarası'),
    oursAddress('davalının adresi'),
    lawyer,
    lawyerAddress,
    theirs('davacının adı soyadı'),
    theirsRepresentative,
    { key: 'teblig', label: 'dava dilekçesinin tebliğ tarihi', type: 'date' },
    inTime('cevap iki haftalık süre içinde mi veriliyor'),
    { key: 'ilkItiraz', label: 'ilk itiraz var mı', type: 'yesNo' },
    { key: 'ilkItirazlar', label: 'ilk itirazlar', type: 'long' },
    { key: 'zamanasimi', label: 'zamanaşımı savunması yapılacak mı', type: 'yesNo' },
    { key: 'zamanasimiNedeni', label: 'zamanaşımı savunmasının dayanağı', type: 'long' },
    facts('vakıalara karşı açıklamalar'),
    { key: 'sebepler', label: 'dayanılan maddi hukuk kuralları', type: 'text' },
    evidence,
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas
@ CEVAP VEREN DAVALI : {biz}
@ T.C. KİMLİK NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ DAVACI : {karsi}
@ DAVACI VEKİLİ : {karsiVekil}
@ KONU : Davaya cevaplarımızın sunulmasıdır.
@ TEBLİĞ TARİHİ : {teblig}
Dava dilekçesi {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
Cevaplarımız 6100 sayılı Hukuk Muhakemeleri Kanunu m. 127 uyarınca süresinde sunulmaktadır.
{/}
{?ilkItiraz}
## İLK İTİRAZLARIMIZ
1. {ilkItirazlar}
1. 6100 sayılı Hukuk Muhakemeleri Kanunu m. 116 ve m. 117 uyarınca ilk itirazlarımızın öncelikle incelenmesini dileriz.
{/}
{?zamanasimi}
## ZAMANAŞIMI SAVUNMAMIZ
1. {zamanasimiNedeni}
{/}
## ESASA İLİŞKİN CEVAPLARIMIZ
1. {olaylar}
1. Davacının dilekçesinde ileri sürülüp yukarıda açıkça kabul edilmeyen bütün vakıaları reddediyoruz; ispat yükü davacıdadır.
## HUKUKİ NEDENLER
{sebepler}, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 126 ve m. 129 ile ilgili mevzuat.
## DELİLLER
1. {deliller}
1. Davacının delillerine karşı delil sunma hakkımız saklı kalmak üzere bilirkişi incelemesi, keşif, yemin ve her türlü yasal delil.
## SONUÇ VE İSTEM
Yukarıda açıklanan nedenlerle haksız davanın **reddine**, yargılama giderleri ile vekâlet ücretinin davacıya yükletilmesine karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davalı vekili
> {vekil}
`,
}
