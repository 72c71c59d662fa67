/** Repeats a request to a store a few times, with growing pauses, unless the answer is final. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds before the second try, the third, and so on. */
export type Pauses = readonly number[]

/** @throws the error of the last try */
export async function inTries<T>(pauses: Pauses, work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (isFinal(error)) throw error
    }
    await sleep(pause)
  }
  return work()
}

/** Asking again does not help if the store understood the request and refuses it. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** The status of the answer; undefined if there was none. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
