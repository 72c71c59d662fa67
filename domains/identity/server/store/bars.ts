/** SQL of the bar associations and of who is registered with them. */
import type { DataContext } from '@mizan/platform/database'
import type { BarAssociation, BarMembership, HomeCountry } from '../../schemas.ts'
import type { BarAssociationsTable, IdentityTables } from '../tables.ts'

type Context = Pick<DataContext<IdentityTables>, 'db'>

export const listBarAssociations = ({ db }: Context): Promise<BarAssociation[]> =>
  db.selectFrom('bar_associations').select(['id', 'name', 'country']).execute()

export const findBar = ({ db }: Context, id: string): Promise<BarAssociation | undefined> =>
  db.selectFrom('bar_associations').select(['id', 'name', 'country']).where('id', '=', id).executeTakeFirst()

export const findBarByName = (
  { db }: Context,
  country: HomeCountry,
  nameKey: string,
): Promise<BarAssociation | undefined> =>
  db
    .selectFrom('bar_associations')
    .select(['id', 'name', 'country'])
    .where('country', '=', country)
    .where('name_key', '=', nameKey)
    .executeTakeFirst()

type NewRow = Omit<BarAssociationsTable, 'created_at'> & { created_at: Date }

/** Adds those whose id and name are new, and gives how many they were. */
export async function addBars({ db }: Context, rows: NewRow[]): Promise<number> {
  const added = await db
    .insertInto('bar_associations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Locks the account until the transaction ends, as `lockAccount` does; an erased one is none. */
export const lockMembership = ({ db }: Context, userId: string) =>
  db
    .selectFrom('accounts')
    .select(['bar_association_id', 'bar_registration_number', 'bar_membership'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setMembership({ db }: Context, userId: string, state: BarMembership): Promise<void> {
  await db.updateTable('accounts').set({ bar_membership: state }).where('id', '=', userId).execute()
}

export async function setRegistration(
  { db }: Context,
  userId: string,
  { barAssociationId, state, at }: { barAssociationId: string; state: BarMembership; at: Date },
): Promise<void> {
  const registration = {
    bar_association_id: barAssociationId,
    bar_membership: state,
    bar_registered_at: at,
  }
  await db.updateTable('accounts').set(registration).where('id', '=', userId).execute()
}
