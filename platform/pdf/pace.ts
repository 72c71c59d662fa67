/** Splits long work into short stretches, so that other requests are answered in between. */
import { nextTurn } from '../call/turns.ts'

/** Longest stretch in milliseconds before the event loop continues. */
const longestStretch = 8

/**
 * Returns a function to await often: it yields only when the stretch is used up. Twenty files that are written at once
 * take turns: others wait for one stretch, and not for twenty.
 */
export function pacer(): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    if (performance.now() - started < longestStretch) return undefined
    return nextTurn().then(() => {
      started = performance.now()
    })
  }
}
