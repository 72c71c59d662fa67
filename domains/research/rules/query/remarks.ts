/** What is wrong with the form of a query, so that the page can say what works. */
import type { QueryRemark } from '../../schemas.ts'

/** `text` is what is searched; empty if nothing is left. */
export interface Repaired {
  text: string
  remark: QueryRemark | null
}

const nearness = /(?<![\p{L}\d"])(?:NEAR|YAKIN)\/\S*/gu
/** "tazm?nat" in a few words; a sentence may go on behind a question mark. */
const oneLetter = /(?<![\p{L}\d*?])(\p{L}*)\?[\p{Ll}?*]+/gu
/** "k*" would be every word with that letter. */
const oneLetterAndStar = /(?<![\p{L}\d*])\p{L}\*+(?![\p{L}\d])/gu
const SHORTEST_BEGINNING = 3
const FEW_WORDS = 4
const loneArticle =
  /^(?:(?:m|md|mad|madde)\.? ?\d{1,4}(?:\/\S{1,6})?|\d{1,4}(?:\.? ?madde(?:si)?|\/son))\.?$/iu
const onlyNumbers = /^(?=.*[/-])[\d/][\d /-]*$/
const oneNumber = String.raw`0*[1-9]\d{0,6} ?[/-] ?0*[1-9]\d{0,6}(?:[/-]\d{1,7})?`
/** One number, or several of them as they are copied from a list. */
const wholeNumbers = new RegExp(`^${oneNumber}(?: (?:[/-] )?(?:${oneNumber}|\\d{1,7})){0,9}$`)

/** The query without what cannot be searched. Quoted text is meant to the letter. */
export function repaired(query: string): Repaired {
  if (query.includes('?') && query.split(' ').length <= FEW_WORDS && !query.includes('"')) {
    const text = query.replace(oneLetter, (_, beginning: string) =>
      beginning.length >= SHORTEST_BEGINNING ? `${beginning}*` : '',
    )
    if (text !== query) return { text: text.replace(/ {2,}/g, ' ').trim(), remark: 'wildcard' }
  }
  const words = query.includes('"') ? query : query.replace(oneLetterAndStar, '')
  if (words !== query) return { text: words.replace(/ {2,}/g, ' ').trim(), remark: 'wildcard' }
  const outside = query.replace(nearness, '')
  if (outside !== query) return { text: outside.replace(/ {2,}/g, ' ').trim(), remark: 'nearness' }
  if (onlyNumbers.test(query) && !wholeNumbers.test(query)) return { text: '', remark: 'broken_number' }
  return { text: query, remark: loneArticle.test(query) ? 'lone_article' : null }
}
