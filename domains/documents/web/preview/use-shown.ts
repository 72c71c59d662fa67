/** Which document is shown, as the address says it: a preview can be linked to, and Back closes it. */
import { useNavigate, useSearch } from '@tanstack/react-router'

export function useShown(caseId: string) {
  const { item } = useSearch({ strict: false }) as { item?: string }
  const navigate = useNavigate()
  const show = (documentId: string | undefined, replace: boolean) => {
    const query = new URLSearchParams({ tab: 'documents', ...(documentId && { item: documentId }) })
    const href = `/case-management/${encodeURIComponent(caseId)}?${query}`
    void navigate({ href, replace, resetScroll: false })
  }
  return { shown: item, show }
}
