/** Citations of decisions. */
import { compareCitation, mayBeMeant } from '@mizan/research/rules/citation-check'
import { formatCitation } from '@mizan/research/rules/citation-format'
import type { DecisionCitation } from '@mizan/research/rules/citations'
import type { HeldDecision } from './archive-texts.ts'
import type { AuditVerdict, Setting } from './classify.ts'
import { impossibleOf } from './impossible.ts'
import type { Item } from './items.ts'
import { numbersIn, type Sections } from './sections.ts'

export function classifyDecision({ badDay, ...item }: Item, { held, today }: Setting): AuditVerdict {
  const citation = item.citation as DecisionCitation
  if (badDay !== null) return { class: 'impossible', reason: 'no_such_day', detail: badDay }
  const impossible = impossibleOf(citation, today)
  if (impossible) return { class: 'impossible', ...impossible }
  const meant = readingsOf(citation).flatMap((cited) =>
    held.decisions
      .filter((one) => shares(one, cited) && one.country === citation.country)
      .map((decision) => ({ decision, cited, ...compareCitation(cited, fieldsOf(decision)) }))
      .filter((one) => mayBeMeant(cited, one)),
  )
  const [best, next] = meant.sort(
    (one, other) =>
      one.differences.length - other.differences.length || one.unknown.length - other.unknown.length,
  )
  if (!best) return { class: 'not_held', reason: 'decision_not_held' }
  const isTie =
    next !== undefined &&
    next.decision.id !== best.decision.id &&
    next.differences.length === best.differences.length &&
    next.unknown.length === best.unknown.length
  if (isTie) return { class: 'no_pinpoint', reason: 'several_fit' }
  const { decision, differences } = best
  const target = { kind: 'decision', id: decision.id, lawId: null } as const
  const label = formatCitation(decision)
  if (differences.length > 0)
    return { class: 'other_identity', reason: 'fields_differ', label, target, differences: [...differences] }
  const source = held.texts.get(decision.id)
  const missing = item.sections && missingSection(item.sections, source)
  if (missing) return { class: 'no_pinpoint', ...missing, label, target }
  return { class: 'verified', reason: 'exists', label, target, source }
}

type Source = { text: string; isCut: boolean } | undefined
const numbered = new WeakMap<object, ReadonlySet<number> | null>()

function missingSection(
  { first, last }: Sections,
  source: Source,
): { reason: 'no_such_section' | 'not_read'; detail: string } | undefined {
  if (source && !numbered.has(source)) numbered.set(source, numbersIn(source.text))
  const numbers = source ? numbered.get(source) : undefined
  const detail = first === last ? `§ ${first}` : `§ ${first}–${last}`
  if (!source || !numbers) return { reason: 'not_read', detail }
  if (numbers.has(first) && numbers.has(last)) return undefined
  return { reason: source.isCut ? 'not_read' : 'no_such_section', detail }
}

type ComparedCitation = Parameters<typeof compareCitation>[0]

/** A number that may be that of the case or of the decision is tried as either. */
function readingsOf({
  court,
  chamber,
  caseNumber,
  decisionNumber,
  number,
  date,
}: DecisionCitation): ComparedCitation[] {
  const rest = { court, chamber, date }
  if (number === undefined) return [{ ...rest, caseNumber, decisionNumber }]
  return [
    { ...rest, caseNumber: number },
    { ...rest, decisionNumber: number },
  ]
}

const shares = (held: HeldDecision, { caseNumber, decisionNumber }: ComparedCitation): boolean =>
  (caseNumber !== undefined && held.caseNumber === caseNumber) ||
  (decisionNumber !== undefined && held.decisionNumber === decisionNumber)

const fieldsOf = ({
  court,
  chamber,
  caseNumber,
  decisionNumber,
  decisionDate,
}: HeldDecision): ComparedCitation => ({
  court,
  chamber: chamber ?? undefined,
  caseNumber: caseNumber ?? undefined,
  decisionNumber: decisionNumber ?? undefined,
  date: decisionDate ?? undefined,
})
