/** Compares quotations with the texts from which they are said to come. */
import type { Citation } from '@mizan/research/rules/citations'
import { type Searched, searchedText } from '@mizan/research/rules/quote-search'
import { mostCompared } from '../../data/limits.ts'
import { hasSurePlaces, lastAmendment, paragraphsIn } from './articles.ts'
import type { Setting } from './classify.ts'
import type { Finding } from './findings.ts'
import type { Item } from './items.ts'
import { isStitched } from './stitched.ts'

export const blank = ({ start, end }: { start: number; end: number }, text: string) => ({
  ...{ start, end, text, label: null, target: null, differences: [], quote: null, detail: null },
})

export const loose = (quote: { start: number; end: number; text: string }): Finding => ({
  ...blank(quote, quote.text),
  class: 'quote_without_citation',
  reason: 'nothing_cited',
  quote: { ...quote, nearest: null },
})

interface Source {
  text: string
  isCut: boolean
}

export interface Comparison {
  withQuotes: (base: Finding, item: Item, source: Source) => Finding[]
}

/** The state of one audit: each source is cut into words once, and a limited number of quotations is compared. */
export function newComparison(setting: Setting): Comparison {
  const sources = new Map<string, Searched>()
  let left = mostCompared
  const searched = (text: string): Searched => {
    const known = sources.get(text) ?? searchedText(text)
    sources.set(text, known)
    return known
  }
  return {
    withQuotes: (base, item, source) => {
      left -= item.quotes.length
      const quote = item.quotes[0] && { ...item.quotes[0].quote, nearest: null }
      if (left < 0 && quote) return [{ ...base, class: 'not_held', reason: 'too_many_quotes', quote }]
      return withQuotes(base, { item, source, searched: searched(source.text), setting })
    },
  }
}

interface QuotationCheck {
  item: Item
  source: Source
  searched: Searched
  setting: Setting
}

/** A text that only stands near the citation, and is similar to nothing in its source, is somebody else's statement. */
function withQuotes(base: Finding, { item, source, searched, setting }: QuotationCheck): Finding[] {
  const checked = item.quotes.map((one) => ({ ...one, ...inSource(one.quote.text, source.text, searched) }))
  const others = checked.filter(({ stands, near, isSure }) => !stands && !near && !isSure)
  const own = checked.filter((one) => !others.includes(one))
  const isElsewhere = ({ quote }: (typeof own)[number]) =>
    paragraphOf(quote.text, item, source.text) !== undefined
  const worst = own.find(({ stands }) => !stands) ?? own.find(isElsewhere) ?? own[0]
  const findings = others.map(({ quote }) => loose(quote))
  if (!worst) return [base, ...findings]
  const quote = { ...worst.quote, nearest: worst.near }
  const place = worst.stands ? paragraphOf(worst.quote.text, item, source.text) : undefined
  if (place)
    return [{ ...base, quote, class: 'no_pinpoint', reason: 'other_paragraph', detail: place }, ...findings]
  if (worst.stands) return [{ ...base, reason: 'quote_stands', quote }, ...findings]
  const amended = amendedSince(item.citation, setting, source.text)
  const { isStitched, near } = worst
  return [{ ...base, quote, ...differing({ isCut: source.isCut, isStitched, near, amended }) }, ...findings]
}

interface DifferenceFacts {
  isCut: boolean
  isStitched: boolean
  near: string | null
  /** The day on which the article was changed after the petition was written. */
  amended: string | undefined
}

/** The reason why a quotation is not found in its source. */
function differing(it: DifferenceFacts): Pick<Finding, 'class' | 'reason' | 'detail'> {
  if (it.isStitched) return { class: 'quote_differs', reason: 'quote_stitched', detail: null }
  if (it.isCut && !it.near) return { class: 'not_held', reason: 'text_is_cut', detail: null }
  if (it.amended) return { class: 'law_changed', reason: 'article_amended', detail: it.amended }
  return { class: 'quote_differs', reason: it.near ? 'quote_other' : 'quote_nowhere', detail: null }
}

const longestNearest = 1_200
const dots = /[[(]?\s*(?:…|\.{3,})\s*[\])]?/g

function inSource(
  quote: string,
  text: string,
  searched: Searched,
): { stands: boolean; isStitched: boolean; near: string | null } {
  // Dots may be in the source itself, for example in place of a name.
  const whole = { stands: true, isStitched: false, near: null }
  if (searched.pieces(quote.replace(dots, ' '))) return whole
  const pieces = searched.pieces(quote)
  if (pieces && !isStitched(text, pieces)) return whole
  const near = pieces
    ? { start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0 }
    : searched.nearest(quote)
  return {
    stands: false,
    isStitched: pieces !== undefined,
    near: near ? text.slice(near.start, near.end).slice(0, longestNearest) : null,
  }
}

/** The paragraph that contains a quotation, if the citation names another one. */
function paragraphOf(quote: string, { citation, places }: Item, text: string): string | undefined {
  const named = places.map(({ paragraph }) => paragraph)
  if (citation.kind !== 'article' || named.length === 0 || named.includes(undefined)) return undefined
  if (!hasSurePlaces(text)) return undefined
  const standing = [...paragraphsIn(text)].flatMap(([no, own]) =>
    searchedText(own).pieces(quote) ? [no] : [],
  )
  return standing.length === 0 || standing.some((no) => named.includes(no)) ? undefined : String(standing[0])
}

function amendedSince(citation: Citation, { writtenOn }: Setting, text: string): string | undefined {
  if (citation.kind !== 'article' || !writtenOn) return undefined
  const amended = lastAmendment(text)
  return amended && amended > writtenOn ? amended : undefined
}
