/** Feedback on search results, as personal data of whoever gave it; it is kept for a limited time. */
import type { PersonalData } from '@mizan/platform/domain'
import type { TextCall } from './call.ts'
import { deleteFeedbackBefore, deleteFeedbackOf, listFeedbackOf } from './store/feedback.ts'

/** After two years the search has changed, and old feedback says nothing about it. */
const KEPT_DAYS = 730
const dayMs = 86_400_000

export const remarkPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ searchRemarks: await listFeedbackOf(tx, userId) }),
  forget: (tx, { userId }) => deleteFeedbackOf(tx, userId),
}

/** Returns how many were deleted; safe on several servers at once. */
export function tidyRemarks(call: Pick<TextCall, 'clock' | 'system'>): Promise<number> {
  const since = new Date(call.clock.now().getTime() - KEPT_DAYS * dayMs)
  return call.system((tx) => deleteFeedbackBefore(tx, since))
}
