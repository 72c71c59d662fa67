/** Repeats calls that failed for a temporary reason, with growing pauses. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Repeats } from './options.ts'

/** Why and how a failed try is repeated; undefined if it is final. */
export type Repeat = { retryAfter?: number | undefined } | undefined

export interface Tries {
  repeats: Repeats
  again: (error: unknown) => Repeat
  signal?: AbortSignal
}

/** @throws the error of the last try; the reason of the signal */
export async function inTries<T>({ repeats, again, signal }: Tries, work: () => Promise<T>): Promise<T> {
  for (let call = 1; ; call += 1) {
    try {
      return await work()
    } catch (error) {
      const why = call < repeats.calls ? again(error) : undefined
      const pause = why && pauseBefore(call, repeats, why.retryAfter)
      if (pause === undefined) throw error
      await sleep(pause, undefined, signal ? { signal } : {})
    }
  }
}

/**
 * Milliseconds after the failed call of this number; undefined if the service asks for a longer wait than is allowed.
 * A quarter of each pause is random, so that callers who failed together do not come back together.
 */
export function pauseBefore(
  failed: number,
  { pause, longestPause }: Pick<Repeats, 'pause' | 'longestPause'>,
  retryAfter = 0,
  chance = Math.random(),
): number | undefined {
  const asked = retryAfter * 1_000
  if (asked > longestPause) return undefined
  const own = Math.min(pause * 2 ** (failed - 1), longestPause)
  return Math.max(own, asked) + own * 0.25 * chance
}
