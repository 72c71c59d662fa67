/** Citations as lawyers write them, and file names made from them. */

import { articleMark } from '../../../rules/article-mark.ts'
import { properTitle } from '../../law-titles.ts'

/** Chapters of the Cypriot laws have a name instead of a number: "Fasıl 149". */
export const isNumbered = (lawNumber: string): boolean => /^\d/.test(lawNumber)

/** "6098 sayılı Türk Borçlar Kanunu", "Fasıl 149 Sözleşmeler Yasası". */
export const lawCitation = ({ lawNumber, title }: { lawNumber: string; title: string }): string =>
  `${isNumbered(lawNumber) ? `${lawNumber} sayılı` : lawNumber} ${properTitle(title)}`

/** "6098 sayılı Türk Borçlar Kanunu m. 344". */
export const articleCitation = (law: { lawNumber: string; title: string }, articleNo: string): string =>
  `${lawCitation(law)} ${articleMark(articleNo)}`

/** Paragraphs of a quotation: "¶ 12", "¶ 12–14". */
export function paragraphMark(first: number, last: number): string {
  return first === last ? `¶ ${first}` : `¶ ${Math.min(first, last)}–${Math.max(first, last)}`
}

/** A quotation with its source. Quotation marks inside become single ones. */
export function quotation(text: string, source: string, place?: string): string {
  const inside = text.trim().replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'")
  return `“${inside}” (${place ? `${source}, ${place}` : source})`
}
