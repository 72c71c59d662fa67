/** Remarks on search results as personal data: shown to whoever gave them, erased with the account, kept for a time. */
import {
  type AnyDatabase,
  type DataContext,
  read,
  type TransactionContext,
  withTables,
  write,
} from '@mizan/platform/database'
import { deleteFeedbackBefore, deleteFeedbackOf, listFeedbackOf } from './store/feedback.ts'
import type { ResearchTables } from './tables.ts'

/** After two years the search is another one, and a remark on it tells nothing. */
const KEPT_DAYS = 730
const dayMs = 86_400_000

const tables = (db: AnyDatabase) => withTables<ResearchTables>(db)

/** `ctx`: of the system scope, or a transaction of it; so in all three. */
export const remarksOf = (ctx: DataContext, userId: string): Promise<Record<string, unknown>[]> =>
  read(ctx, ({ db }) => listFeedbackOf(tables(db), userId))

export const forgetRemarksOf = (tx: TransactionContext, userId: string): Promise<void> =>
  write(tx, ({ db }) => deleteFeedbackOf(tables(db), userId))

/** Gives how many went; may run on several servers at once. */
export function tidyRemarks(ctx: DataContext): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - KEPT_DAYS * dayMs)
  return write(ctx, ({ db }) => deleteFeedbackBefore(tables(db), since))
}
