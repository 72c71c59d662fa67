import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestName } from '../data/limits.ts'
import { cleanFolder, cleanName, extensionOf, freeName, nameFamily, nameKey, stemOf } from './names.ts'

test('the ending of a name is what follows its last dot, in small letters', () => {
  assert.deepEqual(
    ['Cevap.UDF', 'a.tar.gz', '.gitignore', 'Karar', 'x.', 'yıl.2026 sonu', 'a.PDF'].map(extensionOf),
    ['udf', 'gz', '', '', '', '', 'pdf'],
  )
  assert.equal(stemOf('Cevap.v2.UDF'), 'Cevap.v2')
})

test('a name keeps its letters and loses what file systems and readers trip over', () => {
  const names: [string, string, string][] = [
    ['Cevap dilekçesi.udf', 'udf', 'Cevap dilekçesi.udf'],
    ['Cevap dilekçesi', 'udf', 'Cevap dilekçesi.udf'],
    ['Ek: 1/2?.PDF', 'pdf', 'Ek_ 1_2_.pdf'],
    ['fatura\u202Efdp.exe.pdf', 'pdf', 'faturafdp.exe.pdf'],
    ['  ..gizli  belge. .pdf', 'pdf', 'gizli belge.pdf'],
    ['...pdf', 'pdf', ''],
    ['\u200b', 'pdf', ''],
    ['rapor.docx', 'pdf', 'rapor.docx.pdf'],
  ]
  for (const [given, extension, expected] of names) assert.equal(cleanName(given, extension), expected, given)
})

test('a name that is too long keeps its ending and whole characters', () => {
  const name = cleanName(`${'ğ'.repeat(longestName - 6)}😀😀.docx`, 'docx')
  assert.ok(name.length <= longestName && name.endsWith('.docx') && name.isWellFormed())
  const numbered = freeName(name, new Set([nameKey(name)]))
  assert.ok(numbered.length <= longestName && numbered.endsWith(' (2).docx'))
})

test('a long name that a number has shortened is still found among those that could collide', () => {
  for (const length of [1, 20, longestName - 12, longestName - 5, longestName])
    for (const given of ['ğ', '😀', 'İ']) {
      const name = cleanName(`${given.repeat(length)}.docx`, 'docx')
      const taken = new Set([nameKey(name)])
      for (let count = 2; count < 12; count += 1) taken.add(nameKey(freeName(name, taken)))
      for (const key of taken) assert.ok(key.startsWith(nameFamily(name)), key)
    }
})

test('both are kept under the first number that is free, whatever their capitals', () => {
  const taken = (...names: string[]) => new Set(names.map(nameKey))
  assert.equal(freeName('Cevap.udf', taken('Delil.udf')), 'Cevap.udf')
  assert.equal(freeName('Cevap.udf', taken('CEVAP.udf')), 'Cevap (2).udf')
  assert.equal(
    freeName('Cevap (2).udf', taken('Cevap.udf', 'Cevap (2).udf', 'cevap (3).UDF')),
    'Cevap (4).udf',
  )
  assert.equal(nameKey('IŞIK.PDF') === nameKey('ışık.pdf'), true)
})

test('a folder has a name that every system takes, also where nothing of it is left', () => {
  assert.equal(cleanFolder('2026/129 Yılmaz / ABC A.Ş.'), '2026_129 Yılmaz _ ABC A.Ş')
  assert.equal(cleanFolder(' ... '), '_')
  assert.equal(cleanFolder(`${'a'.repeat(79)}. b`), 'a'.repeat(79))
})
