import { useSearch } from '@tanstack/react-router'

/** `item`: the task, time limit or hearing that is opened in the tab. */
export function caseAddress(caseId: string, tab = '', item = ''): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(item && { item }) })
  return `/case-management/${caseId}${query.size > 0 ? `?${query}` : ''}`
}

/** What of the tab is opened, as the address says. */
export function useItem(): string | undefined {
  const { item } = useSearch({ strict: false }) as { item?: string }
  return item
}
