/** What can be imported. */
import type { Words } from '@mizan/platform/contract/words'

export const importKinds = ['clients', 'cases', 'parties'] as const
export type ImportKind = (typeof importKinds)[number]

export const importKindNames = {
  clients: { tr: 'Müvekkiller', en: 'Clients' },
  cases: { tr: 'Davalar', en: 'Cases' },
  parties: { tr: 'Taraflar', en: 'Parties' },
} as const satisfies Words
