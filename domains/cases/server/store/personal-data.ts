/** Rows of one person across offices. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** Drafts that nobody else sees, and which cases and tasks the person follows or may open. */
export async function ownOf({ db }: Tx, userId: string) {
  const drafts = await db
    .selectFrom('case_drafts')
    .select(['case_id as caseId', 'description', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .execute()
  const followed = await db
    .selectFrom('case_followers')
    .select(['case_id as caseId', 'since'])
    .where('user_id', '=', userId)
    .execute()
  const rights = await db
    .selectFrom('case_rights')
    .select(['case_id as caseId', 'granted as permission', 'is_assignee as isAssignee'])
    .where('user_id', '=', userId)
    .execute()
  const followedTasks = await db
    .selectFrom('case_task_followers')
    .select(['task_id as caseTaskId', 'since'])
    .where('user_id', '=', userId)
    .execute()
  const views = await db
    .selectFrom('case_views')
    .select(['name', 'search'])
    .where('user_id', '=', userId)
    .execute()
  const calendarAddress = await db
    .selectFrom('calendar_feeds')
    .select(['created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    drafts,
    followed,
    followedTasks,
    rights,
    views,
    calendarAddress: calendarAddress ?? null,
  }
}

/** One statement. Nobody is assigned in the place of an erased account; its cases, tasks and hearings are shown without one. */
export async function forgetPerson({ db }: Tx, userId: string): Promise<void> {
  await sql`
    with drafts as (delete from case_drafts where user_id = ${userId}),
      followed as (delete from case_followers where user_id = ${userId}),
      followed_tasks as (delete from case_task_followers where user_id = ${userId}),
      assigned_tasks as (update case_tasks set assignee_id = null where assignee_id = ${userId}),
      attended as (update case_hearings set attorney_id = null where attorney_id = ${userId}),
      views as (delete from case_views where user_id = ${userId}),
      rights as (delete from case_rights where user_id = ${userId}),
      feeds as (delete from calendar_feeds where user_id = ${userId})
    update cases set assignee_id = null where assignee_id = ${userId}`.execute(db)
}
