/** Which place of an article a citation names, and whether the article has it; what the article says of its changes. */

/** A new paragraph begins on a line of its own or with its number: "(2) …". */
export function paragraphsOfArticle(text: string): number {
  const numbered = [...text.matchAll(/(?:^|\n)\s*\((\d{1,2})\)/g)].map(([, no]) => Number(no))
  if (numbered.length > 0) return Math.max(...numbered)
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line))
  // Points of a list belong to the paragraph above them.
  return lines.filter((line) => !/^\s*(?:\p{Ll}{1,2}|\d{1,2})\s*[).-]/u.test(line)).length
}

/** The number of the paragraph in "3", "3-a", "1-b-1"; undefined for a point alone. */
export const paragraphOf = (place: string | undefined): number | undefined => {
  const no = /^\d{1,2}(?=$|-)/.exec(place ?? '')?.[0]
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
