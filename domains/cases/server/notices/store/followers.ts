/** Who follows a case. */
import { keepsPlan, type Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { CaseCounts } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'

interface Follower {
  officeId: string
  caseId: string
  userId: string
}

interface Asked extends Omit<Follower, 'officeId'> {
  today: string
}

/**
 * Followers in the order in which they began, the draft of the reader, and how much the case has: one statement for
 * what a page shows.
 */
export async function readBeside({ db }: Tx, { caseId, userId, today }: Asked) {
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
    .select(countsOf(caseId, today).as('counts'))
    .modifyEnd(keepsPlan)
    .executeTakeFirstOrThrow()
  const { followers, counts, description, version, saved_at } = row
  const isKept = description !== null && version !== null && saved_at !== null
  const draft = isKept ? { description, version, savedAt: saved_at } : null
  return { followers: followers ?? [], draft, counts }
}

/** What is still open of tasks, time limits and hearings; all parties and decisions. */
const countsOf = (caseId: string, today: string) => sql<CaseCounts>`jsonb_build_object(
  'tasks', (select count(*) from case_tasks t
    where t.case_id = ${caseId} and t.deleted_at is null and t.state = 'Todo'),
  'dates', (select count(*) from case_limits l
    where l.case_id = ${caseId} and l.deleted_at is null and l.state <> 'done')
    + (select count(*) from case_hearings h
    where h.case_id = ${caseId} and h.deleted_at is null and h.date >= ${today}::date),
  'parties', (select count(*) from case_parties p where p.case_id = ${caseId} and p.deleted_at is null),
  'decisions', (select count(*) from case_decisions d where d.case_id = ${caseId}))`

export const isFollower = async ({ db }: Tx, { caseId, userId }: Follower): Promise<boolean> =>
  (await db
    .selectFrom('case_followers')
    .select('user_id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

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

/** Whose following is asked about. */
export type Suspects = { caseIds: readonly string[] } | { userId: string }

interface Readers {
  officeId: string
  /** Members who may read every case. */
  openedByRole: readonly string[]
  /** Members who may read the cases on which they have a right. */
  openedByRight: readonly string[]
}

/** Those who may not read a case follow neither it nor its tasks. */
export async function removeFollowersWithoutRight(
  { db }: Transaction,
  suspects: Suspects,
  { officeId, openedByRole, openedByRight }: Readers,
): Promise<void> {
  const isLost = (caseId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql`
    ${'userId' in suspects ? sql`${userId} = ${suspects.userId}` : sql`${caseId} = any(${[...suspects.caseIds]})`}
    and ${userId} <> all(${[...openedByRole]}::text[])
    and not (${userId} = any(${[...openedByRight]}::text[]) and exists (
      select from case_rights r where r.company_id = ${officeId} and r.case_id = ${caseId}
        and r.user_id = ${userId} and r.may_read))`
  await sql`
    with tasks as (
      delete from case_task_followers f using case_tasks t
      where f.company_id = ${officeId} and t.id = f.task_id and ${isLost(sql`t.case_id`, sql`f.user_id`)})
    delete from case_followers f
    where f.company_id = ${officeId} and ${isLost(sql`f.case_id`, sql`f.user_id`)}`.execute(db)
}
