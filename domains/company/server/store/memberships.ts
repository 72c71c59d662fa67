/** Rows of members. */
import { sql } from 'kysely'
import type { Role } from '../../schemas.ts'
import type { Context } from '../parts.ts'
import type { Membership } from '../tables.ts'

export const findMembership = ({ db }: Context, userId: string): Promise<Membership | undefined> =>
  db.selectFrom('memberships').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Who founded or joined first comes first. */
export const listMemberships = ({ db }: Context, companyId: string): Promise<Membership[]> =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()

export async function insertMembership({ db }: Context, membership: Membership): Promise<void> {
  await db.insertInto('memberships').values(membership).execute()
}

export async function deleteMembership({ db }: Context, companyId: string, userId: string): Promise<void> {
  const remove = db.deleteFrom('memberships').where('company_id', '=', companyId)
  await remove.where('user_id', '=', userId).execute()
}

export async function updateRoles(
  { db }: Context,
  { company_id, user_id }: Membership,
  roles: Role[],
): Promise<void> {
  const update = db.updateTable('memberships').set({ roles }).where('company_id', '=', company_id)
  await update.where('user_id', '=', user_id).execute()
}

export async function countSuperAdmins({ db }: Context): Promise<number> {
  const query = db.selectFrom('memberships').select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await query.where(sql<boolean>`'SUPERADMIN' = any(roles)`).executeTakeFirstOrThrow()
  return count
}
