/** The filters of the record: groups of actions, by the first word of their names. */
import type { BilingualText } from '@mizan/platform/contract'

export const auditKinds = ['cases', 'clients', 'documents', 'time', 'office', 'accounts', 'other'] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditKindNames = {
  cases: { tr: 'Davalar', en: 'Cases' },
  clients: { tr: 'Müvekkiller ve hesapları', en: 'Clients and their accounts' },
  documents: { tr: 'Belgeler', en: 'Documents' },
  time: { tr: 'Çalışma süresi', en: 'Time' },
  office: { tr: 'Büro ve üyeler', en: 'Office and members' },
  accounts: { tr: 'Giriş ve güvenlik', en: 'Sign-in and security' },
  other: { tr: 'Diğer', en: 'Other' },
} as const satisfies Record<AuditKind, BilingualText>

/** First words of actions; actions outside of these groups are `other`. */
const words: Record<Exclude<AuditKind, 'other'>, readonly string[]> = {
  cases: ['case', 'task', 'hearing', 'limit', 'task_template', 'calendar', 'government', 'recording'],
  clients: ['client'],
  documents: ['document', 'draft', 'mail'],
  time: ['time'],
  office: ['member', 'office', 'invitation', 'super_admin', 'export', 'import', 'sample', 'billing'],
  accounts: [
    'account',
    'bar',
    'code',
    'factor',
    'password',
    'phone',
    'profile',
    'session',
    'sign_in',
    'token',
  ],
}

const kindOfWord = new Map(
  Object.entries(words).flatMap(([kind, all]) => all.map((word) => [word, kind as AuditKind] as const)),
)

export const kindOfAction = (action: string): AuditKind =>
  kindOfWord.get(action.split('.')[0] ?? '') ?? 'other'
