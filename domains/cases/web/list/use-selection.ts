/** Selected cases, which stay selected while pages are turned and when the person comes back from one of them. */
import { useAccount } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { ListedCase } from '../../schemas.ts'

export type Selection = ReturnType<typeof useSelection>

type Chosen = ReadonlyMap<string, ListedCase>
const nothing: Chosen = new Map()

/** What was selected when the list was left, of whom and in which list. */
let left = { key: '', chosen: nothing }

/** `list`: what the list shows; another list begins without a selection when it is opened. */
export function useSelection(rows: readonly ListedCase[], list: string) {
  const key = `${useAccount().account?.id} ${list}`
  const [chosen, setChosen] = useState(() => (left.key === key ? left.chosen : nothing))
  useEffect(() => {
    left = { key, chosen }
  }, [key, chosen])
  const anchor = useRef<string>(undefined)
  const put = (lines: readonly ListedCase[], isIn: boolean) => {
    const next = new Map(chosen)
    for (const line of lines) isIn ? next.set(line.caseId, line) : next.delete(line.caseId)
    setChosen(next)
  }
  const toggle = (caseId: string) => {
    const line = rows.find((one) => one.caseId === caseId)
    if (line) put([line], !chosen.has(caseId))
    anchor.current = caseId
  }
  /** From the row that was selected last to this one. */
  const extend = (caseId: string) => {
    const [from, to] = [anchor.current, caseId].map((id) => rows.findIndex((one) => one.caseId === id))
    if (from === undefined || to === undefined || from < 0 || to < 0) return toggle(caseId)
    put(rows.slice(Math.min(from, to), Math.max(from, to) + 1), true)
  }
  return {
    /** With the values that rows have now, where they are shown. */
    lines: [...chosen.values()].map((line) => rows.find((one) => one.caseId === line.caseId) ?? line),
    has: (caseId: string) => chosen.has(caseId),
    toggle,
    extend,
    all: (isIn: boolean) => put(rows, isIn),
    clear: () => setChosen(new Map()),
  }
}
