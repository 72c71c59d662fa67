/** Rows of cases, and whether the caller may have them. A deleted case is kept, and none of these finds it. */
import { AppError, type Caller } from '@mizan/platform/contract'
import { keepsPlan } from '@mizan/platform/database'
import { type Insertable, sql } from 'kysely'
import { allows, type CasePermission, rightOn } from '../../../access.ts'
import type { Tx } from '../../call.ts'
import type { CaseColumns, CaseRow, CaseTables } from '../../tables.ts'

export interface OpenCase {
  row: CaseRow
  /** What the caller may do with it. */
  right: CasePermission
}

interface Asked {
  caseId: string
  needs: CasePermission
}

/**
 * The case, if the caller may read or write it as `needs` says.
 * @throws AppError `case.not_found`, the same for one of another office, `case.no_access`, or `case.read_only`
 */
export const requireCase = (tx: Tx, caller: Caller, asked: Asked): Promise<OpenCase> =>
  openCase(tx, caller, asked, false)

/** The same, held until the transaction ends: changes of one case happen one after the other. */
export const lockCase = (tx: Tx, caller: Caller, asked: Asked): Promise<OpenCase> =>
  openCase(tx, caller, asked, true)

async function openCase(tx: Tx, caller: Caller, { caseId, needs }: Asked, locks: boolean): Promise<OpenCase> {
  const found = await withRights(tx, caller, [caseId])
    .$if(locks, (query) => query.forUpdate('cases'))
    .modifyEnd(keepsPlan)
    .executeTakeFirst()
  if (!found) throw new AppError('case.not_found')
  const open = openedFor(caller, found)
  if (!allows(open.right, needs))
    throw new AppError(allows(open.right, 'read') ? 'case.read_only' : 'case.no_access')
  return open
}

/** The case with the right of the caller, whatever it is; undefined for one of another office and for a deleted one. */
export async function findCase(tx: Tx, caller: Caller, caseId: string): Promise<OpenCase | undefined> {
  const found = await withRights(tx, caller, [caseId]).executeTakeFirst()
  return found && openedFor(caller, found)
}

/** Cases of the office with the right of the caller, whatever it is, held until the transaction ends. */
export async function lockCases(tx: Tx, caller: Caller, ids: readonly string[]): Promise<OpenCase[]> {
  // One order for everybody, so that two such changes never wait for each other.
  const rows = await withRights(tx, caller, ids).orderBy('cases.id').forUpdate('cases').execute()
  return rows.map((row) => openedFor(caller, row))
}

/** Each with the right of the caller, in no order. */
export const withRights = ({ db }: Tx, { officeId, userId }: Caller, ids: readonly string[]) =>
  db
    .selectFrom('cases')
    .leftJoin('case_rights', (join) =>
      join
        .onRef('case_rights.case_id', '=', 'cases.id')
        .on('case_rights.user_id', '=', userId)
        .on('case_rights.company_id', '=', officeId),
    )
    .selectAll('cases')
    .select(['case_rights.granted', 'case_rights.is_assignee'])
    .where('cases.company_id', '=', officeId)
    .where('cases.id', '=', sql<string>`any(${[...ids]})`)
    .where('cases.deleted_at', 'is', null)

type WithRights = CaseRow & { granted: CasePermission | null; is_assignee: boolean | null }

export function openedFor({ roles }: Caller, { granted, is_assignee, ...row }: WithRights): OpenCase {
  return { row, right: rightOn(roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }) }
}

/** Those that were inserted; the others have an id that there is already. */
export const insertCases = ({ db }: Tx, rows: Insertable<CaseTables['cases']>[]): Promise<CaseRow[]> =>
  db
    .insertInto('cases')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute()

/** Changes the columns and raises the version, which it gives. */
export async function updateCase({ db, clock }: Tx, id: string, change: CaseColumns): Promise<number> {
  const { version } = await db
    .updateTable('cases')
    .set({ ...change, changed_at: clock.now().toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function markDeleted(
  { db, clock }: Tx,
  id: string,
  { by, comment }: { by: string; comment: string },
): Promise<void> {
  const deletion = { deleted_at: clock.now().toISOString(), deleted_by: by, deletion_comment: comment }
  await db.updateTable('cases').set(deletion).where('id', '=', id).execute()
}

/** Displayed title, number and address by id. */
export async function namesOfCases({ db }: Tx, officeId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'display_title as title', 'case_number as number'])
    .where('company_id', '=', officeId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, { ...names, path: `/case-management/${id}` }]))
}

/** Cases that are neither closed nor deleted. */
export async function countOpenCases({ db }: Tx, officeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', officeId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`state is distinct from 'closed'`)
    .executeTakeFirstOrThrow()
  return count
}

/** Cases of a client that are not deleted, closed ones too. */
export async function countCasesOf({ db }: Tx, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from cases where deleted_at is null and id in (${idsOfClient(clientId)})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Ids of the cases that have the client as their client or as a party. */
export const idsOfClient = (clientId: string) => sql<string>`
  select id from cases where client_id = ${clientId} and deleted_at is null
  union select case_id from case_parties where client_id = ${clientId} and deleted_at is null`
