/** Audit entries about the product itself. */
import { defineAudit } from '@mizan/platform/contract'
import { availabilityWords, featureWords, messageStateWords } from './data/names.ts'

export const siteAudit = defineAudit({
  'feature.set': {
    says: { tr: 'Bir özelliğin durumunu değiştirdi', en: 'Changed the state of a feature' },
    shows: [{ from: 'from', to: 'to', words: availabilityWords, of: featureWords }],
  },
  'contact.received': { says: { tr: 'Bize yazdı', en: 'Wrote to us' }, shows: [] },
  'demo.requested': { says: { tr: 'Tanıtım istedi', en: 'Requested a demo' }, shows: [] },
  'message.state_set': {
    says: { tr: 'Gelen iletinin durumunu değiştirdi', en: 'Set the state of a received message' },
    shows: [{ from: 'from', to: 'to', words: messageStateWords }],
  },
  'message.deleted': { says: { tr: 'Gelen iletiyi sildi', en: 'Deleted a received message' }, shows: [] },
  'job.retried': {
    says: { tr: 'Başarısız bir işi yeniden başlattı', en: 'Started a failed job again' },
    shows: [],
  },
  'job.discarded': {
    says: { tr: 'Başarısız bir işten vazgeçti', en: 'Gave up a failed job' },
    shows: [],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof siteAudit, true> {}
}
