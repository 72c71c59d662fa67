/** Rows of the profiles of offices for documents. */
import type { Insertable } from 'kysely'
import type { Tx } from '../call.ts'
import type { CompanyTables, Profile } from '../tables.ts'

export const findProfile = ({ db }: Tx, officeId: string): Promise<Profile | undefined> =>
  db.selectFrom('office_profiles').selectAll().where('company_id', '=', officeId).executeTakeFirst()

export async function putProfile(
  { db }: Tx,
  profile: Insertable<CompanyTables['office_profiles']>,
): Promise<void> {
  const { company_id: _, ...values } = profile
  await db
    .insertInto('office_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

/** An office of one person has the address and the numbers of that person. */
export async function forgetProfile({ db }: Tx, officeId: string): Promise<void> {
  await db.deleteFrom('office_profiles').where('company_id', '=', officeId).execute()
}
