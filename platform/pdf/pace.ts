/** Splits long work into short stretches, so that other requests are answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest stretch in milliseconds before the event loop continues. */
const longestStretch = 8

/** Returns a function to await often: it yields only when the stretch is used up. */
export function pacer(): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    if (performance.now() - started < longestStretch) return undefined
    return nextTurn().then(() => {
      started = performance.now()
    })
  }
}
