/** The fields of a case that change by themselves, as the screen edits them. */
import type { Case } from '../../schemas.ts'

/** Values as the screen holds them: a text, an id, a day or a state; null for none. */
export const fieldNames = [
  'displayTitle',
  'title',
  'description',
  'state',
  'deadline',
  'assignee',
  'caseNumber',
  'client',
  'courtName',
  'docketNumber',
  'externalId',
  'jurisdiction',
  'caseType',
  'claimValue',
] as const
export type Field = (typeof fieldNames)[number]

export function currentOf(record: Case, field: Field): string | null {
  if (field === 'assignee') return record.assignee?.id ?? null
  if (field === 'client') return record.client?.clientId ?? null
  return record[field]
}

export interface Edit {
  field: Field
  value: string | null
  /** What it was when the person began. */
  before: string | null
  /** The version that the person saw. */
  version: number
  /** Of a client: the similar names that the office knows were seen. */
  conflictsSeen?: boolean
}
