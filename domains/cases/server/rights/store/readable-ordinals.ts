/** Which cases somebody may read, for those who look for things of cases outside of the database. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { KnownRights } from '../known-rights.ts'

/** Whether it is the ordinal of a wanted case. */
export type WantedOrdinal = (ordinal: number) => boolean

/** @param tx one that reads */
export async function readableOrdinals(
  tx: Transaction,
  known: KnownRights,
  caller: Caller,
): Promise<WantedOrdinal> {
  const { rights } = await known.readerOf(tx, caller)
  if (rights) return (ordinal) => rights.mayRead(ordinal)
  const { rows } = await sql<{ ordinal: number }>`
    select ordinal from cases where company_id = ${caller.officeId} and deleted_at is not null`.execute(tx.db)
  const deleted = new Set(rows.map(({ ordinal }) => ordinal))
  return (ordinal) => !deleted.has(ordinal)
}
