/**
 * Pairs of articles that nobody labelled: an article cites another, so a search with the words of its sentence, without the
 * citation itself, should find the other. Method: agirgol/turkish-legal-retrieval.
 */
import { extractCitations } from '../../../domains/research/rules/citations.ts'
import { numbersFrom } from '../draw.ts'
import type { PackLaw } from '../texts.ts'

export type PairKind = 'same law' | 'other law' | 'provisional'

export interface CitingPair {
  kind: PairKind
  /** The sentence, without its citations. */
  words: string
  from: ArticleName
  to: ArticleName
}

export interface ArticleName {
  country: 'TR' | 'KKTC'
  lawNumber: string
  no: string
}

/** With fewer words left the sentence only points to an article, and says nothing about its content. */
const FEWEST_WORDS = 8
const LONGEST = 300

const key = ({ country, lawNumber, no }: ArticleName) => `${country}/${lawNumber}/${no}`

/** All pairs whose cited article is among the laws. */
export function citingPairs(laws: readonly PackLaw[]): CitingPair[] {
  const held = new Set(
    laws.flatMap(({ country, lawNumber, articles }) =>
      articles.map(({ no }) => key({ country, lawNumber, no })),
    ),
  )
  return laws.flatMap((law) =>
    law.articles
      .filter(({ appendix }) => !appendix)
      .flatMap(({ no, text }) => pairsOf({ country: law.country, lawNumber: law.lawNumber, no }, text))
      .filter(({ to }) => held.has(key(to))),
  )
}

function pairsOf(from: ArticleName, text: string): CitingPair[] {
  return text.split(/(?<=\p{L}{3}[.;])\s+|\n+/u).flatMap((sentence) => {
    const country = from.country === 'TR' ? 'turkey' : 'kktc'
    const cited = extractCitations(sentence, country)
    const articles = cited.filter((one) => one.kind === 'article')
    const [only] = articles
    // In a sentence that names several articles it is unknown which words belong to which.
    if (!only || articles.length > 1) return []
    const words = without(sentence, cited)
    if (words.split(' ').length < FEWEST_WORDS) return []
    const to = { country: from.country, lawNumber: only.lawNumber, no: only.articleNo }
    return key(to) === key(from) ? [] : [{ kind: kindOf(from, to), words, from, to }]
  })
}

function without(sentence: string, cited: readonly { start: number; end: number }[]): string {
  const rest = cited.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), sentence)
  return rest
    .replace(/\d+/g, ' ')
    .replace(
      /(?<!\p{L})(?:nc[ıiuü]|uncu|inci|madde\p{L}*|fıkra\p{L}*|sayılı|kanun\p{L}*|bent\p{L}*|bend\p{L}*)(?!\p{L})/giu,
      ' ',
    )
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}

const kindOf = (from: ArticleName, to: ArticleName): PairKind => {
  if (/^(?:Geçici|Ek Geçici)/.test(`${from.no} `) || /^Geçici/.test(to.no)) return 'provisional'
  return from.lawNumber === to.lawNumber ? 'same law' : 'other law'
}

/** `count` of them, the same ones for the same seed. */
export function drawPairs(pairs: readonly CitingPair[], count: number, seed: number): CitingPair[] {
  const next = numbersFrom(seed)
  const left = [...pairs]
  const drawn: CitingPair[] = []
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn
}
