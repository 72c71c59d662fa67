/** Citations of laws and of their articles, as lawyers write them. */
import { properTitle } from './law-titles.ts'

interface CitedLaw {
  lawNumber: string
  /** As printed, also in capitals. */
  title: string
}

/** Chapters of the Cypriot laws have a name instead of a number: "Fasıl 149". */
export const isNumbered = (lawNumber: string): boolean => /^\d/.test(lawNumber)

/** "6098 sayılı Türk Borçlar Kanunu", "Fasıl 149 Sözleşmeler Yasası". */
export const lawCitation = ({ lawNumber, title }: CitedLaw): string =>
  `${isNumbered(lawNumber) ? `${lawNumber} sayılı` : lawNumber} ${properTitle(title)}`

/** "m. 344", "geçici m. 2", "ek m. 1". */
export function articleMark(articleNo: string): string {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(articleNo)
  return kind ? `${kind[1]?.toLocaleLowerCase('tr')} m. ${kind[2]}` : `m. ${articleNo}`
}

/** "6098 sayılı Türk Borçlar Kanunu m. 344". */
export const articleCitation = (law: CitedLaw, articleNo: string): string =>
  `${lawCitation(law)} ${articleMark(articleNo)}`
