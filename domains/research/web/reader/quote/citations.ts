/** The words with which lawyers point at a text, and names of files made of them. */

import { properTitle } from '../../law-titles.ts'

/** "m. 344", "geçici m. 2", "ek m. 1". */
export function articleMark(articleNo: string): string {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(articleNo)
  return kind ? `${kind[1]?.toLocaleLowerCase('tr')} m. ${kind[2]}` : `m. ${articleNo}`
}

/** "6098 sayılı Türk Borçlar Kanunu". */
export const lawCitation = (law: { lawNumber: string; title: string }): string =>
  `${law.lawNumber} sayılı ${properTitle(law.title)}`

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
