/** Rows of running timers. */
import type { Caller } from '@mizan/platform/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../call.ts'
import type { TimerRow, TimeTables } from '../tables.ts'

type Owner = Pick<Caller, 'officeId' | 'userId'>

const ownTimer = ({ db }: Tx, { officeId, userId }: Owner) =>
  db
    .selectFrom('time_timers')
    .selectAll()
    .where('company_id', '=', officeId as string)
    .where('user_id', '=', userId)

export const findTimer = (tx: Tx, owner: Owner): Promise<TimerRow | undefined> =>
  ownTimer(tx, owner).executeTakeFirst()

/** Holds it until the transaction ends. */
export const lockTimer = (tx: Tx, owner: Owner, timerId: string): Promise<TimerRow | undefined> =>
  ownTimer(tx, owner).where('id', '=', timerId).forUpdate().executeTakeFirst()

/** Undefined if the person has a timer already, also one that was started at the same moment. */
export const insertTimer = (
  { db }: Tx,
  row: Insertable<TimeTables['time_timers']>,
): Promise<TimerRow | undefined> =>
  db
    .insertInto('time_timers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateTimer = (
  { db }: Tx,
  { company_id, user_id }: TimerRow,
  change: Partial<Pick<TimerRow, 'case_id' | 'what' | 'rate'>>,
): Promise<TimerRow> =>
  db
    .updateTable('time_timers')
    .set(change)
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteTimer({ db }: Tx, { company_id, user_id }: TimerRow): Promise<void> {
  await db
    .deleteFrom('time_timers')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** The rate that the person used last, or null. */
export async function lastRateOf({ db }: Tx, { officeId, userId }: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('time_entries')
    .select('rate')
    .where('company_id', '=', officeId as string)
    .where('user_id', '=', userId)
    .where('rate', 'is not', null)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rate ?? null
}
