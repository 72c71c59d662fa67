/** Passages of the shown decisions; yields to other requests every few milliseconds. */
import { inTurns } from '@mizan/platform/call'
import { type Snippet, snippetSteps } from '../../rules/highlight.ts'
import type { Query } from '../../rules/query.ts'

export function snippetsOf(
  texts: readonly string[],
  query: Query | null,
  options: { count?: number; length?: number } = {},
): Promise<Snippet[][]> {
  return inTurns(stepsOf(texts, query, options))
}

function* stepsOf(
  texts: readonly string[],
  query: Query | null,
  options: { count?: number; length?: number },
): Generator<void, Snippet[][]> {
  const all: Snippet[][] = []
  for (const text of texts) all.push(yield* snippetSteps(text, query, options))
  return all
}
