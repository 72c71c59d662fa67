import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextLink } from '../../../schemas.ts'
import { mergeHits, type Segment, segmentsOf } from './segments.ts'

const link = (from: number, to: number): TextLink => ({
  range: [from, to],
  kind: 'law',
  label: '',
  law: null,
  decision: null,
})
/** `<...>` is a link, `[...]` a hit with its number. */
const drawn = (segments: Segment[]) =>
  segments
    .map(({ link: linked, pieces }) => {
      const inside = pieces.map(({ text, hit }) => (hit === null ? text : `[${hit}:${text}]`)).join('')
      return linked === null ? inside : `<${inside}>`
    })
    .join('')

const text = 'TBK 344 uyarınca kira bedeli'

test('a text without links and hits is one segment', () => {
  assert.equal(drawn(segmentsOf(text, [], [], 0)), text)
})

test('an empty text has no segments', () => assert.deepEqual(segmentsOf('', [], [[0, 3]], 0), []))

test('a hit inside a link stays inside it', () => {
  assert.equal(drawn(segmentsOf(text, [link(0, 7)], [[4, 7]], 2)), '<TBK [2:344]> uyarınca kira bedeli')
})

test('a hit across the end of a link is cut, both parts with one number', () => {
  assert.equal(drawn(segmentsOf(text, [link(0, 7)], [[4, 16]], 0)), '<TBK [0:344]>[0: uyarınca] kira bedeli')
})

test('a hit that covers two links keeps its number in all parts', () => {
  const parts = drawn(segmentsOf(text, [link(0, 3), link(4, 7)], [[0, 16]], 5))
  assert.equal(parts, '<[5:TBK]>[5: ]<[5:344]>[5: uyarınca] kira bedeli')
})

test('of two overlapping links the first is kept', () => {
  assert.equal(drawn(segmentsOf(text, [link(2, 10), link(0, 7)], [], 0)), '<TBK 344> uyarınca kira bedeli')
})

test('ranges outside the text are clipped and empty ones are ignored', () => {
  assert.equal(drawn(segmentsOf('kira', [link(-5, 2), link(3, 3)], [[2, 99]], 0)), '<ki>[0:ra]')
})

test('hits that touch, overlap or are separated by spaces are one hit', () => {
  assert.deepEqual(
    mergeHits(text, [
      [22, 28],
      [17, 21],
      [0, 3],
      [2, 5],
    ]),
    [
      [0, 5],
      [17, 28],
    ],
  )
})

test('for any ranges, the joined segments give the text again', () => {
  for (let seed = 1; seed < 200; seed++) {
    const at = (n: number) => (seed * 7919 * (n + 3)) % 31
    const segments = segmentsOf(
      text,
      [link(at(1), at(2)), link(at(3), at(4))],
      [
        [at(5), at(6)],
        [at(7), at(8)],
      ],
      0,
    )
    assert.equal(segments.flatMap((s) => s.pieces.map((p) => p.text)).join(''), text)
  }
})
