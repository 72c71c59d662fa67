/** Articles with numbers that no law ever had. Whoever reads citations for links leaves them out, or reads the law alone. */
import type { ArticleCitation, Citation } from '@mizan/research/rules/citations'
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
  /^(?:['’]\p{Ll}+)?[\s,]*(?:(?:madde|md|m)\.?\s*(\d{2,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)|(\d{2,4})\.?\s*(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)?\s*madde\p{Ll}*)/u

/** The citations of a text, with such articles in their places. */
export function withArticlesBeyondLast(text: string, found: readonly Citation[]): Citation[] {
  const whole = found.map((citation) => (citation.kind === 'law' ? wholeOf(text, citation) : citation))
  const others = [...text.matchAll(abbreviated)].flatMap((one) => {
    const place = { start: one.index, end: one.index + one[0].length }
    const isKnown = whole.some(({ start, end }) => start < place.end && end > place.start)
    return isKnown ? [] : beyond(laws[one[1] ?? ''] ?? '', one[2] ?? '', place)
  })
  return [...whole, ...others].sort((one, other) => one.start - other.start)
}

function wholeOf(text: string, law: Extract<Citation, { kind: 'law' }>): Citation {
  if (law.country !== 'turkey') return law
  const behind = behindLaw.exec(text.slice(law.end, law.end + 60))
  if (!behind) return law
  const place = { start: law.start, end: law.end + behind[0].length }
  return beyond(law.lawNumber, behind[1] ?? behind[2] ?? '', place)[0] ?? law
}

const beyond = (lawNumber: string, articleNo: string, place: Place): ArticleCitation[] =>
  Number(articleNo) > (lastArticles[lawNumber] ?? Number.POSITIVE_INFINITY)
    ? [{ kind: 'article', country: 'turkey', lawNumber, articleNo, ...place }]
    : []
