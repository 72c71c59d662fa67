import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseKey, fileKey, numbered, referenceKey } from './natural-key.ts'

const file = {
  ...{ domain: '2026/1755(Hukuk Dava Dosyası)', courtFileNo: '4711', approvalDate: '2026-11-20' },
  ...{ senderDate: '2026-11-20', type: 'Duruşma Zaptı', subType: 'GDN', sender: 'Mahkeme' },
  ...{ senderNumber: '12', sendFileNo: '' },
}

test('a court may have one number twice, and doubled spaces are the same text', () => {
  const one = { courtId: 'B-101', caseNo: '2026/5', typeCode: '15' }
  assert.notEqual(caseKey(one), caseKey({ ...one, typeCode: '14' }))
  assert.equal(caseKey(one), caseKey({ ...one, caseNo: ' 2026/5 ' }))
  assert.equal(fileKey(file), fileKey({ ...file, type: 'Duruşma  Zaptı ' }))
})

test('documents are distinguished by each field of their entry in the register', () => {
  for (const field of Object.keys(file) as (keyof typeof file)[])
    assert.notEqual(fileKey(file), fileKey({ ...file, [field]: `${file[field]}x` }), field)
})

test('rows that look alike are numbered, and none is left out', () => {
  const rows = numbered(
    ['a', 'b', 'a', 'a'].map((key) => ({ key })),
    ({ key }) => key,
  )
  assert.deepEqual(
    rows.map(({ key, occurrence }) => `${key}${occurrence}`),
    ['a1', 'b1', 'a2', 'a3'],
  )
})

test('attachments belong to one of several documents that look alike', () => {
  const key = fileKey(file)
  const place = { order: 1, type: 'Ek' }
  assert.notEqual(referenceKey({ key, occurrence: 1 }, place), referenceKey({ key, occurrence: 2 }, place))
  assert.notEqual(
    referenceKey({ key, occurrence: 1 }, place),
    referenceKey({ key, occurrence: 1 }, { ...place, order: 2 }),
  )
})
