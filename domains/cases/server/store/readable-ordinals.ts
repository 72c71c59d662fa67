/** Which cases somebody may read, for those who look for things of cases outside of the database. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
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
  const deleted = await ordinalsWhere(tx, sql`company_id = ${caller.officeId} and deleted_at is not null`)
  return (ordinal) => !deleted.has(ordinal)
}

export async function ordinalOfCase(tx: Transaction, caseId: string): Promise<WantedOrdinal> {
  const wanted = await ordinalsWhere(tx, sql`id = ${caseId}`)
  return (ordinal) => wanted.has(ordinal)
}

async function ordinalsWhere({ db }: Tx, condition: ReturnType<typeof sql>): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ordinal: number }>`select ordinal from cases where ${condition}`.execute(db)
  return new Set(rows.map(({ ordinal }) => ordinal))
}
