import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readName } from './read.ts'

const wordsOf = (name: string) => readName(name).words.map(({ text }) => text)

test('titles, numbers and words around a name of a person are left out', () => {
  for (const name of [
    'Av. Ali Kaya',
    'Prof.Dr.Ali Kaya',
    'Ali Kaya mirasçıları',
    'Sayın Ali Kaya (12345678901)',
    "Ali Kaya'nın",
  ])
    assert.deepEqual(wordsOf(name), ['ali', 'kaya'], name)
  assert.deepEqual(wordsOf('Kemal Sayın'), ['kemal', 'sayin'])
  assert.deepEqual(wordsOf('Veli oğlu Ali Kaya'), ['ali', 'kaya'])
  assert.deepEqual(wordsOf('Ali Kara Oğlu'), ['ali', 'karaoglu'])
  assert.deepEqual(wordsOf("Mes'ut O'Neil"), ['mesut', 'oneil'])
})

test('what distinguishes a company are the words that are neither its form nor its business', () => {
  for (const name of [
    'Çınar İnş. San. ve Tic. Ltd.Şti.',
    'ÇINAR İNŞAAT A.Ş.',
    'Çınar İnşat Anonim Şirketi',
    'Çınar Holding A. Ş.',
  ])
    assert.deepEqual([readName(name).kind, wordsOf(name)], ['company', ['cinar']], name)
  assert.deepEqual(wordsOf('T.C. Çamlıdere Belediye Başkanlığı'), ['camlidere'])
  assert.deepEqual(wordsOf('A.B.C. Yapı'), ['abc'])
  assert.deepEqual(wordsOf('Gökova Tohum A.Ş. Ankara Şubesi'), ['gokova'])
})

test('a surname that is also a word of a business does not make a company of a person', () => {
  for (const name of ['Kerim Danış', 'Ayşe Orman', 'Su Tekin', 'Ahmet Türk', 'Mehmet Taş'])
    assert.equal(readName(name).kind, 'plain', name)
  assert.deepEqual(wordsOf('Özgür Çam İnşaat Ltd. Şti.'), ['ozgur', 'cam'])
})

test('a branch, a factory and a regional office are their company', () => {
  for (const name of [
    'Gökova Tohum A.Ş. Ankara Bölge Müdürlüğü',
    'Gökova Tohum Ltd. Şti. Ege Sanayi Fabrikası',
    'Gökova Tohum A.Ş. Merkez Şube',
    'Gökova Tohum Ltd. Türkiye Temsilciliği',
  ])
    assert.deepEqual(wordsOf(name), ['gokova'], name)
  assert.deepEqual(readName('Ankara İl Sağlık Müdürlüğü').kind, 'body')
})

test('digits that a scanner put into a name are letters, and numbers of a name are words', () => {
  assert.deepEqual(wordsOf('Ha1il S0ydan'), ['halil', 'soydan'])
  assert.deepEqual(wordsOf('1brahim Kaya'), ['ibrahim', 'kaya'])
  assert.deepEqual(wordsOf('A101 Market A.Ş.'), ['a101'])
  assert.deepEqual(wordsOf('3 Pınar Gıda A.Ş.'), wordsOf('Üç Pınar Gıda A.Ş.'))
  assert.deepEqual(wordsOf('Beyoğlu 2. Noterliği'), ['beyoglu', 'ikinci'])
  assert.deepEqual(wordsOf('Ali Kaya 1970 doğumlu'), ['ali', 'kaya'])
})

test('names in other alphabets are read in Latin letters', () => {
  assert.deepEqual(wordsOf('Виктор Орлов'), ['viktor', 'orlov'])
  assert.deepEqual(wordsOf('Γιώργος Παπαδοπούλου'), ['giorgos', 'papadopulu'])
  assert.deepEqual(wordsOf('Elçin Məmmədov'), ['elcin', 'memmedov'])
})

test('what stands before or behind a name is left out only there', () => {
  assert.deepEqual(wordsOf('Küçük Ali Kaya'), ['ali', 'kaya'])
  assert.deepEqual(wordsOf('Ayşe Küçük'), ['ayse', 'kucuk'])
  assert.deepEqual(wordsOf('Cafer Toraman oğlu Hüseyin'), ['huseyin', 'toraman'])
  assert.deepEqual(wordsOf('Estate of the late Mary Stone (deceased)'), ['mary', 'stone'])
  assert.deepEqual(
    wordsOf('Kuzey Kıbrıs Türk Cumhuriyeti İçişleri Bakanlığı'),
    wordsOf('KKTC İçişleri Bakanlığı'),
  )
})
