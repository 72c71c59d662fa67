/** The paragraph of a decision that a citation names: "§ 45", "par. 45–47". */
import { paragraphsOf } from '@mizan/research/rules/paragraphs'

/** A paragraph is named behind the numbers of the decision, or behind its day. */
const named =
  /^[\s,;(]*(?:\d{1,2}[./]\d{1,2}[./]\d{4}[\s,;]*)?(?:§+|par\.|paragraf)\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?/u

export interface Sections {
  first: number
  last: number
}

export function sectionsBehind(text: string, end: number): { sections: Sections | null; end: number } {
  const found = named.exec(text.slice(end, end + 60))
  if (!found) return { sections: null, end }
  const first = Number(found[1])
  return { sections: { first, last: Number(found[2] ?? first) }, end: end + found[0].length }
}

/** Returns null for a court that numbers no paragraphs. */
export function numbersIn(text: string): ReadonlySet<number> | null {
  const numbers = paragraphsOf(text).flatMap(({ number }) => number ?? [])
  return numbers.length > 0 ? new Set(numbers) : null
}
