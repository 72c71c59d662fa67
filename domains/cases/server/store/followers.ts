/** Who follows a case. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

interface Follower {
  officeId: string
  caseId: string
  userId: string
}

/** Followers in the order in which they began, and the draft of the reader: one statement for what a page shows. */
export async function readBeside({ db }: Tx, { caseId, userId }: Omit<Follower, 'officeId'>) {
  const row = await db
    .selectFrom(
      sql<{ followers: string[] | null }>`(
      select array_agg(f.user_id order by f.since, f.user_id) as followers
      from case_followers f where f.case_id = ${caseId})`.as('list'),
    )
    .leftJoin('case_drafts as draft', (join) =>
      join.on('draft.case_id', '=', caseId).on('draft.user_id', '=', userId),
    )
    .select(['list.followers', 'draft.description', 'draft.version', 'draft.saved_at'])
    .executeTakeFirstOrThrow()
  const { followers, description, version, saved_at } = row
  const isKept = description !== null && version !== null && saved_at !== null
  return { followers: followers ?? [], draft: isKept ? { description, version, savedAt: saved_at } : null }
}

export async function addFollower({ db, clock }: Tx, { officeId, caseId, userId }: Follower): Promise<void> {
  const row = { company_id: officeId, case_id: caseId, user_id: userId, since: clock.now() }
  await db
    .insertInto('case_followers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFollower({ db }: Tx, { caseId, userId }: Follower): Promise<void> {
  await db.deleteFrom('case_followers').where('case_id', '=', caseId).where('user_id', '=', userId).execute()
}
