/** Finds the places of search words in a text, without blocking the event loop on a long one. */
import { inTurns } from '@mizan/platform/call'
import { matchParagraphs, type Range } from '../../rules/highlight.ts'
import { parseQuery, type Query } from '../../rules/query.ts'

export const queryOf = (q: string | undefined): Query | null => (q ? parseQuery(q).query : null)

export async function marksIn(text: string, query: Query | null): Promise<Range[]> {
  return query ? inTurns(marking(text, query)) : []
}

function* marking(text: string, query: Query): Generator<void, Range[]> {
  const ranges: Range[] = []
  for (const paragraph of matchParagraphs(text, query)) {
    ranges.push(...paragraph.ranges)
    yield
  }
  return ranges
}
