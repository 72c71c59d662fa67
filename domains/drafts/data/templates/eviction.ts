import type { Template } from '../../rules/templates/template.ts'
import {
  court,
  evidence,
  facts,
  lawyer,
  ours,
  oursAddress,
  oursId,
  theirs,
  theirsAddress,
  today,
} from './fields.ts'

export const eviction: Template = {
  id: 'tahliye',
  kind: 'petition',
  title: 'Tahliye davası dilekçesi',
  purpose: 'Kiralananın tahliyesi için; sebebe göre süre ve bildirim koşulları değişir.',
  checklist: 'hmk-119',
  fields: [
    court,
    ours('davacı kiraya verenin adı soyadı'),
    oursId('davacının T.C. kimlik numarası'),
    oursAddress('davacının adresi'),
    lawyer,
    theirs('davalı kiracının adı soyadı'),
    theirsAddress('davalının adresi'),
    { key: 'yer', label: 'kiralananın adresi', type: 'long' },
    { key: 'sozlesme', label: 'kira sözleşmesinin tarihi', type: 'date' },
    { key: 'deger', label: 'dava değeri (yıllık kira)', type: 'amount' },
    {
      key: 'sebep',
      label: 'tahliye sebebi',
      type: 'choice',
      choices: ['gereksinim', 'tahliye taahhüdü', 'iki haklı ihtar', 'kiranın ödenmemesi'],
    },
    facts('sebebe ilişkin olaylar'),
    { key: 'taahhut', label: 'tahliye taahhüdündeki tarih', type: 'date' },
    { key: 'bildirim', label: 'ödeme için süre veren yazılı bildirimin tebliğ tarihi', type: 'date' },
    { key: 'sure', label: 'bildirimle verilen süre (gün)', type: 'number' },
    { key: 'arabulucu', label: 'dava şartı arabuluculuğa başvuruldu mu', type: 'yesNo' },
    { key: 'tutanak', label: 'arabuluculuk son tutanağının tarihi', type: 'date' },
    evidence,
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DAVACI : {biz}
@ T.C. KİMLİK NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ DAVALI : {karsi}
@ ADRESİ : {karsiAdres}
@ DAVA DEĞERİ : {deger}
@ KONU : {yer} adresindeki kiralananın tahliyesi istemidir.
## AÇIKLAMALAR
1. Davalı, {sozlesme} tarihli kira sözleşmesi uyarınca {yer} adresindeki taşınmazda kiracıdır.
1. {olaylar}
{?sebep=gereksinim}
1. Tahliye istemi gereksinime dayanmaktadır (6098 sayılı Türk Borçlar Kanunu m. 350).
{/}
{?sebep=tahliye taahhüdü}
1. Davalı kiralananı {taahhut} tarihinde boşaltmayı yazılı olarak üstlenmiştir (6098 sayılı Türk Borçlar Kanunu m. 352).
{/}
{?sebep=iki haklı ihtar}
1. Davalı bir kira yılı içinde kirayı ödemediği için iki kez yazılı olarak haklı ihtara neden olmuştur (6098 sayılı Türk Borçlar Kanunu m. 352/2).
{/}
{?sebep=kiranın ödenmemesi}
1. Davalıya {bildirim} tarihinde tebliğ edilen yazılı bildirimle, ödenmeyen kira borcu için {sure} gün süre verilmiştir (6098 sayılı Türk Borçlar Kanunu m. 315).
{/}
{?arabulucu}
1. Dava şartı arabuluculuk {tutanak} tarihli son tutanakla sona ermiştir; tutanak ektedir.
{/}
## HUKUKİ NEDENLER
{?sebep=gereksinim}
6098 sayılı Türk Borçlar Kanunu m. 350, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 4 ve ilgili mevzuat.
{/}
{?sebep=tahliye taahhüdü}
6098 sayılı Türk Borçlar Kanunu m. 352/1, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 4 ve ilgili mevzuat.
{/}
{?sebep=iki haklı ihtar}
6098 sayılı Türk Borçlar Kanunu m. 352/2, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 4 ve ilgili mevzuat.
{/}
{?sebep=kiranın ödenmemesi}
6098 sayılı Türk Borçlar Kanunu m. 315, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 4 ve ilgili mevzuat.
{/}
## DELİLLER
1. {deliller}
1. Tanık, keşif, bilirkişi incelemesi ve her türlü yasal delil.
## SONUÇ VE İSTEM
Davamızın kabulü ile;
1. Davalının {yer} adresindeki kiralanandan **tahliyesine**,
1. Yargılama giderleri ile vekâlet ücretinin davalıya yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davacı vekili
> {vekil}
`,
}
