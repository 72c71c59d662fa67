/** Classifies a citation: first what is impossible, then what the archive has, then the quotations from it. */

import type { HeldTexts } from './archive-texts.ts'
import { blank, type Comparison, loose, newComparison } from './check-quotations.ts'
import { classifyDecision } from './decisions.ts'
import type { AuditClass, AuditReason, Finding, Target } from './findings.ts'
import type { Item, PetitionReading } from './items.ts'
import { classifyLaw } from './laws.ts'

export interface Setting {
  held: HeldTexts
  /** YYYY-MM-DD. */
  today: string
  /** The day of the petition, if it names one: laws that were changed later are reported. */
  writtenOn: string | null
}

export interface AuditVerdict {
  class: AuditClass
  reason: AuditReason
  label?: string | null
  target?: Target | null
  differences?: Finding['differences']
  detail?: string | null
  /** The text in which quotations are searched; left out if there is none. */
  source?: { text: string; isCut: boolean } | undefined
}

/** Yields after each citation. */
export function* classify(read: PetitionReading, setting: Setting): Generator<void, Finding[]> {
  const findings: Finding[] = []
  const comparison = newComparison(setting)
  for (const item of read.items) {
    findings.push(...findingsOf(item, setting, comparison))
    yield
  }
  for (const quote of read.loose) findings.push(loose(quote))
  for (const place of read.unnumbered)
    findings.push({ ...blank(place, place.text), class: 'no_pinpoint', reason: 'no_number' })
  return findings.sort((one, other) => one.start - other.start)
}

/** Makes one finding for the citation with its quotations; of several quotations the worst decides. */
function findingsOf(item: Item, setting: Setting, comparison: Comparison): Finding[] {
  const { citation, text, quotes } = item
  const judged = judge(item, setting)
  const { source, ...rest } = judged
  const base: Finding = { ...blank(citation, text), ...filled(rest) }
  if (quotes.length > 0 && judged.reason === 'only_summary') base.class = 'not_held'
  if (judged.class === 'verified' && source && quotes.length > 0)
    return comparison.withQuotes(base, item, source)
  return [quotes[0] ? { ...base, quote: { ...quotes[0].quote, nearest: null } } : base]
}

const filled = ({
  label = null,
  target = null,
  differences = [],
  detail = null,
  ...rest
}: Omit<AuditVerdict, 'source'>) => ({
  ...{ label, target, differences, detail },
  ...rest,
})

const judge = (item: Item, setting: Setting): AuditVerdict =>
  item.citation.kind === 'decision' ? classifyDecision(item, setting) : classifyLaw(item, setting)
