import type { Template } from '../../rules/templates/template.ts'
import { today } from './fields.ts'

export const divorceAgreement: Template = {
  id: 'bosanma-protokolu',
  kind: 'contract',
  title: 'Anlaşmalı boşanma protokolü',
  purpose: 'En az bir yıl sürmüş evlilikte eşlerin anlaşması için.',
  checklist: 'tmk-166',
  fields: [
    { key: 'es1', label: 'birinci eşin adı soyadı', type: 'text', fact: 'ours' },
    { key: 'es1Kimlik', label: 'birinci eşin T.C. kimlik numarası', type: 'text' },
    { key: 'es2', label: 'ikinci eşin adı soyadı', type: 'text', fact: 'theirs' },
    { key: 'es2Kimlik', label: 'ikinci eşin T.C. kimlik numarası', type: 'text' },
    { key: 'evlilik', label: 'evlenme tarihi', type: 'date' },
    { key: 'birYil', label: 'evlilik en az bir yıl sürdü mü', type: 'yesNo' },
    { key: 'cocuk', label: 'ortak küçük çocuk var mı', type: 'yesNo' },
    { key: 'cocuklar', label: 'çocukların adı ve doğum tarihi', type: 'long' },
    { key: 'velayet', label: 'velayet kime bırakılıyor', type: 'text' },
    { key: 'iliski', label: 'kişisel ilişkinin günleri', type: 'long' },
    { key: 'istirak', label: 'aylık iştirak nafakası', type: 'amount' },
    { key: 'yoksulluk', label: 'yoksulluk nafakası isteniyor mu', type: 'yesNo' },
    { key: 'yoksullukTutar', label: 'aylık yoksulluk nafakası', type: 'amount' },
    { key: 'tazminat', label: 'tazminat ödeniyor mu', type: 'yesNo' },
    { key: 'tazminatTutar', label: 'tazminat tutarı', type: 'amount' },
    { key: 'mallar', label: 'malların paylaşımı', type: 'long' },
    today,
  ],
  text: `
# ANLAŞMALI BOŞANMA PROTOKOLÜ
@ BİRİNCİ EŞ : {es1}
@ T.C. KİMLİK NO : {es1Kimlik}
@ İKİNCİ EŞ : {es2}
@ T.C. KİMLİK NO : {es2Kimlik}
## 1. BOŞANMA
Taraflar {evlilik} tarihinde evlenmiştir.
{?birYil}
Evlilikleri en az bir yıl sürmüştür.
{/}
Taraflar özgür iradeleriyle 4721 sayılı Türk Medeni Kanunu m. 166 uyarınca boşanmayı kabul ederler.
{?cocuk}
## 2. VELAYET VE KİŞİSEL İLİŞKİ
Ortak çocuklar: {cocuklar}.
Velayet: {velayet}.
Kişisel ilişki: {iliski}.
Çocuklar için her ay {istirak} iştirak nafakası ödenir; nafaka her yıl tüketici fiyat endeksi oranında artırılır (4721 sayılı Türk Medeni Kanunu m. 182, m. 330).
{/}
## 3. YOKSULLUK NAFAKASI
{?yoksulluk}
Her ay {yoksullukTutar} yoksulluk nafakası ödenir (4721 sayılı Türk Medeni Kanunu m. 175).
{:}
Taraflar birbirinden yoksulluk nafakası istemez.
{/}
## 4. TAZMİNAT
{?tazminat}
{tazminatTutar} maddi ve manevi tazminat ödenir (4721 sayılı Türk Medeni Kanunu m. 174).
{:}
Taraflar birbirinden maddi ve manevi tazminat istemez.
{/}
## 5. MALLAR
{mallar}
Taraflar bunun dışında mal rejiminin tasfiyesinden doğan alacak istemez.
## 6. GİDERLER
Yargılama giderleri yapan üzerinde bırakılır; taraflar birbirinden vekâlet ücreti istemez.
Taraflar bu protokolü {tarih} tarihinde özgür iradeleriyle imzalamışlardır.
@ BİRİNCİ EŞ : {es1}
@ İKİNCİ EŞ : {es2}
`,
}
