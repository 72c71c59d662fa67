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
