/** Feedback on search results. */
import type { Tx } from '../call.ts'
import type { SearchFeedbackTable } from '../tables.ts'

/** Whether a decision, an article or a law has this id. */
export async function hasText({ db }: Tx, id: string): Promise<boolean> {
  const [first, ...others] = (['decisions', 'law_articles', 'laws'] as const).map((table) =>
    db.selectFrom(table).select('id').where('id', '=', id),
  )
  const found = others.reduce((all, one) => all.unionAll(one), first!)
  return (await found.executeTakeFirst()) !== undefined
}

export async function insertFeedback({ db }: Tx, row: Omit<SearchFeedbackTable, 'id'>): Promise<void> {
  await db.insertInto('search_feedback').values(row).execute()
}

export const listFeedbackOf = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('search_feedback')
    .select(['given_at', 'target_id', 'query', 'verdict', 'text'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteFeedbackOf({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('search_feedback').where('user_id', '=', userId).execute()
}

/** Returns how many were deleted. */
export async function deleteFeedbackBefore({ db }: Tx, instant: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('search_feedback')
    .where('given_at', '<', instant.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
