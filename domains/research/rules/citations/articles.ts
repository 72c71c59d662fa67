/**
 * Reads the article numbers that follow a law: "49/1", "86/2, 86/3-a, 52. maddeleri", "geçici 3. madde", "m. 5 vd.".
 */
import { findLawCode } from '../laws.ts'
import { type ArticleMention, MOST_PARAGRAPHS, readParts } from './article-parts.ts'
import { isArticleWord } from './article-words.ts'
import { isLawNoun } from './law-nouns.ts'
import { dateAt, isSlash, isYear } from './numbers.ts'
import {
  endsSentence,
  gapAfter,
  isNumber,
  isOrdinalSuffix,
  isUpperCase,
  numberAt,
  ordinalValue,
  type Scan,
  surfaceAt,
  wordAt,
} from './scan.ts'

export type { ArticleMention } from './article-parts.ts'

const FILLER_WINDOW = 10
const HIGHEST_ARTICLE = 1600
const LONGEST_LIST = 40
const LONGEST_RANGE = 20
const kinds: Record<string, string> = { gecici: 'Geçici', ek: 'Ek', mukerrer: 'Mükerrer', muk: 'Mükerrer' }
/**
 * Articles after lexeme `after`. `bare`: numbers count even if the word "madde" is missing; `doubtful`: also numbers that no
 * law has.
 */
export function articlesAfter(
  s: Scan,
  after: number,
  bare: boolean,
  doubtful = false,
): { articles: ArticleMention[]; last: number; marked: boolean } | undefined {
  let marked = false
  let window = FILLER_WINDOW
  for (let at = after + 1; at <= after + window && at < s.lexemes.length; at++) {
    if (at > after + 1 && endsSentence(s, at - 1)) return undefined
    if (stops(s, at)) return undefined
    const date = dateAt(s, at)
    if (date) {
      window += date.last - at + 1
      at = date.last
      continue
    }
    if (isArticleWord(wordAt(s, at))) marked = true
    if (!startsElement(s, at)) continue
    const list = readList(s, at, doubtful)
    if (!list) continue
    const close = at === after + 1 || (at === after + 2 && marked)
    if (marked || list.marked || (bare && close && isPlainGap(gapAfter(s, after))))
      return { ...finish(s, list), marked: marked || list.marked }
    at = list.last
  }
  return undefined
}

/** Another law begins here, so the numbers after it do not belong to this one. */
function stops(s: Scan, at: number): boolean {
  const word = wordAt(s, at)
  if (word === 'sayili' || wordAt(s, at + 1) === 'sayili' || word === 'fasil' || isLawNoun(s, at)) return true
  if (otherRules.test(word)) return true
  return isUpperCase(surfaceAt(s, at)) && findLawCode(word) !== undefined
}

/** Rules of another kind, and the law that an amendment changed: the numbers behind are theirs. */
const otherRules = /^(?:yonetmeli[kg]|tuzu[kg]|teblig|tarife|sartname|yonerge|protokol|degisik$)/

