/** Audit entries of the office, as the platform wrote them. */
import type { AuditAction } from '@mizan/platform/contract/names'
import type { RawBuilder, Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { CompanyTables } from '../tables.ts'

export type AuditEntry = Selectable<CompanyTables['audit_entries']>

interface AuditQuery {
  pageIndex: number
  pageSize: number
  action?: string | undefined
  /** Entries that the caller may not see at all, and a condition for those of which they may see some. */
  hidden: readonly AuditAction[]
  hiddenIf: RawBuilder<boolean> | undefined
}

/** Newest first. */
export async function pageOfAudit({ db }: Tx, officeId: string, query: AuditQuery) {
  const ofOffice = db.selectFrom('audit_entries').where('company_id', '=', officeId)
  const open = query.hidden.length > 0 ? ofOffice.where('action', 'not in', query.hidden) : ofOffice
  const { hiddenIf } = query
  const all = hiddenIf ? open.where(({ not }) => not(hiddenIf)) : open
  const wanted = query.action === undefined ? all : all.where('action', '=', query.action)
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items: AuditEntry[] = await wanted
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset(query.pageIndex * query.pageSize)
    .execute()
  return { items, total }
}

/** Time and invitation of each letter that the office has sent since that moment, oldest first. */
export const lettersSince = ({ db }: Tx, officeId: string, since: Date) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'subject_id'])
    .where('company_id', '=', officeId)
    .where('at', '>', since.toISOString())
    .where('action', 'in', ['invitation.created', 'invitation.resent'])
    .orderBy('at')
    .execute()
