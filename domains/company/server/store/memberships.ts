/** Rows of members. */
import { sql } from 'kysely'
import { rightsOf } from '../../access.ts'
import type { Tx } from '../call.ts'
import type { Membership } from '../tables.ts'

export const findMembership = ({ db }: Tx, userId: string): Promise<Membership | undefined> =>
  db.selectFrom('memberships').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** The membership of a person, together with the office. */
export const findOfficeOf = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.company_id', 'memberships.company_id')
    .select(['companies.company_id', 'companies.name', 'memberships.roles', 'memberships.preset'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Members in the order in which they joined, the founder first. */
export const listMemberships = ({ db }: Tx, officeId: string): Promise<Membership[]> =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('company_id', '=', officeId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()

/** Everybody in the office with their roles and position, in the same order, for later domains. */
export async function membersOf(tx: Tx, officeId: string): Promise<{ userId: string; roles: string[] }[]> {
  return (await listMemberships(tx, officeId)).map((member) => ({
    userId: member.user_id,
    roles: rightsOf(member),
  }))
}

export async function insertMembership({ db }: Tx, membership: Membership): Promise<void> {
  await db.insertInto('memberships').values(membership).execute()
}

export async function deleteMembership({ db }: Tx, officeId: string, userId: string): Promise<void> {
  const remove = db.deleteFrom('memberships').where('company_id', '=', officeId)
  await remove.where('user_id', '=', userId).execute()
}

export async function updateRoles(
  { db }: Tx,
  { company_id, user_id }: Membership,
  given: Pick<Membership, 'roles' | 'preset'>,
): Promise<void> {
  const update = db.updateTable('memberships').set(given).where('company_id', '=', company_id)
  await update.where('user_id', '=', user_id).execute()
}

export async function countSuperAdmins({ db }: Tx): Promise<number> {
  const query = db.selectFrom('memberships').select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await query.where(sql<boolean>`'SUPERADMIN' = any(roles)`).executeTakeFirstOrThrow()
  return count
}
