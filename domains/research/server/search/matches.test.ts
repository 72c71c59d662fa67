/** How many hits are fetched to count them, against an engine that only notes what it is asked for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clause, IndexReader, SearchRequest } from '@mizan/platform/search'
import type { Calendar } from './calendar.ts'
import { WordMatches } from './matches.ts'
import { CAP, SAMPLE } from './ranked-matches.ts'

const documents = 2_000_000

function matchesOf(frequency: number, allowed: number) {
  const asked: number[] = []
  const reader = {
    documents,
    vocabulary: { size: 2, frequency: () => frequency, startingWith: () => [] },
    search: async ({ limit }: SearchRequest) => {
      asked.push(limit)
      // No two scores are equal, so that no hit is left to the next portion but the last.
      const scores = Float32Array.from({ length: limit }, (_, at) => limit - at)
      return { ids: Int32Array.from(scores.keys()), scores, complete: false }
    },
  } as unknown as IndexReader
  const clause: Clause = { kind: 'match', field: 'body', terms: ['a', 'b'], mode: 'all' }
  return { matches: new WordMatches(reader, {} as Calendar, { clause, where: [], allowed }), asked }
}

test('where surely more than the cap match, the counts are of fewer, and the total is still the cap', async () => {
  const { matches, asked } = matchesOf(1_500_000, documents)
  const { ids, complete, total } = await matches.counted()
  assert.deepEqual([ids.length, complete, total, asked], [SAMPLE, false, CAP, [SAMPLE + 1]])
})

test('where that is not certain, all are fetched up to the cap', async () => {
  for (const [frequency, allowed] of [
    [900_000, documents],
    [1_500_000, 900_000],
    [1_500_000, 0],
  ] as const) {
    const { matches, asked } = matchesOf(frequency, allowed)
    const { ids, total } = await matches.counted()
    assert.deepEqual([ids.length, total, asked], [CAP, CAP, [CAP + 1]])
  }
})
