/**
 * Runs work in short steps beside everything else that the server does. Running tasks take turns: in each
 * round of the event loop one of them continues for a few milliseconds, however many are waiting.
 */
import { setImmediate as nextRound } from 'node:timers/promises'

const TURN_MS = 6

let line: Promise<unknown> = Promise.resolve()

/** Resolves in a round of the event loop of its own, after all earlier callers. */
export function nextTurn(): Promise<unknown> {
  line = line.then(() => nextRound())
  return line
}

export interface Turn {
  ends: number
}

export const newTurn = (): Turn => ({ ends: performance.now() + TURN_MS })

/** @param turn shared by several short tasks, one after the other, so that they do not take a turn each */
export async function inTurns<T>(steps: Generator<void, T>, turn: Turn = newTurn()): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < turn.ends) continue
    await nextTurn()
    turn.ends = performance.now() + TURN_MS
  }
}

/**
 * A function for work that waits for other things in between: it is awaited often and gives up the turn only when the
 * turn is over. Twenty files that are written at once take turns, so others wait for one of them and not for all
 * twenty.
 */
export function pacer(): () => Promise<void> | undefined {
  const turn = newTurn()
  return () => {
    if (performance.now() < turn.ends) return undefined
    return nextTurn().then(() => {
      turn.ends = performance.now() + TURN_MS
    })
  }
}
