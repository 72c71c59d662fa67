/** Remarks on search results. */
import type { SearchFeedbackTable } from '../tables.ts'
import type { Db } from './rows.ts'

/** Whether a decision, an article or a law has this id. */
export async function hasText(db: Db, id: string): Promise<boolean> {
  for (const table of ['decisions', 'law_articles', 'laws'] as const)
    if (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) return true
  return false
}

export async function insertFeedback(db: Db, row: Omit<SearchFeedbackTable, 'id'>): Promise<void> {
  await db.insertInto('search_feedback').values(row).execute()
}

export const listFeedbackOf = (db: Db, userId: string) =>
  db
    .selectFrom('search_feedback')
    .select(['given_at', 'target_id', 'query', 'verdict', 'text'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteFeedbackOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('search_feedback').where('user_id', '=', userId).execute()
}

/** Gives how many remarks went. */
export async function deleteFeedbackBefore(db: Db, instant: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('search_feedback')
    .where('given_at', '<', instant.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
