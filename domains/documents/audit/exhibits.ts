/** The entry about documents that became one PDF of exhibits. */
import { defineAudit } from '@mizan/platform/contract'

export const exhibitAudit = defineAudit({
  'document.exhibits_made': {
    says: { tr: 'Ek listesi hazırladı', en: 'Made a PDF of exhibits' },
    shows: [
      { field: 'case' },
      { field: 'document' },
      { field: 'count', label: { tr: 'Ek sayısı: {{value}}', en: 'Exhibits: {{value}}' } },
    ],
    permission: { module: 'cases', level: 'Read' },
  },
})
