import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Columns, IndexReader, SearchRequest } from '@mizan/platform/search'
import { Calendar, sortByDate } from './calendar.ts'
import { DatedMatches } from './dated-matches.ts'

/** Five decisions on each of 600 days; every second one matches. */
const size = 3_000
const day = Int32Array.from({ length: size }, (_, id) => (id * 7) % 600)
const columns: Columns = { size, present: new Uint8Array(size).fill(1), integers: { day }, lists: {} }
const everyMatch = Int32Array.from({ length: size / 2 }, (_, index) => 2 * index)
const clause = { kind: 'prefix', field: 'body', prefix: 'x' } as const

class FailingReader implements IndexReader {
  readonly documents = size
  readonly columns = columns
  readonly fields = ['body']
  readonly vocabulary = { size: 0, frequency: () => 0, startingWith: () => [] }
  failures = 0

  async search({ where = [] }: SearchRequest) {
    await undefined
    if (this.failures-- > 0) throw new Error('The disk could not be read')
    const [range] = where
    if (!range || 'in' in range) throw new Error('A window of days was expected')
    const inRange = (id: number) =>
      (day[id] as number) >= (range.from ?? 0) && (day[id] as number) <= (range.to ?? 0)
    return { ids: everyMatch.filter(inRange), scores: new Float32Array(0), complete: true }
  }

  close() {}
}

async function newest(reader: IndexReader): Promise<DatedMatches> {
  const request = { clause, where: [], order: 'newest', density: 0.5 } as const
  return new DatedMatches(reader, await Calendar.of(columns), request)
}

const expected = [...sortByDate(everyMatch, day, 'newest')]

describe('matches by date', () => {
  test('come in the order of days, however they are sliced', async () => {
    const matches = await newest(new FailingReader())
    const slices = [await matches.slice(0, 20), await matches.slice(20, 700), await matches.slice(700, size)]
    assert.deepEqual(
      slices.flatMap((ids) => [...ids]),
      expected,
    )
    assert.ok(matches.isComplete)
  })

  test('lose no day when a query fails: it is repeated', async () => {
    const reader = new FailingReader()
    const matches = await newest(reader)
    await matches.slice(0, 20)
    reader.failures = 2
    await assert.rejects(matches.slice(0, 1_000), /disk/)
    await assert.rejects(matches.slice(0, 1_000), /disk/)
    assert.deepEqual([...(await matches.slice(0, size))], expected)
  })

  test('lose no day when another search runs while a query fails', async () => {
    const reader = new FailingReader()
    const matches = await newest(reader)
    reader.failures = 1
    const [failed, answered] = await Promise.allSettled([matches.slice(0, 20), matches.slice(0, size)])
    assert.equal(failed.status, 'rejected')
    assert.ok(answered.status === 'fulfilled')
    assert.deepEqual([...answered.value], expected)
  })
})
