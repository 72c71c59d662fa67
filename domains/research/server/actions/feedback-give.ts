/** Stores feedback on a search result. */
import { personOf } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { Feedback } from '../../contract/decisions.ts'
import type { TextCall } from '../call.ts'
import { hasText, insertFeedback } from '../store/feedback.ts'

/** @throws AppError `feedback.target_not_found` if the text that it is about does not exist */
export const giveFeedback = (
  call: TextCall,
  { targetId, query, verdict, text }: z.output<typeof Feedback>,
): Promise<{ kept: true }> =>
  call.system(async (tx) => {
    if (targetId && !(await hasText(tx, targetId))) throw new AppError('feedback.target_not_found')
    await insertFeedback(tx, {
      given_at: tx.clock.now().toISOString(),
      user_id: personOf(call.actor) ?? null,
      target_id: targetId ?? null,
      query: query ?? null,
      verdict: verdict ?? null,
      text: text || null,
    })
    tx.about(targetId ?? 'search')
    return { kept: true }
  })
