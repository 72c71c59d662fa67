/** The tab of recordings of a case, and which of them is shown in it. */
import { useNavigate, useSearch } from '@tanstack/react-router'

export const recordingTab = 'recordings'

export function recordingAddress(caseId: string, recordingId?: string): string {
  const query = new URLSearchParams({ tab: recordingTab, ...(recordingId && { item: recordingId }) })
  return `/case-management/${encodeURIComponent(caseId)}?${query}`
}

/** A recording can be linked to, and Back closes it. */
export function useShown(caseId: string) {
  const { item } = useSearch({ strict: false }) as { item?: string }
  const navigate = useNavigate()
  const show = (recordingId: string | undefined, replace: boolean) =>
    void navigate({ href: recordingAddress(caseId, recordingId), replace, resetScroll: false })
  return { shown: item, show }
}
