/** A row that leaves a list takes the focus with it; the one that comes up in its place gets it. */
import { type FocusEvent, useEffect, useRef } from 'react'
import { returnFocus } from '../return-focus.ts'

interface Rows {
  /** The attribute in which each row bears its id. */
  attribute: `data-${string}`
  /** What takes the focus in a row. */
  place: string
}

/** The properties of the list. */
export function useFocusOfNext<List extends HTMLElement>(ids: readonly string[], { attribute, place }: Rows) {
  const ref = useRef<List>(null)
  const last = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const { current } = last
    if (!current || ids.includes(current.id)) return
    last.current = undefined
    returnFocus(() => placeAt(ref.current, place, current.index))
  }, [ids, place])
  // With its last row the list may go as well.
  useEffect(() => () => (last.current ? returnFocus() : undefined), [])
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (typeof id === 'string') last.current = { id, index: ids.indexOf(id) }
  }
  return { ref, onFocus }
}

function placeAt(list: HTMLElement | null, place: string, index: number): Element | null {
  const places = list?.querySelectorAll(place) ?? []
  return places[Math.min(index, places.length - 1)] ?? null
}
