import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Paragraph } from '../../../schemas.ts'
import { placesOf } from './places.ts'

const decision = (...numbers: (number | null)[]) => ({
  id: 'karar',
  paragraphs: numbers.map(
    (number, at): Paragraph => ({
      ...{
        id: `karar-${at + 1}`,
        no: at + 1,
        number,
        level: null,
        heading: null,
        text: '',
        links: [],
        hits: [],
      },
    }),
  ),
})

test('where the court counts, its numbers are shown once each, are the address and the range of the jump', () => {
  const places = placesOf(decision(null, 1, 1, null, 2))
  assert.deepEqual(
    places.each.map(({ id, shown }) => [id, shown]),
    [
      ['p-1', null],
      ['s-1', 1],
      ['p-3', null],
      ['p-4', null],
      ['s-2', 2],
    ],
  )
  assert.deepEqual([places.ofCourt, places.last, places.idOf(2)], [true, 2, 's-2'])
})

test('where it does not count, every paragraph has our number', () => {
  const places = placesOf(decision(null, null))
  assert.deepEqual(
    places.each.map(({ id, shown }) => [id, shown]),
    [
      ['p-1', 1],
      ['p-2', 2],
    ],
  )
  assert.deepEqual([places.ofCourt, places.last], [false, 2])
})
