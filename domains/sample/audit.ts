/** Entries that the sample leaves in the record of the office. */
import { defineAudit } from '@mizan/platform/contract'

const cases = { field: 'cases', label: { tr: 'Dava: {{value}}', en: 'Cases: {{value}}' } }
const clients = { field: 'clients', label: { tr: 'Müvekkil: {{value}}', en: 'Clients: {{value}}' } }

export const sampleAudit = defineAudit({
  'sample.asked': { says: { tr: 'Örnek veri istedi', en: 'Asked for sample data' }, shows: [] },
  'sample.filled': {
    says: { tr: 'Örnek veriler eklendi', en: 'Sample data were added' },
    shows: [cases, clients],
  },
  'sample.removed': {
    says: { tr: 'Örnek verileri kaldırdı', en: 'Removed the sample data' },
    shows: [cases, clients, { field: 'kept', label: { tr: 'Kalan: {{value}}', en: 'Kept: {{value}}' } }],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof sampleAudit, true> {}
}
