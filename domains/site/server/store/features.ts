/** The SQL of switches. */
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import type { Availability, SwitchName } from '../../schemas.ts'
import type { SiteTables } from '../tables.ts'

const tables = (db: AnyDatabase) => withTables<SiteTables>(db)

export interface SetFeature {
  name: SwitchName
  state: Availability
  changed_at: string
}

export const listSetFeatures = (db: AnyDatabase): Promise<SetFeature[]> =>
  tables(db).selectFrom('features').selectAll().execute()

/** Gives the state that it had, if somebody had set it. */
export async function setFeature(
  db: AnyDatabase,
  name: SwitchName,
  state: Availability,
  at: Date,
): Promise<Availability | undefined> {
  const before = await tables(db)
    .selectFrom('features')
    .select('state')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  await tables(db)
    .insertInto('features')
    .values({ name, state, changed_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ state, changed_at: at }))
    .execute()
  return before?.state
}
