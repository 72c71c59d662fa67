/** The text that the reader has selected, and the position of its end. */
import { type RefObject, useEffect, useState } from 'react'

export interface SelectedText {
  text: string
  /** Elements with `data-place` that contain the beginning and the end. */
  first: HTMLElement
  last: HTMLElement
  /** Middle and lower edge of the end of the selection, in pixels on the surface. */
  left: number
  top: number
}

const placeOf = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-place]')

function readSelection(root: HTMLElement | null): SelectedText | null {
  const selection = document.getSelection()
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return null
  const text = selection.toString().trim()
  const first = placeOf(range.startContainer)
  const end = [...range.getClientRects()].at(-1)
  if (text.length < 3 || !first || !end) return null
  const surface = root.getBoundingClientRect()
  return {
    text,
    first,
    last: placeOf(range.endContainer) ?? first,
    left: Math.min(Math.max(end.right - surface.left, 90), surface.width - 90),
    top: end.bottom - surface.top,
  }
}

export function useSelection(surface: RefObject<HTMLElement | null>): SelectedText | null {
  const [selected, setSelected] = useState<SelectedText | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSelected(readSelection(surface.current)), 120)
    }
    document.addEventListener('selectionchange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', read)
    }
  }, [surface])
  return selected
}
