/**
 * Entries about mails; those about a case stand in its history. They contain nothing of a mail's text, because the
 * record is not encrypted.
 */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const about: EntryDetail = { field: 'case' }

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

export const mailAudit = defineAudit({
  'mail.offered': {
    says: { tr: 'Bu dava için e-posta geldi', en: 'An email arrived for this case' },
    shows: [about],
    permission,
  },
  'mail.filed': {
    says: { tr: 'Gelen e-postayı davaya ekledi', en: 'Added an incoming email to the case' },
    shows: [about, { field: 'documents', label: { tr: 'Belge: {{value}}', en: 'Documents: {{value}}' } }],
    permission,
  },
  'mail.declined': {
    says: { tr: 'Gelen e-postayı reddetti', en: 'Declined an incoming email' },
    shows: [],
    permission,
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof mailAudit, true> {}
}
