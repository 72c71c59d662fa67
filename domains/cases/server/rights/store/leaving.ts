/** What a person loses when they leave an office. */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

export interface Leaver {
  officeId: string
  userId: string
}

/**
 * One statement: rights, follow-ups, drafts and the calendar address are deleted, and nobody is assigned in their
 * place. Entries of the record, and what they have created, stay.
 */
export async function forgetLeaver({ db }: Transaction, { officeId, userId }: Leaver): Promise<void> {
  const own = sql`company_id = ${officeId} and user_id = ${userId}`
  const assigned = sql`company_id = ${officeId} and assignee_id = ${userId}`
  await sql`
    with rights as (delete from case_rights where ${own}),
      followed as (delete from case_followers where ${own}),
      followed_tasks as (delete from case_task_followers where ${own}),
      drafts as (delete from case_drafts where ${own}),
      feeds as (delete from calendar_feeds where ${own}),
      tasks as (update case_tasks set assignee_id = null where ${assigned})
    update cases set assignee_id = null where ${assigned}`.execute(db)
}
