import { Summary } from '../detail/Summary.tsx'
import type { CaseTab } from './tab.ts'

export const summaryTab: CaseTab = {
  id: 'summary',
  label: (t) => t('tabs.summary'),
  Content: Summary,
}
