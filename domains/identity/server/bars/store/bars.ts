/** SQL of the bar associations and of who is registered with them. */
import type { BarAssociation, BarMembership, HomeCountry } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { BarAssociationsTable } from '../../tables.ts'

export const listBarAssociations = ({ db }: Tx): Promise<BarAssociation[]> =>
  db.selectFrom('bar_associations').select(['id', 'name', 'country']).execute()

export const findBar = ({ db }: Tx, id: string): Promise<BarAssociation | undefined> =>
  db.selectFrom('bar_associations').select(['id', 'name', 'country']).where('id', '=', id).executeTakeFirst()

export const findBarByName = (
  { db }: Tx,
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

/** Adds those whose id and name are new; returns how many. */
export async function addBars({ db }: Tx, rows: NewRow[]): Promise<number> {
  const added = await db
    .insertInto('bar_associations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Locks the account until the transaction ends, like `lockAccount`; undefined for an erased account. */
export const lockMembership = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('accounts')
    .select(['bar_association_id', 'bar_registration_number', 'bar_membership', 'email', 'language'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setMembership({ db }: Tx, userId: string, state: BarMembership): Promise<void> {
  await db.updateTable('accounts').set({ bar_membership: state }).where('id', '=', userId).execute()
}

export async function setRegistration(
  { db }: Tx,
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
