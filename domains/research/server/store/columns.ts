/** Names of columns that several queries select. */
import type { DecisionsTable } from '../tables.ts'

/** What is known of a decision besides its text. */
export const factColumns = [
  'id',
  'country',
  'court',
  'chamber',
  'case_number',
  'decision_number',
  'decision_date',
  'decision_year',
  'case_year',
  'delivery_number',
  'delivery_year',
  'subject',
  'claim',
  'sides',
  'outcome',
  'finality',
  'keywords',
  'document_id',
  'external_id',
  'published_on',
  'source',
  'source_url',
  'truncated',
  'sample',
] as const satisfies (keyof DecisionsTable)[]
