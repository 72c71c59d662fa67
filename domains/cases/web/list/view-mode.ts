/** Whether the cases are shown as a table, as a board or as a calendar; this browser remembers it under a key of the specification. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { useState } from 'react'

const key = 'caseManagementViewMode'
const modes = ['table', 'board', 'calendar'] as const
export type ViewMode = (typeof modes)[number]

export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState<ViewMode>(() => modes.find((one) => one === readStored(key)) ?? 'table')
  const change = (next: ViewMode) => {
    writeStored(key, next)
    setMode(next)
  }
  return [mode, change]
}
