/** Audit entries about news and messages to visitors and people. */
import { defineAudit } from '@mizan/platform/contract'

export const visitorAudit = defineAudit({
  'news.saved': { says: { tr: 'Bir haberi kaydetti', en: 'Saved news' }, shows: [] },
  'news.deleted': { says: { tr: 'Bir haberi sildi', en: 'Deleted news' }, shows: [] },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof visitorAudit, true> {}
}
