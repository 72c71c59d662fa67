/** Remarks on search results as personal data: shown to whoever gave them, erased with the account, kept for a time. */
import type { PersonalData } from '@mizan/platform/domain'
import type { TextCall } from './call.ts'
import { deleteFeedbackBefore, deleteFeedbackOf, listFeedbackOf } from './store/feedback.ts'

/** After two years the search is another one, and a remark on it tells nothing. */
const KEPT_DAYS = 730
const dayMs = 86_400_000

export const researchPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ searchRemarks: await listFeedbackOf(tx, userId) }),
  forget: (tx, { userId }) => deleteFeedbackOf(tx, userId),
}

/** Gives how many went; may run on several servers at once. */
export function tidyRemarks(call: Pick<TextCall, 'clock' | 'system'>): Promise<number> {
  const since = new Date(call.clock.now().getTime() - KEPT_DAYS * dayMs)
  return call.system((tx) => deleteFeedbackBefore(tx, since))
}
