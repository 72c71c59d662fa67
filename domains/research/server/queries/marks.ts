/** Where the words of a search stand in a text, without holding the event loop on a long one. */
import { setImmediate as breathe } from 'node:timers/promises'
import { matchParagraphs, type Range } from '../../rules/highlight.ts'
import { parseQuery, type Query } from '../../rules/query.ts'

const sliceMs = 8

export const queryOf = (q: string | undefined): Query | null => (q ? parseQuery(q).query : null)

export async function marksIn(text: string, query: Query | null): Promise<Range[]> {
  if (!query) return []
  const ranges: Range[] = []
  let begun = performance.now()
  for (const paragraph of matchParagraphs(text, query)) {
    ranges.push(...paragraph.ranges)
    if (performance.now() - begun < sliceMs) continue
    await breathe()
    begun = performance.now()
  }
  return ranges
}
