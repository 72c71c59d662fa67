/** SQL of removals from offices, which are shown to the removed person. */
import type { Tx } from '../call.ts'

/** Of two removals, only the later one is kept. */
export async function keepRemoval(
  { db }: Tx,
  removal: { userId: string; office: string; at: string },
): Promise<void> {
  const row = { office: removal.office, removed_at: removal.at, seen_at: null }
  await db
    .insertInto('office_removals')
    .values({ user_id: removal.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export const findRemoval = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('office_removals')
    .select(['office', 'removed_at', 'seen_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function markRemovalSeen({ db }: Tx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('office_removals')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute()
}
