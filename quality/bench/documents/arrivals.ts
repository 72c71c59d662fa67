/**
 * Searches that arrive by a schedule which is fixed before, as people type them: whoever has to wait is measured from the
 * moment at which they wanted to search, also if their own former search is not answered yet.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../generator/random.ts'

export interface Schedule {
  /** Each person searches once in so many milliseconds, at a moment that differs from time to time. */
  everyMs: number
  /** Searches of each person. */
  each: number
}

export interface Timed {
  question: string
  milliseconds: number
}

/** @param ask makes search number so and so of all, and says which question it was */
export async function measureArrivals<Person>(
  people: readonly Person[],
  { everyMs, each }: Schedule,
  ask: (person: Person, number: number) => Promise<string>,
): Promise<Timed[]> {
  const timed: Timed[] = []
  const begun = performance.now()
  await Promise.all(
    people.map(async (person, place) => {
      const { next } = randomFrom(11, place)
      for (let turn = 0; turn < each; turn += 1) {
        const wanted = begun + (turn + next()) * everyMs
        await sleep(Math.max(0, wanted - performance.now()))
        const question = await ask(person, turn * people.length + place)
        timed.push({ question, milliseconds: performance.now() - wanted })
      }
    }),
  )
  return timed
}
