import { lazy } from 'react'
import type { CaseTab } from './tab.ts'

export const tasksTab: CaseTab = {
  id: 'tasks',
  label: (t) => t('tabs.tasks'),
  counts: 'tasks',
  Content: lazy(async () => ({ default: (await import('../tasks/Tasks.tsx')).Tasks })),
}
