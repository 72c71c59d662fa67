import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articlePassage } from './compose/testing/passages.ts'
import { withoutDuplicates } from './duplicates.ts'

const text = 'Kira bedeli, yeni dönemden önce yapılan yazılı anlaşma ile serbestçe belirlenir.'
const idsOf = (passages: Parameters<typeof withoutDuplicates>[0]) =>
  withoutDuplicates(passages).map(({ id }) => id)

test('of two passages that say nearly the same, the first stays', () => {
  const other = articlePassage('2', `${text} Aksi kararlaştırılamaz.`)
  assert.deepEqual(idsOf([articlePassage('1', text), other]), ['p-1'])
})

test('passages that share only some words both stay', () => {
  const other = articlePassage(
    '2',
    'Kira bedeli, anlaşma yoksa hâkim tarafından hakkaniyete göre belirlenir.',
  )
  assert.deepEqual(idsOf([articlePassage('1', text), other]), ['p-1', 'p-2'])
})

test('passages of one or two words are no duplicates of each other', () => {
  assert.deepEqual(idsOf([articlePassage('1', 'Mülga.'), articlePassage('2', 'Mülga.')]), ['p-1', 'p-2'])
})
