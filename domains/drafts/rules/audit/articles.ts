/** Which place of an article a citation names, and whether the article has it; what the article says of its changes. */

interface Paragraph {
  no: number
  start: number
}

/** A new paragraph begins on a line of its own or with its number: "(2) …". */
function paragraphsIn(text: string): Paragraph[] {
  const numbered = [...text.matchAll(/(?:^|\n)\s*\((\d{1,2})\)/g)]
  if (numbered.length > 0) return numbered.map(({ index, 1: no }) => ({ no: Number(no), start: index }))
  // Older laws number them without brackets: "1. …".
  const lines = [...text.matchAll(/^\s*(\d{1,2})\s*[.–-]+\s/gm)]
  if (/^\s*1\s*[.–-]/.test(text)) return lines.map(({ index, 1: no }) => ({ no: Number(no), start: index }))
  // Points of a list belong to the paragraph above them.
  return [...text.matchAll(/^.*\p{L}.*$/gmu)]
    .filter(({ 0: line }) => !/^\s*(?:\p{Ll}{1,2}|\d{1,2})\s*[).-]/u.test(line))
    .map(({ index }, at) => ({ no: at + 1, start: index }))
}

export const paragraphsOfArticle = (text: string): number =>
  Math.max(0, ...paragraphsIn(text).map(({ no }) => no))

/** Points between its lines leave open where a paragraph begins, unless the paragraphs are numbered. */
export const hasSurePlaces = (text: string): boolean =>
  /^\s*\(?1\s*[).–-]/.test(text) || !/^\s*(?:\p{L}{1,2}|\d{1,2})\s*[).-]/mu.test(text)

/** The number of the paragraph in which an offset of the text lies. */
export const paragraphAt = (text: string, offset: number): number =>
  paragraphsIn(text).findLast(({ start }) => start <= offset)?.no ?? 1

/** The number of the paragraph in "3", "3-a", "1-b-1"; undefined for a point alone. */
export const paragraphOf = (place: string | undefined): number | undefined => {
  const no = /^\d{1,3}(?=$|-)/.exec(place ?? '')?.[0]
  return no === undefined ? undefined : Number(no)
}

/** "(Mülga: 4/7/2012-6353/42 md.)" where the text of the article should be. */
export const isRepealed = (text: string): boolean =>
  /^\s*[([]?\s*mülga\b/iu.test(text.replace(/^\s*(?:madde\s+)?\d+\s*[-–—.]*\s*/iu, '')) &&
  text.replace(/[([][^)\]]*[)\]]/g, '').replace(/[^\p{L}]/gu, '').length < 40

/** The latest day on which the text says that it was changed, as YYYY-MM-DD. */
export function lastAmendment(text: string): string | undefined {
  const days = [...text.matchAll(/(?:değişik|ek|mülga)[^()]{0,40}?(\d{1,2})\/(\d{1,2})\/(\d{4})/giu)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  return days.sort().at(-1)
}
