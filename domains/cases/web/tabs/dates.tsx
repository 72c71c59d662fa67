import { lazy } from 'react'
import type { CaseTab } from './tab.ts'

export const datesTab: CaseTab = {
  id: 'dates',
  label: (t) => t('tabs.dates'),
  counts: 'dates',
  Content: lazy(async () => ({ default: (await import('../dates/Dates.tsx')).Dates })),
}
