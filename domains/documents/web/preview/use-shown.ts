/** Which document is shown, as the address says it: a preview or a panel can be linked to, and Back closes it. */
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Says that the document is in the panel beside the list, and not in its preview. */
const panelMark = 'panel'
/** Says that its last two versions are compared. */
const compareMark = 'compare'

export function useShown(caseId: string) {
  const { item, at } = useSearch({ strict: false }) as { item?: string; at?: string }
  const navigate = useNavigate()
  const go = (documentId: string | undefined, replace: boolean, place = '') => {
    const shown = documentId && { item: documentId, ...(place && { at: place }) }
    const query = new URLSearchParams({ tab: 'documents', ...shown })
    const href = `/case-management/${encodeURIComponent(caseId)}?${query}`
    void navigate({ href, replace, resetScroll: false })
  }
  const isInPanel = at === panelMark
  return {
    shown: isInPanel ? undefined : item,
    inPanel: isInPanel ? item : undefined,
    isCompared: at === compareMark,
    show: (documentId: string | undefined, replace: boolean) => go(documentId, replace),
    showCompared: (documentId: string) => go(documentId, item !== undefined, compareMark),
    showInPanel: (documentId: string, replace: boolean) => go(documentId, replace, panelMark),
  }
}
