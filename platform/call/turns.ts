/**
 * Runs work in short steps beside everything else that the server does. Running pieces of work take turns: in each
 * round of the event loop one of them continues for a few milliseconds, however many are waiting.
 */
import { setImmediate as nextRound } from 'node:timers/promises'

const TURN_MS = 6

let line: Promise<unknown> = Promise.resolve()

/** Resolves in a round of the event loop of its own, after all earlier callers. */
function nextTurn(): Promise<unknown> {
  line = line.then(() => nextRound())
  return line
}

export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let turnEnds = performance.now() + TURN_MS
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < turnEnds) continue
    await nextTurn()
    turnEnds = performance.now() + TURN_MS
  }
}