function isPlainGap(gap: string): boolean {
  return /^[\s.,'’()/-]*$/.test(gap)
}

function startsElement(s: Scan, at: number): boolean {
  const kind = articleKind(s, at)
  return isNumber(s, kind ? skipMark(s, at + kind.words) : at)
}

/** "Geçici", "Ek", "Mükerrer", "Ek Geçici": the kind of article that begins at an index, and its number of words. */
export function articleKind(s: Scan, at: number): { name: string; words: number } | undefined {
  const name = kinds[wordAt(s, at)]
  if (!name) return undefined
  return name === 'Ek' && wordAt(s, at + 1) === 'gecici'
    ? { name: 'Ek Geçici', words: 2 }
    : { name, words: 1 }
}

function skipMark(s: Scan, at: number): number {
  return isArticleWord(wordAt(s, at)) ? at + 1 : at
}

type List = { articles: ArticleMention[]; last: number; marked: boolean }

function readList(s: Scan, from: number, doubtful: boolean): List | undefined {
  const articles: ArticleMention[] = []
  let at = from
  let last = from
  while (articles.length < LONGEST_LIST) {
    const element = readElement(s, at, doubtful)
    if (!element) break
    if (!continuesParagraphs(s, articles.at(-1), element)) addRange(s, articles, element)
    last = element.last
    const next = nextElement(s, last)
    if (next < 0) break
    at = next
  }
  if (articles.length === 0) return undefined
  const end = afterOrdinal(s, last)
  const marked = isMarked(s, end, articles)
  return { articles, last: marked ? end + 1 : end, marked }
}

/** "… maddesi" follows, or "53/1-c bendi": only an article has paragraphs and items. */
function isMarked(s: Scan, end: number, articles: readonly ArticleMention[]): boolean {
  const word = wordAt(s, end + 1)
  const part = /^(?:ben[dt]|fikra)/.test(word) && Boolean(articles.at(-1)?.paragraph?.includes('-'))
  return (isArticleWord(word) || part) && isPlainGap(gapAfter(s, end).replaceAll(')', ''))
}

/** In "56/1, 2" the 2 is probably a paragraph too; an article of its own would be a guess. */
function continuesParagraphs(s: Scan, before: ArticleMention | undefined, element: ArticleMention): boolean {
  const value = Number(element.articleNo)
  const paragraph = Number(before?.paragraph)
  return (
    value < 10 &&
    paragraph < value &&
    value < Number(before?.articleNo) &&
    gapAfter(s, element.first - 1).includes(',')
  )
}

/** "49 ila 52" includes the articles between them. */
function addRange(s: Scan, articles: ArticleMention[], element: ArticleMention): void {
  const previous = articles.at(-1)
  const joined =
    previous && (wordAt(s, element.first - 1) === 'ila' || wordAt(s, element.first - 1) === 'ile')
  const low = Number(previous?.articleNo)
  const high = Number(element.articleNo)
  if (joined && wordAt(s, element.first - 1) === 'ila' && high > low && high - low <= LONGEST_RANGE) {
    for (let no = low + 1; no < high; no++)
      articles.push({ articleNo: String(no), first: element.first, last: element.last })
  }
  articles.push(element)
}

function afterOrdinal(s: Scan, last: number): number {
  return isOrdinalSuffix(wordAt(s, last + 1)) ? last + 1 : last
}

const joiners = new Set(['ve', 'veya', 'ile', 'ila', 'yahut', 'maddeleri', 'maddesi', 'madde', 'm', 'md'])
/** "106/1-2.cümle, 43": the sentence of a paragraph. */
const sentence = /^cumle(?:si)?$/
/** "109/3-a,b,e, 43": more clauses of the same article. */
const clause = /^[a-zçğıöşü]$/

/** Index of the next list element after `last`, or -1 if the list ends. */
function nextElement(s: Scan, last: number): number {
  let at = behindClauses(s, afterOrdinal(s, last))
  if (!/^[\s.,'’)(-]*$/.test(gapAfter(s, at))) return -1
  let joined = /[,-]/.test(gapAfter(s, at))
  for (let step = 0; step < 3; step++) {
    at++
    if (startsElement(s, at)) return joined ? at : -1
    if (!joiners.has(wordAt(s, at)) || endsSentence(s, at)) return -1
    joined ||= !isArticleWord(wordAt(s, at)) || /,/.test(gapAfter(s, at))
  }
  return -1
}

/** Where the further clauses and the sentence of an article end. */
function behindClauses(s: Scan, last: number): number {
  let at = last
  while (
    clause.test(surfaceAt(s, at + 1)) &&
    /^\s?[,-]\s?$/.test(gapAfter(s, at)) &&
    /^\s?[,-]/.test(gapAfter(s, at + 1))
  )
    at++
  return sentence.test(wordAt(s, at + 1)) && /^\.?\s?$/.test(gapAfter(s, at)) ? at + 1 : at
}

function readElement(s: Scan, from: number, doubtful: boolean): ArticleMention | undefined {
  const kind = articleKind(s, from)
  const at = kind ? skipMark(s, from + kind.words) : from
  const number = numberAt(s, at)
  const isPossible = number >= 1 && number <= HIGHEST_ARTICLE
  if (!isPossible && !(doubtful && isCalledArticle(s, at))) return undefined
  if (dateAt(s, at) || isOther(s, at)) return undefined
  const element: ArticleMention = {
    articleNo: `${kind ? `${kind.name} ` : ''}${number}`,
    first: from,
    last: at,
  }
  return readParts(s, element)
}

/** "m. 1985", "1985. maddesi": meant as an article, though no law has so many. */
const isCalledArticle = (s: Scan, at: number): boolean =>
  isArticleWord(wordAt(s, at - 1)) || isArticleWord(wordAt(s, afterOrdinal(s, at) + 1))

const notAnArticle =
  /^(?:sayili|sayi$|tl|lira|yil|gun(?!c)|ay(?!r|n)|hafta|saat|kitap|kitab|kisim|kismi|bolum|cilt|fasil|baski|numarali)/

/** A number that belongs to a law, a file, an amount or a time limit, and not to an article. */
function isOther(s: Scan, at: number): boolean {
  if (notAnArticle.test(wordAt(s, at + 1))) return true
  if (!isSlash(gapAfter(s, at))) return false
  const serial = numberAt(s, at + 1)
  return (isYear(serial) && wordAt(s, at + 1).length === 4) || (serial > 0 && wordAt(s, at + 2) === 'sayili')
}

/** "TBK 49 fıkra 2", "m. 49 f. 2". */
function paragraphAfter(s: Scan, last: number): { text: string; last: number } | undefined {
  const word = wordAt(s, last + 1)
  const named =
    word === 'fikra' || word === 'fikrasi' || (word === 'f' && gapAfter(s, last + 1).startsWith('.'))
  const number = numberAt(s, last + 2)
  return named && number >= 1 && number <= MOST_PARAGRAPHS
    ? { text: String(number), last: last + 2 }
    : undefined
}

/** Adds "… maddesinin birinci fıkrasının (b) bendi" to a single article. */
function finish(s: Scan, list: List): { articles: ArticleMention[]; last: number } {
  const only = list.articles.length === 1 ? list.articles[0] : undefined
  if (!only || only.paragraph) return list
  const said = paragraphAfter(s, list.last)
  if (said) return { articles: [{ ...only, paragraph: said.text }], last: said.last }
  if (!list.marked) return list
  const ordinal = ordinalValue(wordAt(s, list.last + 1)) || numberAt(s, list.last + 1)
  if (!ordinal || ordinal > 60) return list
  for (let at = list.last + 2; at <= list.last + 4; at++) {
    if (!wordAt(s, at).startsWith('fikra')) continue
    const clause =
      /^\s?["“(]?$/.test(gapAfter(s, at)) &&
      surfaceAt(s, at + 1).length === 1 &&
      wordAt(s, at + 2).startsWith('ben')
    const paragraph = clause ? `${ordinal}-${surfaceAt(s, at + 1).toLocaleLowerCase('tr')}` : String(ordinal)
    return { articles: [{ ...only, paragraph }], last: clause ? at + 2 : at }
  }
  return list
}
