import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCut, LONGEST_ENDING } from './ending.ts'

const opening =
  'Davacı, uydurma bir olayda kira bedelinin tespitini istemiştir. Mahkemece istem kısmen kabul edilmiştir. '

test('a text that ends as courts end their decisions is complete, whatever its source says', () => {
  for (const ending of [
    'hükmün ONANMASINA, 12.02.2020 gününde oybirliğiyle karar verildi.',
    'hükmün BOZULMASINA, 03/11/2014 tarihinde oy birliği ile karar verildi.',
    'KARARIN BOZULMASINA, 5.6.2011 TARİHİNDE OYÇOKLUĞUYLA KARAR VERİLDİ.',
    'karar düzeltme yolu açık olmak üzere oybirliğiyle karar verildi. 03.02.2015 (Salı)',
    'dosyanın mahkemesine gönderilmesine oybirliğiyle karar verildi. 20.06.2018(Çrş.)',
    'bakiye harcın alınmasına 31/01/2012 tarihinde oybirliğiyle karar verildi.\n\n311,20 H\n\n78,00 PH',
    'itirazın reddine, 01.03.2016 gününde oy çokluğu ile.',
    'yargı yolu açık olmak üzere OYBİRLİĞİ ile karar verilmiştir.',
    'Başsavcılığa TEVDİİNE,\n\n31.10.2023 tarihinde karar verildi.\nÖnceki Karar\nSonraki Karar',
    'sanığın yokluğunda açıkça ve yöntemince okunup anlatıldı.',
    'sayın çoğunluğun bozma gerekçesine katılmıyorum.',
    'hükmün onanması gerektiği görüşündeyim.\nMuhalif Üye',
    'oybirliğiyle karar verildi.\n\nBaşkan\nÜye\nÜye\nKâtip',
    'çoğunluk görüşüne katılmıyorum. Üye Deniz ÖRNEK',
    'imza ile imzalanmıştır.',
  ])
    for (const marked of [true, false]) assert.equal(isCut(opening + ending, marked), false, ending)
})

test('the same holds for the usual endings of the courts of Northern Cyprus', () => {
  for (const ending of [
    'Sonuç olarak istinaf reddolunur.\n\n(A. Örnek) (B. Örnek)\nYargıç Yargıç\n\n25 Nisan 1980',
    'İstinaf reddolunur. Taraflar kendi masraflarını ödeyeceklerdir.',
    'davanın ret ve iptal edilmesine karar verilir.\n\nMasraf emri verilmez.',
    'itirazının oybirliği ile reddine karar verildi.',
  ])
    assert.equal(isCut(opening + ending, true), false, ending)
})

test('a text that its source calls cut and that has no such ending is cut, even if a sentence ends', () => {
  for (const ending of [
    'davanın reddine karar verilmiştir.\n\nKararı, davacı vekili temyiz etmiştir.',
    'Dairemizin onama ilamı davacı vekiline 14.05.2018 tarihinde tebliğ edilmiştir.',
    'tahsiline karar verilmesini talep ve dava etm',
    'oyçokluğuyla karar verildi. 03.02.2015 (Salı)\n\nMahkemece,',
    'işyerinde sendikaya üye olması nedeni ile tek bir işçini',
    'çoğunluk görüşüne katılmıyoruz. Şö',
    'yapılan reddi hâkim başvurusunda önceki verilen karar ihs',
  ])
    assert.equal(isCut(opening + ending, true), true, ending)
})

test('a text that breaks off in a long sentence is cut even if its source says nothing', () => {
  assert.equal(
    isCut(`${opening}Sanığın savunmasında belirttiği üzere kuyulara tankerle su dökülerek arıl`, false),
    true,
  )
  assert.equal(
    isCut(`${opening}tazminatın tarihinden itibaren işleyecek yasal faizi ile birlikte,`, false),
    true,
  )
})

test('an unusual ending alone does not make a text cut if its source calls it complete', () => {
  for (const ending of [
    'Bu belge örnektir.',
    'Ek: Tablo 1',
    '18 Mayıs 1990',
    'Ayrıntılı bilgi için kalemimize başvurunuz (üç gün içinde).',
  ])
    assert.equal(isCut(opening + ending, false), false, ending)
})

test('the end of a text gives the same result as the whole text', () => {
  const long = opening.repeat(40)
  for (const ending of ['12.02.2020 gününde oybirliğiyle karar verildi.', 'talep ve dava etm'])
    assert.equal(isCut((long + ending).slice(-LONGEST_ENDING), true), isCut(long + ending, true))
})

test('a long row of initials under a decision is read at once', () => {
  // In the worst case each dot could match in two places, and the process of this test would never end.
  for (const ending of [
    `Üye ${'A.'.repeat(290)};`,
    `Üye ${'A…'.repeat(290)}x`,
    `karar verildi ${'a '.repeat(290)}ş`,
  ])
    assert.equal(typeof isCut(opening + ending, true), 'boolean')
})
