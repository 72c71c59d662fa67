/** For imports: finds cases by number, notes where cases come from, and deletes many cases and parties at once. */
import { keepNamesOfMany } from '@mizan/clients/server'
import type { Caller } from '@mizan/platform/contract'
import { insertAuditEntries, type Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { allows } from '../../access.ts'
import { numberKey } from '../../rules/number.ts'
import type { NamedParty } from '../../rules/same-party.ts'
import type { CaseRow } from '../tables.ts'
import { lockCases } from './store/cases.ts'

export interface NumberedCase {
  id: string
  number: string
  title: string
  /** Those that are not deleted. */
  parties: NamedParty[]
}

/** Cases with these numbers that the caller may write, by the numbers as they are wanted. */
export async function writableByNumber(
  tx: Transaction,
  caller: Caller,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedCase>> {
  const { rows } = await sql<NumberedCase>`
    select id, case_number as number, display_title as title,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role, 'clientId', p.client_id))
        from case_parties p where p.case_id = cases.id and p.deleted_at is null), '[]') as parties
    from cases where company_id = ${caller.officeId} and number_key = any(${numbers.map(numberKey)})
      and deleted_at is null`.execute(tx.db)
  const writable = await holdWritable(
    tx,
    caller,
    rows.map(({ id }) => id),
  )
  const spelled = Map.groupBy(rows, ({ number }) => numberKey(number))
  const found = numbers.map((wanted) => [wanted, meant(wanted, spelled.get(numberKey(wanted)))] as const)
  return new Map(found.flatMap(([wanted, row]) => (row && writable.has(row.id) ? [[wanted, row]] : [])))
}

/** Offices may have several spellings of one number from before: then only the one that is wanted to the letter. */
const meant = (wanted: string, cases: readonly NumberedCase[] = []): NumberedCase | undefined =>
  cases.length === 1 ? cases[0] : cases.find(({ number }) => number === wanted)

/** Which of the cases still exist and may be written by the caller; all of them are held. */
export async function holdWritable(
  tx: Transaction,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = ids.length > 0 ? await lockCases(tx, caller, ids) : []
  return new Set(open.filter(({ right }) => allows(right, 'write')).map(({ row }) => row.id))
}

interface Deleter {
  officeId: string
  userId: string
}

export async function deleteCases(
  { db, clock }: Transaction,
  { officeId, userId }: Deleter,
  { ids, comment }: { ids: readonly string[]; comment: string },
): Promise<void> {
  await sql`update cases set deleted_at = ${clock.now().toISOString()}, deleted_by = ${userId},
    deletion_comment = ${comment} where company_id = ${officeId} and id = any(${[...ids]})`.execute(db)
}

export async function deleteParties(
  tx: Transaction,
  { officeId, userId }: Deleter,
  ids: readonly string[],
): Promise<void> {
  await sql`update case_parties set deleted_at = ${tx.clock.now().toISOString()}, deleted_by = ${userId}
    where company_id = ${officeId} and id = any(${[...ids]})`.execute(tx.db)
  const bearers = ids.map((refId) => ({ refId, names: [] }))
  await keepNamesOfMany(tx, officeId, bearers)
}

/** Which of these parties are still as they were added. */
export async function untouchedParties(
  { db }: Transaction,
  officeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from case_parties where company_id = ${officeId} and id = any(${[...ids]})
      and deleted_at is null and version = 1`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these clients are associated with other cases than these. */
export async function clientsUsedElsewhere(
  { db }: Transaction,
  officeId: string,
  clientIds: readonly string[],
  exceptCaseIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select client_id from cases where company_id = ${officeId} and client_id = any(${[...clientIds]})
      and deleted_at is null and id <> all(${[...exceptCaseIds]}::text[])
    union select client_id from case_parties where company_id = ${officeId} and deleted_at is null
      and client_id = any(${[...clientIds]}) and case_id <> all(${[...exceptCaseIds]}::text[])`.execute(db)
  return rows.map(({ client_id }) => client_id)
}

/** The first entry in the history of each imported case. `file`: name of the table. */
export const noteImported = (tx: Transaction, cases: readonly CaseRow[], file: string): Promise<void> =>
  insertAuditEntries(
    tx,
    'case.imported',
    cases.map(({ id, display_title, case_number }) => ({
      subjectId: id,
      details: { case: display_title, caseNumber: case_number, file },
    })),
  )
