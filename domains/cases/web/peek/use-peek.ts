/** Which case of the list is shown beside it, as the address says. Space opens and closes it for the row with the focus. */
import { isBusyTyping } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListedCase } from '../../schemas.ts'

const route = getRouteApi('/case-management')

export const linkOf = (caseId: string) =>
  document.querySelector<HTMLElement>(`[data-case="${CSS.escape(caseId)}"] a[data-result]`)

/** The case whose name has the focus: on anything else of a row, Space keeps its own meaning. */
function focusedCase(): string | undefined {
  const link = document.activeElement?.closest<HTMLElement>('a[data-result]')
  return link?.closest<HTMLElement>('[data-case]')?.dataset.case
}

export function usePeek(rows: readonly ListedCase[], isPossible: boolean) {
  const { peek, ...address } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (caseId: string | undefined, replace: boolean) =>
    void navigate({ search: { ...address, ...(caseId && { peek: caseId }) }, replace, resetScroll: false })
  const close = () => {
    show(undefined, true)
    if (peek) linkOf(peek)?.focus({ preventScroll: true })
  }
  const step = (by: 1 | -1) => {
    const next = rows[rows.findIndex(({ caseId }) => caseId === peek) + by]
    if (!next) return
    show(next.caseId, true)
    linkOf(next.caseId)?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (caseId: string) => (caseId === peek ? close() : show(caseId, peek !== undefined))
  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    if (!isPossible) return
    const listen = (event: KeyboardEvent) => {
      // In the box of a row, Space ticks it.
      const isFree = !isBusyTyping(event.target) && !(event.target instanceof HTMLInputElement)
      const caseId = event.key === ' ' && isFree ? focusedCase() : undefined
      if (!caseId) return
      event.preventDefault()
      latest.current(caseId)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isPossible])
  return { shown: isPossible ? peek : undefined, close, step }
}
