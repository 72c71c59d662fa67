/** Errors of the calls about the product itself, with their texts. */
import { defineErrors } from '@mizan/platform/contract'

export const siteErrors = defineErrors({
  'job.not_found': {
    status: 404,
    tr: 'Bu iş artık başarısızlar arasında değil.',
    en: 'This job is no longer among the failed ones.',
  },
  'message.not_found': {
    status: 404,
    tr: 'İleti bulunamadı; silinmiş olabilir.',
    en: 'The message was not found; it may have been deleted.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof siteErrors, true> {}
}
