import { lazy } from 'react'
import type { CaseTab } from './tab.ts'

export const decisionsTab: CaseTab = {
  id: 'decisions',
  label: (t) => t('tabs.decisions'),
  counts: 'decisions',
  Content: lazy(async () => ({ default: (await import('../decisions/Decisions.tsx')).Decisions })),
}
