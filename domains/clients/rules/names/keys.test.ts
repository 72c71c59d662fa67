import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameKeys } from './keys.ts'

const shared = (a: string, b: string) => nameKeys(a).filter((key) => nameKeys(b).includes(key))

test('names that are alike share a key', () => {
  for (const [a, b] of [
    ['A. Yılmaz', 'Ayşe Yılmaz'],
    ['Mehmt Ylmaz', 'Mehmet Yılmaz'],
    ['Ahemt Bozkurt', 'Ahmet Bozkurt'],
    ['Gülşah Demir', 'Gül Şah Demir'],
    ['Khaled Najjar', 'Halit Naccar'],
    ['Borçelk Nakliyat', 'Borçelik A.Ş.'],
    ['ANTAŞ', 'Anadolu Tekstil A.Ş.'],
    ['Ali Yılmaz', 'Ali Yılmaz İnşaat Ltd. Şti.'],
    ['Selin Anıl', 'Mirza Anıl velayeten Selin Anıl'],
    ['Ayda Kutlu', 'Bahçe Kafe işleteni Ayda Kutlu'],
    ['Kandil Yayın A.Ş.', 'Meşale Eğitim A.Ş. (eski unvanı: Kandil Yayın A.Ş.)'],
    ['Panagiotis Kiriaku', 'Panayiotis Kyriakou'],
  ] as const)
    assert.ok(shared(a, b).length > 0, `${a} | ${b}`)
})

test('a common given name, a common surname, a form and a business bring no candidates alone', () => {
  assert.deepEqual(shared('Mehmet Yılmaz', 'Mehmet Karasu'), [])
  assert.deepEqual(shared('Mehmet Yılmaz', 'Hasan Yılmaz'), [])
  assert.deepEqual(shared('Bozkır Petrol Ltd. Şti.', 'Uludağ Petrol Ltd. Şti.'), [])
})

test('a name has at most thirteen keys of at most forty characters, a longer text twice as many', () => {
  const long = `${'Uzunkelime'.repeat(30)} `
  for (const name of [
    'Ayşe Nur Fatma Kaya Yılmaz Demir',
    'Türkiye Elektrik İletim Sanayi ve Ticaret A.Ş.',
    long.repeat(5),
    `${long} A.Ş.`,
    '__proto__ constructor toString hasOwnProperty',
    'Ali Kaya velayeten Ayşe Kaya velayeten Can Kaya',
  ]) {
    const keys = nameKeys(name)
    const most = name.split(' ').length > 4 ? 24 : 13
    assert.ok(keys.length > 0 && keys.length <= most, `${keys.length} ${name.slice(0, 40)}`)
    for (const key of keys) assert.ok(key.length <= 40, key)
    assert.equal(new Set(keys).size, keys.length)
  }
  assert.deepEqual(nameKeys(' . '), [])
})
