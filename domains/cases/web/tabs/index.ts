/** The tabs of a case, in their order. A new one is a file in this folder and a line here. */
import { datesTab } from './dates.tsx'
import { decisionsTab } from './decisions.tsx'
import { documentsTab } from './documents.tsx'
import { historyTab } from './history.tsx'
import { partiesTab } from './parties.tsx'
import { recordingsTab } from './recordings.tsx'
import { summaryTab } from './summary.tsx'
import type { CaseTab } from './tab.ts'
import { tasksTab } from './tasks.tsx'

export const caseTabs: readonly [CaseTab, ...CaseTab[]] = [
  summaryTab,
  tasksTab,
  datesTab,
  partiesTab,
  documentsTab,
  decisionsTab,
  recordingsTab,
  historyTab,
]
