/** Keeps a remark on a search result. */
import { AppError } from '@mizan/platform/contract'
import { type DataContext, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { Feedback } from '../../contract/decisions.ts'
import { hasText, insertFeedback } from '../store/feedback.ts'
import type { ResearchTables } from '../tables.ts'

/** Throws `feedback.target_not_found` where the remark is about a text that is not there. */
export async function giveFeedback(
  ctx: DataContext<ResearchTables>,
  { targetId, query, verdict, text }: z.output<typeof Feedback>,
): Promise<{ kept: true }> {
  return write(ctx, async ({ db, clock, call, about }) => {
    if (targetId && !(await hasText(db, targetId))) throw new AppError('feedback.target_not_found')
    await insertFeedback(db, {
      given_at: clock.now().toISOString(),
      user_id: call.actorId ?? null,
      target_id: targetId ?? null,
      query: query ?? null,
      verdict: verdict ?? null,
      text: text || null,
    })
    about(targetId ?? 'search')
    return { kept: true }
  })
}
