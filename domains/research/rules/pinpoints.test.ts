import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedNumbers, pinpoint } from './pinpoints.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Başvurucu ileri sürmüştür.`)

test('paragraphs have the numbers of the court, and a quotation that of the paragraph above it', () => {
  const numbers = countedNumbers([
    'I. BAŞVURUNUN KONUSU',
    ...numbered(9),
    '“Alıntı.”',
    '10. Başvuru kabul edildi.',
  ])
  assert.deepEqual(numbers, [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10])
})

test('reasons and orders that are counted are no numbered paragraphs', () => {
  assert.equal(countedNumbers(['KARAR', ...numbered(3), 'Hüküm onanmıştır.']), null)
  assert.equal(countedNumbers([...numbered(8), ...Array(30).fill('Gereği düşünüldü.')]), null)
  assert.equal(countedNumbers(['1- Sanığın temyizi', '2- Katılanın temyizi', ...Array(20).fill('x')]), null)
})

test('several paragraphs are cited from the first to the last', () => {
  assert.equal(pinpoint(12, 12), '§ 12')
  assert.equal(pinpoint(14, 12), '§ 12–14')
})
