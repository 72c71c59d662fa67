/** Which class a citation belongs to: what cannot be first, then what the archive has, then what is quoted from it. */
import type { Citation } from '@mizan/research/rules/citations'
import { findQuote, nearestPassage } from '@mizan/research/rules/quote-search'
import { hasSurePlaces, lastAmendment, paragraphAt, paragraphOf } from './articles.ts'
import { classifyDecision } from './decisions.ts'
import type { AuditClass, AuditReason, Finding, Target } from './findings.ts'
import type { Held } from './held.ts'
import type { Item, Read } from './items.ts'
import { classifyLaw } from './laws.ts'

export interface Setting {
  held: Held
  /** YYYY-MM-DD. */
  today: string
  /** The day of the petition, if it says one: laws that were changed later are told. */
  writtenOn: string | null
}

export interface Judged {
  class: AuditClass
  reason: AuditReason
  label?: string | null
  target?: Target | null
  differences?: Finding['differences']
  detail?: string | null
  /** Where quotations are looked for; left out if there is nothing to look in. */
  source?: { text: string; isCut: boolean } | undefined
}

/** Yields after each citation. */
export function* classify(read: Read, setting: Setting): Generator<void, Finding[]> {
  const findings: Finding[] = []
  for (const item of read.items) {
    findings.push(...findingsOf(item, setting))
    yield
  }
  for (const quote of read.loose) findings.push(loose(quote))
  for (const place of read.unnumbered)
    findings.push({ ...blank(place, place.text), class: 'no_pinpoint', reason: 'no_number' })
  for (const { laws, ...place } of read.ambiguous)
    findings.push({
      ...blank(place, place.text),
      class: 'no_pinpoint',
      reason: 'several_laws',
      detail: laws,
    })
  return findings.sort((one, other) => one.start - other.start)
}

const blank = ({ start, end }: { start: number; end: number }, text: string) => ({
  ...{ start, end, text, label: null, target: null, differences: [], quote: null, detail: null },
})

const loose = (quote: { start: number; end: number; text: string }): Finding => ({
  ...blank(quote, quote.text),
  class: 'quote_without_citation',
  reason: 'nothing_cited',
  quote: { ...quote, nearest: null },
})

/** One for the citation with what is quoted from it; of several quotations the worst speaks for it. */
function findingsOf(item: Item, setting: Setting): Finding[] {
  const { citation, text, quotes } = item
  const judged = judge(item, setting)
  const { source, ...rest } = judged
  const base: Finding = { ...blank(citation, text), ...filled(rest) }
  if (quotes.length > 0 && judged.reason === 'only_summary') base.class = 'not_held'
  if (judged.class === 'verified' && source && quotes.length > 0)
    return withQuotes(base, { item, source, setting })
  return [quotes[0] ? { ...base, quote: { ...quotes[0].quote, nearest: null } } : base]
}

interface Quoted {
  item: Item
  source: { text: string; isCut: boolean }
  setting: Setting
}

/** What only stands near the citation, and is like nothing in its source, is somebody else's word. */
function withQuotes(base: Finding, { item, source, setting }: Quoted): Finding[] {
  const checked = item.quotes.map((one) => ({ ...one, ...inSource(one.quote.text, source.text) }))
  const others = checked.filter(({ stands, near, isSure }) => !stands && !near && !isSure)
  const own = checked.filter((one) => !others.includes(one))
  const worst = own.find(({ stands }) => !stands) ?? own[0]
  const findings = others.map(({ quote }) => loose(quote))
  if (!worst) return [base, ...findings]
  const quote = { ...worst.quote, nearest: worst.near }
  if (worst.stands) {
    const misplaced = misplacedIn(item.citation, worst.quote.text, source.text)
    return [{ ...base, reason: 'quote_stands', ...misplaced, quote }, ...findings]
  }
  const amended = amendedSince(item.citation, setting, source.text)
  return [{ ...base, quote, ...differing({ isCut: source.isCut, near: worst.near, amended }) }, ...findings]
}

/** What stands in the article may stand in another paragraph, or have been joined out of two. */
function misplacedIn(
  citation: Citation,
  quote: string,
  text: string,
): Pick<Finding, 'class' | 'reason' | 'detail'> | undefined {
  const place = citation.kind === 'article' ? findQuote(text, quote) : undefined
  if (citation.kind !== 'article' || !place) return undefined
  const [first, last] = [paragraphAt(text, place.start), paragraphAt(text, place.end)]
  if (first !== last && isStitched(quote))
    return { class: 'quote_differs', reason: 'quote_stitched', detail: null }
  const named = paragraphOf(citation.paragraph)
  if (named !== undefined && hasSurePlaces(text) && (named < first || named > last))
    return { class: 'no_pinpoint', reason: 'other_paragraph', detail: String(first) }
  return undefined
}

/** A sentence breaks off and another one goes on in its place; whole sentences may be left out. */
const isStitched = (quote: string): boolean =>
  [...quote.matchAll(/[[(]?\s*(?:…|\.{3,})\s*[\])]?/g)].some(
    ({ index, 0: gap }) =>
      !/[.!?:;)]["”]?\s*$/u.test(quote.slice(0, index)) &&
      /^\s*\p{Ll}/u.test(quote.slice(index + gap.length)),
  )

interface Differing {
  isCut: boolean
  near: string | null
  /** The day on which the article was changed after the petition was written. */
  amended: string | undefined
}

/** Why a quotation does not stand in its source. */
function differing({ isCut, near, amended }: Differing): Pick<Finding, 'class' | 'reason' | 'detail'> {
  if (isCut && !near) return { class: 'not_held', reason: 'text_is_cut', detail: null }
  if (amended) return { class: 'law_changed', reason: 'article_amended', detail: amended }
  return { class: 'quote_differs', reason: near ? 'quote_other' : 'quote_nowhere', detail: null }
}

const filled = ({
  label = null,
  target = null,
  differences = [],
  detail = null,
  ...rest
}: Omit<Judged, 'source'>) => ({
  ...{ label, target, differences, detail },
  ...rest,
})

const judge = ({ citation, text }: Item, setting: Setting): Judged =>
  citation.kind === 'decision' ? classifyDecision(citation, setting) : classifyLaw(citation, text, setting)

const longestNearest = 1_200

function inSource(quote: string, text: string): { stands: boolean; near: string | null } {
  if (findQuote(text, quote)) return { stands: true, near: null }
  const near = nearestPassage(text, quote)
  return { stands: false, near: near ? text.slice(near.start, near.end).slice(0, longestNearest) : null }
}

function amendedSince(citation: Citation, { writtenOn }: Setting, text: string): string | undefined {
  if (citation.kind !== 'article' || !writtenOn) return undefined
  const amended = lastAmendment(text)
  return amended && amended > writtenOn ? amended : undefined
}
