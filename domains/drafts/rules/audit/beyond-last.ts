/** Articles with numbers that no law of the abbreviation ever had. Whoever reads citations for links leaves them out. */
import type { ArticleCitation } from '@mizan/research/rules/citations'
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

const cited =
  /(?<![\p{L}\d])(TBK|TMK|HMK|TCK|CMK|TTK)(?:['’]\p{Ll}+|\.)?[\s,]*(?:(?:madde|md|m)\.?\s*)?(\d{2,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)/gu

export function articlesBeyondLast(text: string, known: readonly Place[]): ArticleCitation[] {
  return [...text.matchAll(cited)].flatMap((found): ArticleCitation[] => {
    const [start, end] = [found.index, found.index + found[0].length]
    const lawNumber = laws[found[1] ?? ''] ?? ''
    const articleNo = found[2] ?? ''
    const isKnown = known.some((place) => place.start < end && place.end > start)
    if (isKnown || Number(articleNo) <= (lastArticles[lawNumber] ?? Number.POSITIVE_INFINITY)) return []
    return [{ kind: 'article', country: 'turkey', lawNumber, articleNo, start, end }]
  })
}
