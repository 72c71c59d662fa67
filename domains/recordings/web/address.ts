/** The tab of recordings of a case, and the recording shown in it. */
import { useNavigate, useSearch } from '@tanstack/react-router'

export const recordingTab = 'recordings'

export function recordingAddress(caseId: string, recordingId?: string): string {
  const query = new URLSearchParams({ tab: recordingTab, ...(recordingId && { item: recordingId }) })
  return `/case-management/${encodeURIComponent(caseId)}?${query}`
}

/** A place in a recording: a sentence of its transcript, and its moment if it has one. */
export interface Place {
  sentence: number
  atMs: number | undefined
}

/** Reads `s12-723250`, as the search in documents links to it. */
export function placeIn(at: string | undefined): Place | undefined {
  const found = /^s(\d{1,6})(?:-(\d{1,9}))?$/.exec(at ?? '')
  if (!found) return undefined
  const [, sentence, atMs] = found
  return { sentence: Number(sentence), atMs: atMs === undefined ? undefined : Number(atMs) }
}

/** A recording can be linked to, and Back closes it. */
export function useShown(caseId: string) {
  const { item, at } = useSearch({ strict: false }) as { item?: string; at?: string }
  const navigate = useNavigate()
  const show = (recordingId: string | undefined, replace: boolean) =>
    void navigate({ href: recordingAddress(caseId, recordingId), replace, resetScroll: false })
  return { shown: item, place: placeIn(at), show }
}
