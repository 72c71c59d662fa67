/** Reads what the record of an office has about one subject, such as a client or a case: its history. */
import { type Selectable, sql } from 'kysely'
import { type PlatformTables, withTables } from './tables.ts'
import type { Transaction } from './transaction.ts'

export type RecordEntry = Selectable<PlatformTables['audit_entries']>

interface Subject {
  officeId: string
  subjectId: string
}

export interface RecordQuery extends Subject {
  pageIndex: number
  pageSize: number
  /** Names of entries; all if left out. */
  actions?: readonly string[] | undefined
  actorId?: string | undefined
  /** Only entries whose details have this value under this name. */
  detail?: { name: string; value: string } | undefined
  /** The first instant of the range. */
  from?: Date | undefined
  /** The range ends before this instant. */
  until?: Date | undefined
}

/** Newest first. */
export async function pageOfRecord(
  tx: Transaction,
  { pageIndex, pageSize, ...asked }: RecordQuery,
): Promise<{ items: RecordEntry[]; total: number }> {
  const wanted = entriesOf(tx, asked)
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { items, total }
}

/** Ids of the entries about the subject, newest first. */
export async function idsOfRecord(tx: Transaction, asked: Filter, most: number): Promise<string[]> {
  const rows = await entriesOf(tx, asked).select('id').orderBy('id', 'desc').limit(most).execute()
  return rows.map(({ id }) => String(id))
}

type Filter = Omit<RecordQuery, 'pageIndex' | 'pageSize'>

const entriesOf = (tx: Transaction, { officeId, subjectId, actions, actorId, detail, from, until }: Filter) =>
  withTables<PlatformTables>(tx.db)
    .selectFrom('audit_entries')
    .where('company_id', '=', officeId)
    .where('subject_id', '=', subjectId)
    .$if(actions !== undefined, (query) => query.where('action', 'in', [...(actions ?? []), '']))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(detail !== undefined, (query) => query.where(sql`details ->> ${detail?.name}`, '=', detail?.value))
    .$if(from !== undefined, (query) => query.where('at', '>=', (from ?? new Date()).toISOString()))
    .$if(until !== undefined, (query) => query.where('at', '<', (until ?? new Date()).toISOString()))
