/** Finds the paragraphs of a decision that say most about a question. */
import { wordTerms } from '../analysis.ts'
import { paragraphsOf, type TextParagraph } from '../paragraphs.ts'

export interface RankedParagraph extends TextParagraph {
  score: number
  /** What judges wrote who were outvoted, at the end of a decision. */
  isDissent: boolean
}

/** Shorter lines are headings, names and dates. */
const SHORTEST = 60
/** A longer paragraph has every word somewhere; it counts as one of this length. */
const USUAL = 120
/** What a court decided in the case at hand, and who asked for what, says nothing about the law. */
const procedural =
  /(?:gereği\s+(?:düşünüldü|görüşüldü)|dosya\s+(?:incelendi|okundu|görüşüldü)|temyiz\s+eden|tebliğname|duruşma\s+günü|oy\s?birliği(?:yle|\s+ile)|karar\s+verildi\.?$|vekili\s+(?:av|dava|cevap|temyiz)|onanmasına|bozulmasına)/iu
const PROCEDURAL = 0.5
const dissent =
  /^[^\p{L}]*(?:kar[şs][ıi]\s+oy|muhalefet\s+[şs]erh[ıi]|az[ıi]nl[ıi]k\s+oyu|ayr[ıi][şs][ıi]k\s+oy)/u

/**
 * The best first, in steps of one paragraph between which other work can run.
 * @param weights how much each searched term tells: rare ones more
 */
export function* rankParagraphs(
  text: string,
  weights: ReadonlyMap<string, number>,
  count: number,
): Generator<void, RankedParagraph[]> {
  const ranked: RankedParagraph[] = []
  let isDissent = false
  for (const paragraph of paragraphsOf(text)) {
    isDissent ||= dissent.test(paragraph.text.slice(0, 40).toLocaleLowerCase('tr'))
    if (paragraph.text.length < SHORTEST || paragraph.heading === paragraph.text) continue
    const score = scoreOf(paragraph.text, weights)
    if (score > 0) ranked.push({ ...paragraph, score, isDissent })
    yield
  }
  return ranked.sort((a, b) => b.score - a.score || a.no - b.no).slice(0, count)
}

function scoreOf(text: string, weights: ReadonlyMap<string, number>): number {
  const terms = wordTerms(text)
  const found = new Map<string, number>()
  for (const term of terms) if (weights.has(term)) found.set(term, (found.get(term) ?? 0) + 1)
  let sum = 0
  for (const [term, times] of found)
    sum += ((weights.get(term) ?? 0) * (times * 2.2)) / (times + 1.2 * (0.5 + (0.5 * terms.length) / USUAL))
  return procedural.test(text) ? sum * PROCEDURAL : sum
}
