/** The SQL of switches. */

import type { Kysely } from 'kysely'
import type { Availability, SwitchName } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { SiteTables } from '../tables.ts'

export interface SetFeature {
  name: SwitchName
  state: Availability
  changed_at: string
}

/** Switches belong to no office, so they are read without a transaction. */
export const listSetFeatures = (db: Kysely<SiteTables>): Promise<SetFeature[]> =>
  db.selectFrom('features').selectAll().execute()

/** Returns the previous state, if it had been set. */
export async function setFeature(
  { db }: Tx,
  name: SwitchName,
  state: Availability,
  at: Date,
): Promise<Availability | undefined> {
  const before = await db
    .selectFrom('features')
    .select('state')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  await db
    .insertInto('features')
    .values({ name, state, changed_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ state, changed_at: at }))
    .execute()
  return before?.state
}
