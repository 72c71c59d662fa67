import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesIn } from './places.ts'

const file = {
  ...{ caseId: '1', caseNumber: '2026/1', caseTitle: 'Yılmaz / ABC', documentName: 'Cevap.udf' },
  ...{ number: 2, isLatest: true, extension: 'udf' },
}

test('each case has a folder, and versions that are older say which they are', () => {
  const place = placesIn('tr')
  assert.deepEqual(
    [
      place(file),
      place({ ...file, number: 1, isLatest: false, extension: 'docx' }),
      place({ ...file, documentName: 'CON.txt', extension: 'txt' }),
    ],
    [
      '2026_1 Yılmaz _ ABC/Cevap.udf',
      '2026_1 Yılmaz _ ABC/Cevap (sürüm 1).docx',
      '2026_1 Yılmaz _ ABC/_CON.txt',
    ],
  )
})

test('no two files have one place, even if names differ only in capitals or become the same', () => {
  const place = placesIn('en')
  const older = { ...file, number: 1, isLatest: false }
  const places = [
    place(file),
    place(older),
    place({ ...file, documentName: 'Cevap (version 1).udf' }),
    place({ ...file, caseId: '2', caseTitle: 'YILMAZ / ABC' }),
    place({ ...file, caseId: '3', caseTitle: 'Yılmaz : ABC' }),
  ]
  assert.deepEqual(places.slice(3), [
    '2026_1 YILMAZ _ ABC (2)/Cevap.udf',
    '2026_1 Yılmaz _ ABC (3)/Cevap.udf',
  ])
  assert.equal(
    place({ ...file, documentName: 'Tanık.ogg', extension: 'ogg' }),
    '2026_1 Yılmaz _ ABC/Tanık.ogg',
    'a case that comes again keeps its folder',
  )
  assert.equal(new Set(places.map((one) => one.toLocaleLowerCase('tr'))).size, 5)
})
