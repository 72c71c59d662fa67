/** Messages of visitors and background jobs belong to no office: only staff reaches them. */
import { defineOtherOffice } from '@mizan/platform/domain'

const message = { messageId: 'contact-1' }
const job = { jobId: 'job-1' }

export const siteOtherOffice = defineOtherOffice({
  reaches: {
    'site.setMessageState': {
      input: () => ({ params: message, body: { state: 'closed' } }),
      answer: 'access.forbidden',
    },
    'site.deleteMessage': { input: () => ({ params: message }), answer: 'access.forbidden' },
    'site.retryJob': { input: () => ({ params: job }), answer: 'access.forbidden' },
    'site.discardJob': { input: () => ({ params: job }), answer: 'access.forbidden' },
  },
})
