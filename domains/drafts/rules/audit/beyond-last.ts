/** Articles that no law has. Whoever reads citations for links leaves them out, or reads the law alone. */
import type { ArticleCitation, Citation, LawCitation } from '@mizan/research/rules/citations'
import { lastArticles } from '../../data/last-articles.ts'
import type { Place } from './findings.ts'

const laws: Readonly<Record<string, string>> = {
  TBK: '6098',
  TMK: '4721',
  HMK: '6100',
  TCK: '5237',
  CMK: '5271',
  TTK: '6102',
}

const abbreviated =
  /(?<![\p{L}\d])(TBK|TMK|HMK|TCK|CMK|TTK)(?:['’]\p{Ll}+|\.)?[\s,]*(?:(?:madde|md|m)\.?\s*)?(\d{2,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)/gu

/** Behind the name of a law: "m. 1985", "'nun 1985. maddesi". */
const behindLaw =
  /^(?:['’]\p{Ll}+)?[\s,]*(?:(?:madde|md|m)\.?\s*(\d{1,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)|(\d{1,4})\.?\s*(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)?\s*madde\p{Ll}*)/u

/** Behind an article: ", 999", "ve m. 999", "ve 999. maddeleri", also "ve aynı Kanunun 999. maddesi". */
const nextInList =
  /^\s*(?:,|ve|ile|veya|ya da)\s+(?:(?:aynı|bu|anılan)\s+Kanun\p{Ll}*\s+)?(?:(?:madde|md|m)\.?\s*)?(\d{2,4})(?![\d/.]*\d{4})(?!\s*(?:yıl|tarih|sayılı|TL|gün|ay|numara|E\.|K\.))(?=\p{P}|\s|$)(?:\.?\s*madde\p{Ll}*)?/u

/** The citations of a text, with such articles in their places. */
export function withArticlesBeyondLast(text: string, found: readonly Citation[]): Citation[] {
  const whole = found.map((citation) => (citation.kind === 'law' ? wholeOf(text, citation) : citation))
  const listed = whole.flatMap((one) => (one.kind === 'article' ? listedBehind(text, one, whole) : []))
  const all = [...whole, ...listed]
  const others = [...text.matchAll(abbreviated)].flatMap((one) => {
    const place = { start: one.index, end: one.index + one[0].length }
    return isKnown(all, place) ? [] : beyond(laws[one[1] ?? ''] ?? '', one[2] ?? '', place)
  })
  return [...all, ...others].sort((one, other) => one.start - other.start)
}

const isKnown = (known: readonly Citation[], { start, end }: Place): boolean =>
  known.some((one) => one.start < end && one.end > start)

/** A law is never checked in place of the article that is named behind it. */
function wholeOf(text: string, law: LawCitation): Citation {
  const behind = behindLaw.exec(text.slice(law.end, law.end + 60))
  const articleNo = behind?.[1] ?? behind?.[2]
  if (!behind || articleNo === undefined) return law
  const { country, lawNumber, start } = law
  return { kind: 'article', country, lawNumber, articleNo, start, end: law.end + behind[0].length }
}

function listedBehind(text: string, article: ArticleCitation, known: readonly Citation[]): Citation[] {
  const next = nextInList.exec(text.slice(article.end, article.end + 60))
  if (!next) return []
  const end = article.end + next[0].length
  const place = { start: end - next[0].trimStart().replace(/^(?:,|\p{L}+)\s+/u, '').length, end }
  if (isKnown(known, place)) return []
  const found = beyond(article.lawNumber, next[1] ?? '', place)
  return found.flatMap((one) => [one, ...listedBehind(text, one, known)])
}

const beyond = (lawNumber: string, articleNo: string, place: Place): ArticleCitation[] =>
  Number(articleNo) > (lastArticles[lawNumber] ?? Number.POSITIVE_INFINITY)
    ? [{ kind: 'article', country: 'turkey', lawNumber, articleNo, ...place }]
    : []
