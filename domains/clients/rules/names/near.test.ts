/** Names that are nearly the same: of one person or company in other letters and forms, or of two that differ by little. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromArabic } from './arabic.ts'
import { compareNames } from './compare.ts'
import { nameKeys } from './keys.ts'

type Pairs = readonly (readonly [string, string])[]

function areOne(pairs: Pairs): void {
  for (const [a, b] of pairs) {
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
    assert.ok(
      nameKeys(a).some((key) => nameKeys(b).includes(key)),
      `no key: ${a} | ${b}`,
    )
  }
}

function areTwo(pairs: Pairs): void {
  for (const [a, b] of pairs) assert.ok(!compareNames(a, b).alike, `${a} | ${b}`)
}

test('a name in Arabic or Persian letters is the one that others write in Latin letters', () => {
  areOne([
    ['محمد أحمد الخطيب', 'Mohammed Ahmad Al Khatib'],
    ['عبد الرحمن يوسف', 'Abdurrahman Yusuf'],
    ['صلاح الدين منصور', 'Selahaddin Mansur'],
    ['محمّد عليّ', 'Muhammet Ali'],
    ['علی اکبر موسوی', 'Ali Akbar Mousavi'],
    ['سميرة حداد', 'Samira Haddad'],
    ['مؤسسة الفرات للنقل', 'Fırat Nakliyat'],
    ['نصر الله قباني', 'Nasrullah Kabbani'],
  ])
  areTwo([
    ['سمير حداد', 'Samira Haddad'],
    ['حسن يوسف', 'Hussein Yusuf'],
    ['محمد علي', 'Mahmoud Ali'],
  ])
  assert.equal(fromArabic('باقر الحكيم'), 'Bakar Al Hakim')
  assert.equal(fromArabic('Ali Kaya'), 'Ali Kaya')
})

test('a legal form of another country is the same in full, in short and with points', () => {
  areOne([
    ['Nordwind AG', 'Nordwind Aktiengesellschaft'],
    ['Nordwind A.G.', 'Nordwind AG'],
    ['Svensson Trävaror AB', 'Svensson Trävaror Aktiebolag'],
    ['De Vries Bloemen B.V.', 'De Vries Bloemen Besloten Vennootschap'],
    ['Rossi Arredamenti S.r.l.', 'Rossi Arredamenti Società a responsabilità limitata'],
    ['Müller Bau GmbH', 'Müller Bau Gesellschaft mit beschränkter Haftung'],
    ['Zieliński Okna Sp. z o.o.', 'Zieliński Okna spółka z ograniczoną odpowiedzialnością'],
    ['Virtanen Puu Oy', 'Virtanen Puu Osakeyhtiö'],
    ['Redwood Marine LLP', 'Redwood Marine Limited Liability Partnership'],
  ])
  assert.equal(compareNames('Nordwind AG', 'Nordwind Aktiengesellschaft').score, 0.99)
  areTwo([['Bauer Aktiengesellschaft', 'Braun Aktiengesellschaft']])
})

test('two blocks of one estate are two, however each is written', () => {
  areTwo([
    ['Mavi Kule Sitesi A Blok Yöneticiliği', 'Mavi Kule Sitesi B Blok Yöneticiliği'],
    ['Huzur Konutları 4. Etap Yönetimi', 'Huzur Konutları Beşinci Etap Yönetimi'],
    ['Çınar Apt. No: 5 Yönetimi', 'Çınar Apt. No: 7 Yönetimi'],
    ['Gül Sitesi A-1 Blok', 'Gül Sitesi A2 Blok'],
  ])
  areOne([
    ['Mavi Kule Sitesi A Blok Yöneticiliği', 'Mavi Kule Sitesi A Blok Yönetimi'],
    ['Mavi Kule Sitesi Yöneticiliği', 'Mavi Kule Sitesi A Blok Yöneticiliği'],
    ['Huzur Konutları 4. Etap Yönetimi', 'HUZUR KONUTLARI DÖRDÜNCÜ ETAP YÖNETİMİ'],
    ['Gül Sitesi A-1 Blok', 'Gül Sitesi A1 Blok'],
  ])
})

test('a man and a woman, and two surnames made of one word, are two people', () => {
  areTwo([
    ['Samir Haddad', 'Samira Haddad'],
    ['Nadim Saab', 'Nadima Saab'],
    ['Alexander Popov', 'Alexandra Popova'],
    ['Louis Martin', 'Louise Martin'],
    ['Georgios Pavlou', 'Georgia Pavlou'],
    ['David Williams', 'David Williamson'],
    ['Milan Petrov', 'Milan Petrović'],
    ['Halime Gürbüz', 'Halime Gürbüzer'],
  ])
  areOne([
    ['Maria Popov', 'Maria Popova'],
    ['Louise Fontaine', 'Louisa Fontaine'],
    ['Tuncer Bulgurcu', 'Tuncre Bulgurcu'],
    ['Jonathan Williamson', 'Jonathon Williamson'],
  ])
})

test('companies that share ordinary words alone are two if one inspects or supplies, and the other does not', () => {
  areTwo([
    ['Ege Yapı Denetim Ltd. Şti.', 'Ege Yapı Malzemeleri Ltd. Şti.'],
    ['Lider Yapı Denetim A.Ş.', 'Lider İnşaat A.Ş.'],
    ['Güneş Malzemeleri Ltd.', 'Güneş Tekstil A.Ş.'],
    ['Yeni Ufuk Denetim Ltd.', 'Yeni Ufuk Büro Malzemeleri Ltd.'],
  ])
  areOne([
    ['Ege Bağımsız Denetim A.Ş.', 'Ege Bağımsız Denetim ve Yeminli Mali Müşavirlik A.Ş.'],
    ['Manolya Bağımsız Denetim A.Ş.', 'Manolya Denetim A.Ş.'],
    ['Yücel Yapı Malzemeleri Ltd. Şti.', 'Yücel Yapı Malz. Ltd. Şti.'],
    ['Gökova Yapı Denetim Ltd. Şti.', 'GÖKOVA YAPI DENETİM LİMİTED ŞİRKETİ'],
  ])
})
