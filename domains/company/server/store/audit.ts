/** Audit entries of the office, as the platform wrote them. */
import type { AuditAction } from '@mizan/platform/contract/names'
import type { RawBuilder, Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { CompanyTables } from '../tables.ts'

export type AuditEntry = Selectable<CompanyTables['audit_entries']>

export interface AuditRecordFilter {
  action?: string | undefined
  /** Only these actions. */
  actions?: readonly string[] | undefined
  actorId?: string | undefined
  subjectId?: string | undefined
  /** Civil days in Turkey, both included. */
  startDate?: string | undefined
  endDate?: string | undefined
  /** Entries that the caller may not see at all, and a condition for those of which they may see some. */
  hidden: readonly AuditAction[]
  hiddenIf: RawBuilder<boolean> | undefined
}

/** The first moment of a day in Turkey, or of the day after it. */
const beginning = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + later * 86_400_000).toISOString()

function matching({ db }: Tx, officeId: string, query: AuditRecordFilter) {
  const ofOffice = db.selectFrom('audit_entries').where('company_id', '=', officeId)
  const open = query.hidden.length > 0 ? ofOffice.where('action', 'not in', query.hidden) : ofOffice
  const { hiddenIf } = query
  const all = hiddenIf ? open.where(({ not }) => not(hiddenIf)) : open
  const { action, actions, actorId, subjectId, startDate, endDate } = query
  return all
    .$if(action !== undefined, (wanted) => wanted.where('action', '=', action as AuditAction))
    .$if(actions !== undefined, (wanted) => wanted.where('action', 'in', [...(actions ?? []), '']))
    .$if(actorId !== undefined, (wanted) => wanted.where('actor_id', '=', actorId ?? ''))
    .$if(subjectId !== undefined, (wanted) => wanted.where('subject_id', '=', subjectId ?? ''))
    .$if(startDate !== undefined, (wanted) => wanted.where('at', '>=', beginning(startDate ?? '')))
    .$if(endDate !== undefined, (wanted) => wanted.where('at', '<', beginning(endDate ?? '', 1)))
}

interface Page {
  pageIndex: number
  pageSize: number
}

/** Newest first. */
export async function pageOfAudit(tx: Tx, officeId: string, query: AuditRecordFilter & Page) {
  const wanted = matching(tx, officeId, query)
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
