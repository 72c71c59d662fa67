/** Reads the parts after the number of an article: its own letter, a paragraph, a clause. */
import { gapAfter, isNumber, numberAt, type Scan, surfaceAt, wordAt } from './scan.ts'

/** `first`/`last`: the lexemes of this article's own number. */
export type ArticleMention = {
  articleNo: string
  paragraph?: string
  /** "68/a" if it is not clear whether that is article 68/a or a clause of article 68. */
  lettered?: string
  first: number
  last: number
}

const LETTERED = /^[A-HJ-ZÇĞİÖŞÜ]$/
const SMALL_LETTER = /^[a-zçğıöşü]$/
export const MOST_PARAGRAPHS = 20
/** "53/1-a-b-c-d-e": all clauses belong to the article, but a pinpoint names the first ones. */
const MOST_PARTS = 9
const NAMED_PARTS = 4
const ROMAN = /^[IVX]{1,4}$/

/** "/A" belongs to the article's number; "/1", "-a", "-(1)" and "/1-b-1" are its paragraph and subparagraph. */
export function readParts(s: Scan, element: ArticleMention): ArticleMention {
  const parts: string[] = []
  let { articleNo, last } = element
  let lettered: string | undefined
  while (parts.length < MOST_PARTS && isPart(s, last, parts.length)) {
    const surface = surfaceAt(s, last + 1)
    const slash = parts.length === 0 && gapAfter(s, last) === '/'
    if (slash && LETTERED.test(surface)) articleNo += `/${surface}`
    else parts.push(isNumber(s, last + 1) ? wordAt(s, last + 1) : clauseName(surface))
    if (slash && (SMALL_LETTER.test(surface) || surface === 'I')) lettered = `${articleNo}/${surface}`
    last++
  }
  // "24A": laws of Northern Cyprus write the letter of an article without a stroke.
  const next = surfaceAt(s, last + 1)
  if (parts.length === 0 && gapAfter(s, last) === '' && LETTERED.test(next) && !lettered) {
    lettered = `${articleNo}/${next}`
    last++
  }
  return {
    ...element,
    articleNo,
    last,
    ...(parts.length > 0 && { paragraph: parts.slice(0, NAMED_PARTS).join('-') }),
    ...(lettered && { lettered }),
  }
}

/** Clauses have small letters; old statutes number paragraphs with Roman numerals: "25/II-b". */
function clauseName(surface: string): string {
  return ROMAN.test(surface) ? surface : surface.toLocaleLowerCase('tr')
}

/** Whether the lexeme after `last` is a part of the same article. */
function isPart(s: Scan, last: number, count: number): boolean {
  const gap = gapAfter(s, last)
  const next = last + 1
  const surface = surfaceAt(s, next)
  const bracketed = /^[/-]?\($/.test(gap) && gapAfter(s, next).startsWith(')')
  if (bracketed) return isNumber(s, next) ? numberAt(s, next) <= MOST_PARAGRAPHS : surface.length === 1
  // "106/2a": the clause stands right behind its paragraph.
  if (gap === '' && count > 0 && isNumber(s, last)) return SMALL_LETTER.test(surface)
  const joined = gap === '/' || gap === '-' || (count > 0 && (gap === '.' || gap === ')-' || gap === ')/'))
  if (!joined || surface.length === 0) return false
  // "326/son" is the last paragraph.
  if (gap === '/' && wordAt(s, next) === 'son') return true
  if (surface.length > (isNumber(s, next) ? 3 : 2) && !ROMAN.test(surface)) return false
  if (!isNumber(s, next) || count > 0 || gap !== '-') return true
  // "141-143" is a range of articles.
  const range = numberAt(s, next) > numberAt(s, last) && numberAt(s, next) > MOST_PARAGRAPHS
  return !range && gapAfter(s, next) !== '/'
}
