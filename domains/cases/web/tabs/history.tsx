import { lazy } from 'react'
import type { CaseTab } from './tab.ts'

export const historyTab: CaseTab = {
  id: 'history',
  label: (t) => t('tabs.history'),
  Content: lazy(async () => ({ default: (await import('../history/History.tsx')).History })),
}
