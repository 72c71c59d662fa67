import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { mergedHits, orderedHits } from './hits.ts'
import type { Hits } from './port.ts'
import { sampleNumbers } from './testing/samples.ts'

const below = sampleNumbers(5)

function sampleHits(size: number): Hits {
  const scored = new Map(Array.from({ length: size }, () => [below(60), below(12) / 4]))
  return orderedHits(Int32Array.from(scored.keys()), Float32Array.from(scored.values()), below(4) > 0)
}

/** The expected result: all lists concatenated and sorted. */
function mergedPlainly(lists: Hits[], limit: number) {
  const best = new Map<number, number>()
  for (const { ids, scores } of lists)
    ids.forEach((id, index) => {
      best.set(id, Math.max(best.get(id) ?? 0, scores[index] as number))
    })
  const sorted = [...best].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return {
    ids: sorted.slice(0, limit).map(([id]) => id),
    scores: sorted.slice(0, limit).map(([, score]) => score),
    complete: sorted.length <= limit && lists.every((list) => list.complete),
  }
}

describe('merged lists of hits', () => {
  test('have every document once, with its best score, best first, up to the limit', () => {
    for (let round = 0; round < 300; round++) {
      const lists = Array.from({ length: 1 + below(5) }, () => sampleHits(below(40)))
      const limit = [1, 5, 20, 60, Infinity][below(5)] as number
      const { ids, scores, complete } = mergedHits(lists, limit)
      assert.deepEqual({ ids: [...ids], scores: [...scores], complete }, mergedPlainly(lists, limit))
    }
  })
})
