/** Views of the list of cases; each is seen by the person who saved it alone. */
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../call.ts'

interface Owner {
  officeId: string
  userId: string
}

export const listViews = ({ db }: Tx, { officeId, userId }: Owner) =>
  db
    .selectFrom('case_views')
    .select(['id as viewId', 'name', 'search'])
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()

/** The one with the same name is replaced. */
export const keepView = (
  { db }: Tx,
  { officeId, userId }: Owner,
  { name, search }: { name: string; search: string },
) =>
  db
    .insertInto('case_views')
    .values({ id: randomUUID(), company_id: officeId, user_id: userId, name, search })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'name']).doUpdateSet({ search }))
    .returning(['id as viewId', 'name', 'search'])
    .executeTakeFirstOrThrow()

export async function removeView({ db }: Tx, { officeId, userId }: Owner, viewId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('case_views')
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .where('id', '=', viewId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
