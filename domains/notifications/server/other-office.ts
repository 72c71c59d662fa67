/** Notifications belong to one person: the case of another office is not among theirs. */
import { defineOtherOffice } from '@mizan/platform/domain'

export const notificationOtherOffice = defineOtherOffice({
  reaches: {
    'notifications.markRead': {
      input: ({ caseId = '' }: Record<string, string>) => ({
        body: { subjectId: caseId, upTo: '999999999' },
      }),
      answer: 'notification.not_found',
    },
  },
})
