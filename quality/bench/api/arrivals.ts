/**
 * Calls that arrive by a schedule which is fixed before, as people make them: the time of a call is measured from its
 * scheduled moment, whether or not the former call has been answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../generator/random.ts'

export interface Schedule {
  /** Each person calls once in so many milliseconds, at a moment that differs from time to time. */
  everyMs: number
  /** Calls of each person. */
  each: number
}

export interface ArrivalResult<Answer> {
  milliseconds: number
  /** Undefined for a call that failed. */
  answer: Answer | undefined
}

/** @param call makes call number so and so of all. The first failure is printed, and the time of each counts. */
export async function arrive<Person, Answer>(
  people: readonly Person[],
  { everyMs, each }: Schedule,
  call: (person: Person, number: number) => Promise<Answer>,
): Promise<{ arrived: ArrivalResult<Answer>[]; refused: number }> {
  let refused = 0
  const begun = performance.now()
  const one = async (person: Person, number: number, wanted: number) => {
    await sleep(Math.max(0, wanted - performance.now()))
    const answer = await call(person, number).catch((error) => {
      refused += 1
      if (refused === 1) console.error(String(error))
      return undefined
    })
    return { milliseconds: performance.now() - wanted, answer }
  }
  const calls = people.flatMap((person, place) => {
    const { next } = randomFrom(11, place)
    return Array.from({ length: each }, (_, turn) =>
      one(person, turn * people.length + place, begun + (turn + next()) * everyMs),
    )
  })
  return { arrived: await Promise.all(calls), refused }
}
