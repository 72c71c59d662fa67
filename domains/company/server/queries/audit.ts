/** What was done in the office, newest first, with the names of those who did it. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { isShownDetail } from '../../data/audit-details.ts'
import type { AuditPage } from '../../schemas.ts'
import { type CompanyParts, officeContext } from '../parts.ts'
import { fullName, peopleOf } from '../people.ts'
import { type AuditEntry, pageOfAudit } from '../store/audit.ts'
import { listByIds } from '../store/invitations.ts'

interface AuditQuery {
  pageIndex: number
  pageSize: number
  action?: string | undefined
}

export async function readAudit(
  parts: CompanyParts,
  ctx: CallContext,
  query: AuditQuery,
): Promise<AuditPage> {
  const { companyId } = callerOf(ctx)
  const page = await read(officeContext(parts, ctx), async (tx) => {
    const { items, total } = await pageOfAudit(tx, companyId, query)
    const subjects = items.flatMap(({ subject_id }) => subject_id ?? [])
    return { items, total, invited: subjects.length > 0 ? await listByIds(tx, companyId, subjects) : [] }
  })
  const inviters = new Map(page.invited.map(({ id, invited_by }) => [id, invited_by]))
  const people = await peopleOf(parts, ctx, [...idsIn(page.items), ...inviters.values()])
  const names = new Map<string, string | null>([
    ...page.invited.map((invitation) => [invitation.id, fullName(invitation)] as const),
    ...[...people].map(([id, person]) => [id, fullName(person)] as const),
  ])
  const items = page.items.map((entry) => {
    const inviter = names.get(inviters.get(entry.subject_id ?? '') ?? '')
    return presentEntry(entry, names, entry.action === 'invitation.accepted' ? inviter : null)
  })
  return { items, total: page.total, pageIndex: query.pageIndex, pageSize: query.pageSize }
}

const idsIn = (entries: AuditEntry[]) => entries.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id])

/** A person who is gone has no name any more, but is still told from others by the id. */
const presentEntry = (
  entry: AuditEntry,
  names: ReadonlyMap<string, string | null>,
  /** Of an invitation that was accepted: who had sent it. */
  invitedBy: string | null | undefined,
): AuditPage['items'][number] => ({
  id: String(entry.id),
  at: entry.at,
  actor: entry.actor_id === null ? null : { id: entry.actor_id, name: names.get(entry.actor_id) ?? '' },
  action: entry.action,
  subjectId: entry.subject_id,
  subjectName: names.get(entry.subject_id ?? '') ?? null,
  details: { ...harmless(entry), ...(invitedBy && { invitedBy }) },
})

/** Entries may hold addresses, devices or texts of a person; only what is known to be harmless is shown. */
function harmless({ action, details }: AuditEntry): Record<string, unknown> {
  const entries = Object.entries((details ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([key]) => isShownDetail(action, key)))
}
