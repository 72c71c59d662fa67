/** Turns a decision of a pack into the rows that are stored. */
import { claimOf } from '../../rules/naming/headline.ts'
import { outcomeNamed } from '../../rules/naming/named-outcome.ts'
import { statedOutcome } from '../../rules/naming/stated-outcome.ts'
import { normaliseDecision } from '../../rules/normalise.ts'
import { statedChamber } from '../../rules/stated-chamber.ts'
import { statedDate } from '../../rules/stated-date.ts'
import type { CitationsTable, DecisionsTable } from '../tables.ts'
import { citationsIn } from './citations.ts'
import { contentHash, countryInIds, shortHash } from './identity.ts'
import { type PackDecision, RowRejected } from './pack.ts'
import { PREPARATION } from './preparation.ts'

export interface PreparedDecision {
  decision: Omit<DecisionsTable, 'doc'>
  citations: Omit<CitationsTable, 'doc' | 'ordinal' | 'decided_on'>[]
}

export function prepareDecision(row: PackDecision): PreparedDecision {
  const normal = normaliseDecision({
    ...row,
    deliveryYear: row.deliveryYear ?? undefined,
    relatedLaws: row.relatedLaws ?? [],
  })
  const text = withoutMarkup(row.text)
  if (!normal.court) throw new RowRejected('court: names no court')
  const { country } = row
  const subject = normal.subject ?? null
  const named = outcomeNamed(row.outcome)
  const chamber = statedChamber(text, normal) ?? normal.chamber ?? null
  const { decisionYear } = normal
  const decisionDate = normal.decisionDate ?? statedDate(text, { court: normal.court, year: decisionYear })
  const own = {
    court: normal.court,
    chamber,
    decisionDate,
    caseYear: normal.caseYear,
  }
  const citations = citationsIn(text, country, own, normal.relatedLaws).filter(
    (one) => !isItself(one, normal),
  )
  const decision = {
    id: idOf(row, normal),
    country,
    court: normal.court,
    chamber,
    case_number: normal.caseNumber ?? null,
    decision_number: normal.decisionNumber ?? null,
    decision_date: decisionDate ?? null,
    decision_year: decisionDate ? null : (decisionYear ?? null),
    case_year: normal.caseYear ?? null,
    delivery_number: normal.deliveryNumber ?? null,
    delivery_year: normal.deliveryYear ?? null,
    subject,
    claim: claimOf(text, { court: normal.court, chamber, subject, given: row.subject }),
    sides: normal.sides?.join(' – ') ?? null,
    outcome:
      named ??
      statedOutcome(text, { country, court: normal.court, chamber, truncated: row.textTruncated }) ??
      null,
    finality: row.finality ?? null,
    keywords: row.keywords ?? [],
    document_id: row.documentId ?? row.sourceId ?? null,
    external_id: row.externalId ?? null,
    published_on: row.publishedOn ?? null,
    source: row.source,
    source_url: row.sourceUrl ?? null,
    truncated: row.textTruncated,
    sample: row.sample,
    text,
  }
  return {
    decision: { ...decision, content_hash: contentHash([decision, citations]), preparation: PREPARATION },
    citations,
  }
}

/** A decision prints its own numbers in its header; they are not citations. */
const isItself = (
  citation: PreparedDecision['citations'][number],
  own: ReturnType<typeof normaliseDecision>,
) =>
  citation.kind === 'decision' &&
  (citation.case_number === null || citation.case_number === own.caseNumber) &&
  (citation.decision_number === null || citation.decision_number === own.decisionNumber)

/** Some collections keep their texts as Markdown; its marks are not part of the decision. */
const withoutMarkup = (text: string) => text.replace(/^#{1,6} +/gm, '').replace(/\*\*(\S[^*\n]*?)\*\*/g, '$1')

/**
 * Court, chamber and numbers, as the source gives them, identify a decision; one without any number is identified by
 * its source or its text.
 */
function idOf(row: PackDecision, normal: ReturnType<typeof normaliseDecision>): string {
  const numbers = [normal.caseNumber, normal.decisionNumber]
  const identity = numbers.some(Boolean)
    ? [countryInIds[row.country], normal.court, normal.chamber, ...numbers]
    : [countryInIds[row.country], normal.court, row.sourceId ?? row.sourceUrl ?? row.text]
  return shortHash(identity.map((part) => part ?? '').join('|'), 12)
}
