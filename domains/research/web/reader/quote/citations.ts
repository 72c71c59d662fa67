/** The words with which lawyers point at a text, and names of files made of them. */

import { articleMark } from '../../../rules/article-mark.ts'
import { properTitle } from '../../law-titles.ts'

/** Chapters of the Cypriot laws have a name in place of a number: "Fasıl 149". */
export const isNumbered = (lawNumber: string): boolean => /^\d/.test(lawNumber)

/** "6098 sayılı Türk Borçlar Kanunu", "Fasıl 149 Sözleşmeler Yasası". */
export const lawCitation = ({ lawNumber, title }: { lawNumber: string; title: string }): string =>
  `${isNumbered(lawNumber) ? `${lawNumber} sayılı` : lawNumber} ${properTitle(title)}`

/** "6098 sayılı Türk Borçlar Kanunu m. 344". */
export const articleCitation = (law: { lawNumber: string; title: string }, articleNo: string): string =>
  `${lawCitation(law)} ${articleMark(articleNo)}`

/** Paragraphs that a quotation comes from: "¶ 12", "¶ 12–14". */
export function paragraphMark(first: number, last: number): string {
  return first === last ? `¶ ${first}` : `¶ ${Math.min(first, last)}–${Math.max(first, last)}`
}

/** A quotation with its place. Quotation marks inside become single ones. */
export function quotation(text: string, source: string, place?: string): string {
  const inside = text.trim().replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'")
  return `“${inside}” (${place ? `${source}, ${place}` : source})`
}
