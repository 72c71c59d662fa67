/** Audit entries about dated figures. */
import { defineAudit } from '@mizan/platform/contract'

export const calculatorsAudit = defineAudit({
  'figure.proposed': {
    says: { tr: 'Hesaplama satırı önerdi', en: 'Proposed a figure of calculators' },
    shows: [],
  },
  'figure.confirmed': {
    says: { tr: 'Önerilen hesaplama satırını onayladı', en: 'Confirmed a proposed figure of calculators' },
    shows: [],
  },
  'figure.withdrawn': {
    says: { tr: 'Önerilen hesaplama satırını geri çekti', en: 'Withdrew a proposed figure of calculators' },
    shows: [],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof calculatorsAudit, true> {}
}
