/** The high courts and their chambers that a query names: their own decisions rank before those that mention them. */
import { type CourtMention, courtEndingAt } from './court-mentions.ts'
import { type Scan, wordAt } from './scan.ts'

const HIGH = new Set(['constitutional', 'supreme', 'regional'])

/** In text order. A court of first instance is usually the subject of a question, and is left out. */
export function courtsIn(s: Scan): CourtMention[] {
  const found: CourtMention[] = []
  for (let at = s.lexemes.length - 1; at >= 0; at--) {
    const mention = courtEndingAt(s, at, 'turkey')
    if (!mention || !HIGH.has(mention.name.level) || isFlat(s, mention)) continue
    found.unshift(mention)
    at = mention.first
  }
  return found
}

/** "5. daire" alone is more likely a flat in a house than a chamber of the Danıştay. */
function isFlat(s: Scan, { name, first }: CourtMention): boolean {
  return /^\d+\. Daire$/.test(name.chamber ?? '') && !/^d(?:anistay|$)/.test(wordAt(s, first))
}
