/** The high courts and their chambers that a query names: their own decisions are meant before those that mention them. */
import { type CourtMention, courtEndingAt } from './court-mentions.ts'
import { type Scan, wordAt } from './scan.ts'

const HIGH = new Set(['constitutional', 'supreme', 'regional'])

/** In the order of the text. A court of first instance is mostly what a question is about, and is left out. */
export function courtsIn(s: Scan): CourtMention[] {
  const found: CourtMention[] = []
  for (let at = s.lexemes.length - 1; at >= 0; at--) {
    const mention = courtEndingAt(s, at, 'TR')
    if (!mention || !HIGH.has(mention.name.level) || isFlat(s, mention)) continue
    found.unshift(mention)
    at = mention.first
  }
  return found
}

/** "5. daire" alone is rather a flat in a house than a chamber of the Danıştay. */
function isFlat(s: Scan, { name, first }: CourtMention): boolean {
  return /^\d+\. Daire$/.test(name.chamber ?? '') && !/^d(?:anistay|$)/.test(wordAt(s, first))
}
