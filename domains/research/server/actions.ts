/** The one write of the research calls: a remark on a search result. */
import { type DataContext, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { Feedback } from '../contract/decisions.ts'
import type { ResearchTables } from './tables.ts'

export async function giveFeedback(
  ctx: DataContext<ResearchTables>,
  feedback: z.output<typeof Feedback>,
): Promise<{ kept: true }> {
  return write(ctx, async ({ db, clock, about }) => {
    const row = {
      given_at: clock.now().toISOString(),
      target_id: feedback.targetId ?? null,
      query: feedback.query ?? null,
      verdict: feedback.verdict ?? null,
      text: feedback.text || null,
    }
    await db.insertInto('search_feedback').values(row).execute()
    about(feedback.targetId ?? 'search')
    return { kept: true }
  })
}
