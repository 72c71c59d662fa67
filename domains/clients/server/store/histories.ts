/** What was done to a client, from the record of the office. */
import type { Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { ClientTables } from '../tables.ts'

export type AuditEntry = Selectable<ClientTables['audit_entries']>

interface Asked {
  officeId: string
  clientId: string
  pageIndex: number
  pageSize: number
}

/** Newest first. */
export async function pageOfHistory({ db }: Tx, { officeId, clientId, pageIndex, pageSize }: Asked) {
  const all = db
    .selectFrom('audit_entries')
    .where('company_id', '=', officeId)
    .where('subject_id', '=', clientId)
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items: AuditEntry[] = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { items, total }
}
