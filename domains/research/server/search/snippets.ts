/** Passages of the shown decisions; gives way to other requests every few milliseconds. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Snippet, snippetSteps } from '../../rules/highlight.ts'
import type { Query } from '../../rules/query.ts'

const TURN_MS = 6

export async function snippetsOf(
  texts: readonly string[],
  query: Query | null,
  options: { count?: number; length?: number } = {},
): Promise<Snippet[][]> {
  const all: Snippet[][] = []
  let turnEnds = performance.now() + TURN_MS
  for (const text of texts) {
    const steps = snippetSteps(text, query, options)
    let step = steps.next()
    while (!step.done) {
      if (performance.now() > turnEnds) {
        await nextTurn()
        turnEnds = performance.now() + TURN_MS
      }
      step = steps.next()
    }
    all.push(step.value)
  }
  return all
}
