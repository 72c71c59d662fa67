/** Audit entries about searching, and about the searched texts. */
import { defineAudit } from '@mizan/platform/contract'

export const researchAudit = defineAudit({
  'research.feedback_given': {
    says: { tr: 'Arama sonucu için görüş bildirdi', en: 'Gave feedback on a search result' },
    shows: [],
  },
  'research.corpus_imported': {
    says: { tr: 'Karar ve mevzuat yükledi', en: 'Imported decisions and laws' },
    shows: [],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof researchAudit, true> {}
}
