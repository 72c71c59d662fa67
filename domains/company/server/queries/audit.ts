/** The record of the office, newest first, with the names of the actors. */
import { type AuditTable, callerOf, openDetails } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { permits, rightsOf } from '../../access.ts'
import { kindOfAction } from '../../data/audit-kinds.ts'
import type { AuditFilter, AuditPage } from '../../schemas.ts'
import type { CompanyCall, Tx } from '../call.ts'
import type { CompanyParts } from '../parts.ts'
import { fullName, peopleOf } from '../people.ts'
import { type AuditEntry, type AuditRecordFilter, pageOfAudit } from '../store/audit.ts'
import { listByIds } from '../store/invitations.ts'
import { findMembership } from '../store/memberships.ts'

type AuditQuery = AuditFilter & { pageIndex: number; pageSize: number }

export function readAudit(call: CompanyCall, query: AuditQuery): Promise<AuditPage> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const { items, total } = await pageOfAudit(tx, officeId, { ...query, ...wantedOf(call, query) })
    const shown = await presentEntries(call, tx, items)
    return { items: shown, total, pageIndex: query.pageIndex, pageSize: query.pageSize }
  })
}

/** The part of the wanted entries that the caller may see. */
export function wantedOf(call: CompanyCall, { kind, ...filter }: AuditFilter): AuditRecordFilter {
  const caller = callerOf(call)
  const { audit } = call.parts
  const ofKind = () =>
    Object.values(audit).flatMap(({ action }) => (kindOfAction(action) === kind ? [action] : []))
  return {
    ...filter,
    actions: kind === undefined ? undefined : ofKind(),
    hidden: hiddenInList(audit, caller.roles),
    hiddenIf: call.parts.hiddenEntries(caller),
  }
}

export async function presentEntries(
  call: CompanyCall,
  tx: Tx,
  items: AuditEntry[],
): Promise<AuditPage['items']> {
  const { officeId } = callerOf(call)
  const subjects = items.flatMap(({ subject_id }) => subject_id ?? [])
  const invited = subjects.length > 0 ? await listByIds(tx, officeId, subjects) : []
  const inviters = new Map(invited.map(({ id, invited_by }) => [id, invited_by]))
  const people = await peopleOf(call, tx, [...idsIn(items), ...inviters.values()])
  const names = new Map<string, string | null>([
    ...invited.map((invitation) => [invitation.id, fullName(invitation)] as const),
    ...[...people].map(([id, person]) => [id, fullName(person)] as const),
  ])
  // Entries may hold addresses, devices or texts of a person; only the details that their text names are shown.
  const open = ({ action, details }: AuditEntry) =>
    openDetails(call.parts.audit[action], { ...(details ?? {}) })
  return items.map((entry) => {
    const inviter = names.get(inviters.get(entry.subject_id ?? '') ?? '')
    const invitedBy = entry.action === 'invitation.accepted' ? inviter : null
    return { ...presentEntry(entry, names), details: { ...open(entry), ...(invitedBy && { invitedBy }) } }
  })
}

/** Entries that ask for a right which these roles do not grant. */
export const hiddenFrom = (audit: AuditTable, roles: readonly string[]) =>
  Object.values(audit).flatMap(({ action, permission }) =>
    permission && !permits(roles, permission) ? [action] : [],
  )

/**
 * Applies one rule to all entries of a person, whatever office they are of: an entry that needs a right is hidden
 * unless it is of the person's office and they may see it there. The transaction has the system's scope.
 */
export async function entriesHiddenFrom(
  tx: Tx,
  { audit, hiddenEntries }: Pick<CompanyParts, 'audit' | 'hiddenEntries'>,
  userId: string,
): Promise<RawBuilder<boolean>> {
  const membership = await findMembership(tx, userId)
  const guarded = Object.values(audit).flatMap(({ action, permission }) => (permission ? [action] : []))
  const elsewhere = sql<boolean>`(audit_entries.action = any(${guarded})
    and audit_entries.company_id is distinct from ${membership?.company_id ?? null})`
  if (!membership) return elsewhere
  const officeId = membership.company_id
  const roles = rightsOf(membership)
  const caller = { userId, officeId, roles }
  const closed = hiddenFrom(audit, roles)
  const hidden = hiddenEntries(caller) ?? sql<boolean>`false`
  return sql<boolean>`(${elsewhere} or audit_entries.action = any(${closed}) or ${hidden})`
}

/** The list of the office also leaves out entries that only a history shows. */
const hiddenInList = (audit: AuditTable, roles: readonly string[]) => [
  ...hiddenFrom(audit, roles),
  ...Object.values(audit).flatMap(({ action, onlyInHistory }) => (onlyInHistory ? [action] : [])),
]

const idsIn = (entries: AuditEntry[]) => entries.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id])

/** A person whose account was erased has no name, but their id still distinguishes them from others. */
const presentEntry = (
  entry: AuditEntry,
  names: ReadonlyMap<string, string | null>,
): Omit<AuditPage['items'][number], 'details'> => ({
  id: String(entry.id),
  at: entry.at,
  actor: entry.actor_id === null ? null : { id: entry.actor_id, name: names.get(entry.actor_id) ?? '' },
  action: entry.action,
  subjectId: entry.subject_id,
  subjectName: names.get(entry.subject_id ?? '') ?? null,
})
