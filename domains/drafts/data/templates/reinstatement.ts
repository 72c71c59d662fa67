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

export const reinstatement: Template = {
  id: 'ise-iade',
  kind: 'petition',
  title: 'İşe iade davası dilekçesi',
  purpose: 'Feshin geçersizliği ve işe iade için; arabuluculuk son tutanağından başlayarak iki hafta içinde.',
  checklist: 'hmk-119',
  fields: [
    court,
    ours('davacı işçinin adı soyadı'),
    oursId('davacının T.C. kimlik numarası'),
    oursAddress('davacının adresi'),
    lawyer,
    theirs('davalı işverenin unvanı'),
    theirsAddress('davalının adresi'),
    { key: 'baslangic', label: 'işe başlama tarihi', type: 'date' },
    { key: 'fesih', label: 'fesih bildiriminin tebliğ tarihi', type: 'date' },
    { key: 'gorev', label: 'davacının görevi', type: 'text' },
    { key: 'ucret', label: 'son aylık brüt ücret', type: 'amount' },
    {
      key: 'otuz',
      label: 'iş yerinde en az otuz işçi çalışıyor ve davacının kıdemi altı ayı buluyor mu',
      type: 'yesNo',
    },
    { key: 'arabulucu', label: 'dava şartı arabuluculuğa başvuruldu mu', type: 'yesNo' },
    { key: 'basvuru', label: 'arabulucuya başvuru tarihi', type: 'date' },
    { key: 'tutanak', label: 'arabuluculuk son tutanağının tarihi', type: 'date' },
    facts('feshin geçersizliğine ilişkin olaylar'),
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
@ KONU : Feshin geçersizliğinin tespiti ve işe iade istemidir.
## AÇIKLAMALAR
1. Davacı, davalıya ait iş yerinde {baslangic} tarihinden başlayarak {gorev} olarak, son aylık brüt {ucret} ücretle çalışmıştır.
{?otuz}
1. İş yerinde otuz ya da daha çok işçi çalıştığından ve davacının kıdemi altı ayı bulduğundan 4857 sayılı İş Kanunu m. 18 uygulanır.
{/}
1. İş sözleşmesi {fesih} tarihinde tebliğ edilen bildirimle feshedilmiştir.
1. {olaylar}
{?arabulucu}
1. Davacı {basvuru} tarihinde arabulucuya başvurmuş, arabuluculuk {tutanak} tarihli son tutanakla sona ermiştir; dava 4857 sayılı İş Kanunu m. 20 uyarınca açılmıştır.
{/}
## HUKUKİ NEDENLER
4857 sayılı İş Kanunu m. 18, m. 19, m. 20, m. 21, 7036 sayılı İş Mahkemeleri Kanunu m. 3 ve ilgili mevzuat.
## DELİLLER
1. {deliller}
1. Sosyal Güvenlik Kurumu kayıtları, iş yeri kayıtları, tanık, bilirkişi incelemesi ve her türlü yasal delil.
## SONUÇ VE İSTEM
Davamızın kabulü ile;
1. Feshin **geçersizliğine** ve davacının **işe iadesine**,
1. Davacının süresinde başvurusuna karşın işe başlatılmaması hâlinde en az dört, en çok sekiz aylık ücreti tutarında tazminatın belirlenmesine,
1. Kararın kesinleşmesine kadar en çok dört aylık ücret ve diğer hakların ödenmesi gerektiğinin tespitine,
1. Yargılama giderleri ile vekâlet ücretinin davalıya yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davacı vekili
> {vekil}
`,
}
