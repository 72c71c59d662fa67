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
