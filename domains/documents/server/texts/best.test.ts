import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { Best } from './best.ts'
import type { Known, Part } from './known-texts.ts'

const random = randomFrom(7)

/** Of few scores and few days, so that many are equal. */
function hitsOf(count: number) {
  const texts = Array.from(
    { length: count },
    (_, at) => ({ id: `${random(1_000_000)}-${at}`, datedAt: random(5) }) as Known,
  )
  const part = { texts, dates: Float64Array.from(texts, ({ datedAt }) => datedAt) } as unknown as Part
  return { part, texts, scores: texts.map(() => random(7)) }
}

for (const sort of ['relevance', 'newest'] as const)
  test(`the pages of a search by ${sort} are those of all hits in their order`, () => {
    for (const count of [0, 1, 19, 20, 21, 400]) {
      const { part, texts, scores } = hitsOf(count)
      const scoreOf = new Map(texts.map((text, at) => [text.id, scores[at] as number]))
      const rank = ({ id }: Known) => (sort === 'newest' ? 0 : (scoreOf.get(id) as number))
      const sorted = texts.toSorted(
        (one, other) =>
          rank(other) - rank(one) || other.datedAt - one.datedAt || (one.id < other.id ? -1 : 1),
      )
      for (const pageIndex of [0, 1, 3, 30]) {
        const best = new Best({ sort, pageIndex, pageSize: 20 })
        for (const [slot, score] of scores.entries()) best.offer(part, slot, score)
        assert.deepEqual(best.page(), sorted.slice(20 * pageIndex, 20 * (pageIndex + 1)))
      }
    }
  })
