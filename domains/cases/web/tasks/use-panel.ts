/** Which task is shown beside the list, as the address says: it can be linked to, and Back closes it. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Tasks } from '../../schemas.ts'
import { caseAddress, useItem } from '../tabs/address.ts'

/** The row of a task; its fold, while that is closed. */
function focusRow(caseTaskId: string): void {
  const link = document.querySelector<HTMLElement>(`[data-task="${CSS.escape(caseTaskId)}"] a[data-result]`)
  const fold = link?.closest('details:not([open])')?.querySelector('summary')
  const row = fold ?? link
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

export function usePanel(caseId: string, listed: Tasks | undefined) {
  const shown = useItem()
  const navigate = useNavigate()
  const last = useRef(shown)
  useEffect(() => {
    if (last.current && !shown) focusRow(last.current)
    last.current = shown
  }, [shown])
  const show = (caseTaskId?: string) =>
    void navigate({ href: caseAddress(caseId, 'tasks', caseTaskId), replace: true, resetScroll: false })
  /** Among those to do, or among those done. */
  const step = (by: 1 | -1) => {
    const lists = listed ? [listed.todo, listed.done] : []
    const ids = lists.map((tasks) => tasks.map(({ caseTaskId }) => caseTaskId))
    const among = ids.find((some) => shown !== undefined && some.includes(shown)) ?? []
    const next = among[among.indexOf(shown ?? '') + by]
    if (next) show(next)
  }
  return { shown, close: () => show(), step }
}
