/** Entries of the record of the office about cases that somebody may not read. */
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { managesAllCases } from '../../../access.ts'
import { caseAudit } from '../../../audit.ts'

const actions = Object.keys(caseAudit)

/** A condition on `audit_entries`; undefined for somebody who may read every case. */
export const hideCasesFrom = (caller: Caller): RawBuilder<boolean> | undefined =>
  hideEntriesOfCases(caller, actions)

/** The same for entries of another domain that are about a case. */
export function hideEntriesOfCases(
  { officeId, userId, roles }: Caller,
  entries: readonly string[],
): RawBuilder<boolean> | undefined {
  if (managesAllCases(roles)) return undefined
  return sql<boolean>`(audit_entries.action = any(${[...entries]}) and not exists (
    select from case_rights r where r.company_id = ${officeId} and r.user_id = ${userId}
      and r.case_id = audit_entries.subject_id and r.may_read))`
}
