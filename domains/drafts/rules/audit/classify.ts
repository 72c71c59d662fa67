/** Which class a citation belongs to: what cannot be first, then what the archive has, then what is quoted from it. */
import type { Citation } from '@mizan/research/rules/citations'
import { findQuote, nearestPassage } from '@mizan/research/rules/quote-search'
import { lastAmendment } from './articles.ts'
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
function findingsOf({ citation, text, quotes }: Item, setting: Setting): Finding[] {
  const judged = judge(citation, setting)
  const { source, ...rest } = judged
  const base: Finding = { ...blank(citation, text), ...filled(rest) }
  if (quotes.length > 0 && judged.reason === 'only_summary') base.class = 'not_held'
  if (quotes.length === 0 || judged.class !== 'verified' || !source)
    return [quotes[0] ? { ...base, quote: { ...quotes[0].quote, nearest: null } } : base]
  const checked = quotes.map(({ quote, isSure }) => ({ quote, isSure, ...inSource(quote.text, source.text) }))
  const unlike = checked.filter(({ stands, near, isSure }) => !stands && !near && !isSure)
  const judgedQuotes = checked.filter((one) => !unlike.includes(one))
  const worst = judgedQuotes.find(({ stands }) => !stands) ?? judgedQuotes[0]
  const findings = unlike.map(({ quote }) => loose(quote))
  if (!worst) return [base, ...findings]
  if (worst.stands)
    return [{ ...base, reason: 'quote_stands', quote: { ...worst.quote, nearest: null } }, ...findings]
  const quote = { ...worst.quote, nearest: worst.near }
  if (source.isCut && !worst.near)
    return [{ ...base, class: 'not_held', reason: 'text_is_cut', quote }, ...findings]
  const amended = amendedSince(citation, setting, source.text)
  if (amended)
    return [{ ...base, class: 'law_changed', reason: 'article_amended', detail: amended, quote }, ...findings]
  return [
    { ...base, class: 'quote_differs', reason: worst.near ? 'quote_other' : 'quote_nowhere', quote },
    ...findings,
  ]
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

const judge = (citation: Citation, setting: Setting): Judged =>
  citation.kind === 'decision' ? classifyDecision(citation, setting) : classifyLaw(citation, setting)

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
