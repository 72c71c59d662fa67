/** Finds the paragraphs and points of an article, and its notes of change. */
import type { ArticlePlace } from './places.ts'

const isPoint = (line: string): boolean => /^\s*(?:\p{Ll}{1,2}|\d{1,2})\s*[).-]/u.test(line)
const endsSentence = /[.:;!?…)”"]\s*$/u

/** The paragraphs by their numbers from 1. A new one begins on a line of its own or with its number: "(2) …". */
export function paragraphsIn(text: string): ReadonlyMap<number, string> {
  // Older laws number them without brackets: "1. …".
  const mark =
    firstNumber.exec(text)?.[1] === '' ? /(?:^|\n)\s*(\d{1,2})\s*[.–-]+\s/g : /(?:^|\n)\s*\((\d{1,2})\)/g
  const numbered = [...text.matchAll(mark)]
  if (numbered.length > 0)
    return new Map(
      numbered.map((found, at) => [Number(found[1]), text.slice(found.index, numbered[at + 1]?.index)]),
    )
  const paragraphs: string[] = []
  for (const line of text.split('\n').filter((one) => /\p{L}/u.test(one))) {
    const before = paragraphs.at(-1)
    // Points of a list belong to the paragraph above them, as does text that continues after a page break.
    const goesOn = before !== undefined && (isPoint(line) || !endsSentence.test(before))
    if (goesOn) paragraphs[paragraphs.length - 1] = `${before}\n${line}`
    else paragraphs.push(line)
  }
  return new Map(paragraphs.map((one, at) => [at + 1, one]))
}

/** A note such as "(Değişik: 5/4/1990-3622/17 md.)" may precede the first paragraph. */
const firstNumber = /^\s*(?:\((?:Değişik|Ek|Yeniden)[^()]*\)\s*)*(\(?)1\s*[).–-]/iu
const isNumbered = (text: string): boolean => firstNumber.test(text)

/** Points between its lines leave open where a paragraph begins, unless the paragraphs are numbered. */
export const hasSurePlaces = (text: string): boolean =>
  isNumbered(text) || !/^\s*(?:\p{L}{1,2}|\d{1,2})\s*[).-]/mu.test(text)

export const paragraphsOfArticle = (text: string): number => Math.max(0, ...paragraphsIn(text).keys())

/** The place that a citation names and the article lacks; undefined if it has all of them. */
export function missingPlace(
  text: string,
  places: readonly ArticlePlace[],
): { reason: 'no_such_paragraph' | 'no_such_point'; detail: string } | undefined {
  const paragraphs = paragraphsIn(text)
  const has = Math.max(0, ...paragraphs.keys())
  for (const { paragraph, points, sentence } of places) {
    // "TBK 53/3" may be the third point of an article without numbers of paragraphs.
    const isOfList = !isNumbered(text) && hasPoint(text, String(paragraph))
    if (paragraph !== undefined && !isOfList && (paragraph < 1 || paragraph > has))
      return { reason: 'no_such_paragraph', detail: String(has) }
    // Lines of a law without paragraph numbers may be cut, so that a point may be counted under another number.
    const own =
      hasSurePlaces(text) && /^\s*\(?1\s*[).–-]/.test(text) ? paragraphs.get(paragraph ?? 0) : undefined
    const missing = missingPoint(own ?? text, points, paragraphs)
    if (missing !== undefined) return { reason: 'no_such_point', detail: missing }
    const sentences = (own ?? text).match(/[\p{L}\d)”"’][.!?:;](?=\s|$)/gu)?.length ?? 0
    if (sentence !== undefined && (sentence < 1 || sentence > sentences))
      return { reason: 'no_such_point', detail: `${sentence}. cümle` }
  }
  return undefined
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** "58/6-7" may be the paragraphs 6 and 7, and scholars write "49/II" for the second one. */
function missingPoint(
  text: string,
  points: readonly string[],
  paragraphs: ReadonlyMap<number, string>,
): string | undefined {
  let own = text
  return points.find((point) => {
    if (hasPoint(own, point)) return false
    const paragraph = paragraphs.get(/^\d/.test(point) ? Number(point) : romans.indexOf(point) + 1)
    own = paragraph ?? own
    return paragraph === undefined
  })
}

function hasPoint(text: string, point: string): boolean {
  const either = [...point]
    .map((letter) => `[${letter.toLocaleLowerCase('tr')}${letter.toLocaleUpperCase('tr')}]`)
    .join('')
  return new RegExp(`(?:^|[\\s(“"«/,])${either}\\s*\\)|(?:^|\\n|\\(|:\\s)\\s*${either}\\s*[.–—-]`, 'u').test(
    text,
  )
}

/** "(Mülga: 4/7/2012-6353/42 md.)" where the text of the article should be. */
export const isRepealed = (text: string): boolean =>
  /^\s*[([]?\s*mülga\b/iu.test(text.replace(/^\s*(?:madde\s+)?\d+\s*[-–—.]*\s*/iu, '')) &&
  text.replace(/[([][^)\]]*[)\]]/g, '').replace(/[^\p{L}]/gu, '').length < 40

/** The latest day of change that the text names, as YYYY-MM-DD. */
export function lastAmendment(text: string): string | undefined {
  const days = [...text.matchAll(/(?:değişik|ek|mülga)[^()]{0,40}?(\d{1,2})\/(\d{1,2})\/(\d{4})/giu)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  return days.sort().at(-1)
}
