import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileNameOf } from './file-name.ts'
import { articleCitation, articleMark } from './law-citation.ts'
import { properTitle } from './law-titles.ts'
import { pinpoint } from './pinpoints.ts'
import { quotation } from './quotation.ts'

test('an article is cited by number and name of its law', () => {
  const law = { lawNumber: '6098', title: 'TÜRK BORÇLAR KANUNU' }
  assert.equal(articleCitation(law, '344'), '6098 sayılı Türk Borçlar Kanunu m. 344')
  assert.equal(articleCitation(law, 'Geçici 2'), '6098 sayılı Türk Borçlar Kanunu geçici m. 2')
})

test('a chapter of the Cypriot laws is cited by its name, without a number', () => {
  const chapter = { lawNumber: 'Fasıl 149', title: 'Sözleşmeler Yasası' }
  assert.equal(articleCitation(chapter, '4'), 'Fasıl 149 Sözleşmeler Yasası m. 4')
  const law = { lawNumber: '17/1981', title: 'Kira (Denetim) Yasası' }
  assert.equal(articleCitation(law, '6'), '17/1981 sayılı Kira (Denetim) Yasası m. 6')
})

test('additional and repeated articles keep their kind', () => {
  assert.equal(articleMark('Ek 1'), 'ek m. 1')
  assert.equal(articleMark('Mükerrer 20'), 'mükerrer m. 20')
  assert.equal(articleMark('3/a'), 'm. 3/a')
})

test('a title in capitals gets the right dotted and dotless letters', () => {
  assert.equal(properTitle('İCRA VE İFLAS KANUNU'), 'İcra ve İflas Kanunu')
  assert.equal(properTitle('SINIR AŞAN SULAR HAKKINDA KANUN'), 'Sınır Aşan Sular Hakkında Kanun')
  assert.equal(properTitle('III. OLAY VE OLGULAR'), 'III. Olay ve Olgular')
  assert.equal(properTitle('Türk Medeni Kanunu'), 'Türk Medeni Kanunu')
})

test('a quotation names its source and paragraph', () => {
  const source = 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020'
  assert.equal(
    quotation('  kira bedelinin\n“tespiti” ', source, pinpoint(12, 12)),
    `“kira bedelinin ‘tespiti’” (${source}, § 12)`,
  )
})

test('a file is named by the citation, without characters that file systems refuse', () => {
  assert.equal(
    fileNameOf('Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020'),
    'Yargıtay 3. HD E. 2019-1234 K. 2020-567 T. 12.02.2020.pdf',
  )
})
