/** A row that leaves a list of tasks takes the focus with it; the one that comes up in its place gets it. */
import { returnFocus } from '@mizan/platform/ui'
import { type FocusEvent, useEffect, useRef } from 'react'

/** The properties of the list; its rows bear `data-task`. */
export function useFocusOfNext<List extends HTMLElement>(ids: readonly string[]) {
  const ref = useRef<List>(null)
  const last = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const { current } = last
    if (!current || ids.includes(current.id)) return
    last.current = undefined
    returnFocus(() => boxAt(ref.current, current.index))
  }, [ids])
  // With its last row the list may go as well.
  useEffect(() => () => (last.current ? returnFocus() : undefined), [])
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-task]')?.dataset.task
    if (id !== undefined) last.current = { id, index: ids.indexOf(id) }
  }
  return { ref, onFocus }
}

function boxAt(list: HTMLElement | null, index: number): Element | null {
  const boxes = list?.querySelectorAll('input') ?? []
  return boxes[Math.min(index, boxes.length - 1)] ?? null
}
