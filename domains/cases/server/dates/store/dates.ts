/** Rows of hearings and of time limits, which are kept alike. Whoever changes one has locked the case. */
import { AppError } from '@mizan/platform/contract'
import type { ErrorCode } from '@mizan/platform/contract/names'
import { type Insertable, sql } from 'kysely'
import { mostDatesPerCase } from '../../../data/limits.ts'
import type { Tx } from '../../call.ts'
import type { CaseTables } from '../../tables.ts'
import type { HearingRow, LimitRow } from '../tables.ts'

type DateTable = 'case_hearings' | 'case_limits'

interface Asked {
  caseId: string
  id: string
}

/** None of these finds a deleted row, but for `restore`. A missing one throws the code that the store was made with. */
export interface DateStore<Row, New> {
  table: DateTable
  list(tx: Tx, caseId: string): Promise<Row[]>
  find(tx: Tx, asked: Asked): Promise<Row | undefined>
  require(tx: Tx, asked: Asked): Promise<Row>
  /** Undefined if there is a row with this id. */
  insert(tx: Tx, row: New): Promise<Row | undefined>
  /** Changes the columns and raises the version, which is in the row that it gives. */
  update(tx: Tx, id: string, columns: Partial<Row>): Promise<Row>
  markDeleted(tx: Tx, id: string, by: string): Promise<void>
  /** Finds deleted rows only. */
  restore(tx: Tx, asked: Asked): Promise<Row>
}

type Hearings = DateStore<HearingRow, Insertable<CaseTables['case_hearings']>>
type Limits = DateStore<LimitRow, Insertable<CaseTables['case_limits']>>

export const hearings = storeOf('case_hearings', 'hearing.not_found')
export const limits = storeOf('case_limits', 'limit.not_found') as unknown as Limits

/** Both tables have the columns that are used here. */
function storeOf(name: DateTable, missing: ErrorCode): Hearings {
  const table = name as 'case_hearings'
  const found = <Found>(row: Found | undefined): Found => {
    if (!row) throw new AppError(missing)
    return row
  }
  const kept = ({ db }: Tx, caseId: string) =>
    db.selectFrom(table).where('case_id', '=', caseId).where('deleted_at', 'is', null)
  const find = (tx: Tx, { caseId, id }: Asked) =>
    kept(tx, caseId).where('id', '=', id).selectAll().executeTakeFirst()
  const change = ({ db }: Tx, id: string) => db.updateTable(table).where('id', '=', id)
  return {
    table: name,
    list: (tx, caseId) => kept(tx, caseId).selectAll().orderBy('date').orderBy('id').execute(),
    find,
    require: async (tx, asked) => found(await find(tx, asked)),
    insert: ({ db }, row) =>
      db
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst(),
    update: (tx, id, columns) =>
      change(tx, id)
        .set({ ...columns, changed_at: tx.clock.now().toISOString(), version: sql`version + 1` })
        .returningAll()
        .executeTakeFirstOrThrow(),
    markDeleted: async (tx, id, by) => {
      await change(tx, id).set({ deleted_at: tx.clock.now().toISOString(), deleted_by: by }).execute()
    },
    restore: async (tx, { caseId, id }) =>
      found(
        await change(tx, id)
          .where('case_id', '=', caseId)
          .where('deleted_at', 'is not', null)
          .set({ deleted_at: null, deleted_by: null })
          .returningAll()
          .executeTakeFirst(),
      ),
  }
}

/** @throws AppError `case.too_many_dates` if the case has more than it may, the one just written included */
export async function requireRoom({ db }: Tx, table: DateTable, caseId: string): Promise<void> {
  const { count } = await db
    .selectFrom(table as 'case_hearings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count > mostDatesPerCase)
    throw new AppError('case.too_many_dates', { values: { most: String(mostDatesPerCase) } })
}

/** Of those that are not done, or wait for a second person; the first few. */
export async function openCriticalTitles({ db }: Tx, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_limits')
    .select('title')
    .where('case_id', '=', caseId)
    .where('deleted_at', 'is', null)
    .where('is_critical', '=', true)
    .where('state', '<>', 'done')
    .orderBy('date')
    .orderBy('id')
    .limit(5)
    .execute()
  return rows.map(({ title }) => title)
}

/** Hearings of one day come in the order of their hours. */
export const byHour = (rows: readonly HearingRow[]): HearingRow[] =>
  rows.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
