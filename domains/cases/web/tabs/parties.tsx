import { lazy } from 'react'
import type { CaseTab } from './tab.ts'

export const partiesTab: CaseTab = {
  id: 'parties',
  label: (t) => t('tabs.parties'),
  counts: 'parties',
  Content: lazy(async () => ({ default: (await import('../parties/Parties.tsx')).Parties })),
}
