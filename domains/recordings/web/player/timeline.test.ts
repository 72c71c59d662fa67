import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVague, partAt, sentenceAt, timelineOf, wholeOf } from './timeline.ts'

const parts = [
  { part: 1, contentType: 'audio/webm', lengthMs: 60_000 },
  { part: 3, contentType: 'audio/webm', lengthMs: null },
  { part: 4, contentType: 'audio/webm', lengthMs: 30_000 },
]

test('parts follow each other, with the length that the player has measured where it has', () => {
  const timeline = timelineOf(parts, new Map([[3, 10_000]]))
  assert.deepEqual(
    timeline.map(({ fromMs }) => fromMs),
    [0, 60_000, 70_000],
  )
  assert.equal(wholeOf(timeline), 100_000)
})

test('a moment belongs to the part that is heard then, including its first moment and after the end', () => {
  const timeline = timelineOf(parts, new Map([[3, 10_000]]))
  const found = [-1, 0, 59_999, 60_000, 70_000, 500_000].map((at) => partAt(timeline, at)?.part)
  assert.deepEqual(found, [1, 1, 1, 3, 4, 4])
  assert.equal(partAt([], 0), undefined)
})

test('the heard sentence is the last one that has begun; before the first there is none', () => {
  const sentences = [{ at: 2_000 }, { at: null }, { at: 9_000 }]
  assert.deepEqual(
    [0, 2_000, 8_999, 9_000].map((at) => sentenceAt(sentences, at)),
    [-1, 0, 0, 2],
  )
})

test('the length of an MP3 is counted from its frames, whatever the player guesses, and a wrong guess is reported', () => {
  const mp3 = [{ part: 1, contentType: 'audio/mpeg', lengthMs: 600_000 }]
  const guess = (lengthMs: number) => new Map([[1, lengthMs]])
  assert.equal(wholeOf(timelineOf(mp3, guess(910_000))), 600_000)
  assert.ok(isVague(mp3, guess(910_000)))
  assert.ok(!isVague(mp3, guess(601_000)))
  assert.ok(!isVague(mp3, new Map()))
  const uncounted = [{ part: 1, contentType: 'audio/mpeg', lengthMs: null }]
  assert.equal(wholeOf(timelineOf(uncounted, guess(910_000))), 910_000)
  assert.ok(!isVague(uncounted, guess(910_000)))
  assert.ok(!isVague(parts, guess(910_000)))
})
