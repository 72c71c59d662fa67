/** Highlights the entry of the outline for the part of the text in view. */
import { type RefObject, useEffect } from 'react'
import { firstBelow } from './page-marks.ts'

/**
 * A part counts as in view if it begins above this line of the window, in pixels: below the bars, where people read.
 */
const readingLine = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 104

/** Document event: an outline has rendered entries, and the current one may be among them. */
export const entriesDrawn = 'reader-entries-drawn'

/** Scrolls only the column that the entry is in, never the page. */
function keepInSight(entry: HTMLElement): void {
  const column = entry.closest<HTMLElement>('[data-scrolls]')
  if (!column) return
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  if (top < frame.top + 40 || bottom > frame.bottom - 40)
    column.scrollTop += top - frame.top - frame.height / 3
}

/**
 * Opens the closed part of the outline that contains the current entry, and closes the one that was opened this way before.
 * Parts that the reader opened or closed by hand stay as they are while the same part of the text is in view.
 */
function openPart(
  part: HTMLDetailsElement | null,
  last: HTMLDetailsElement | null,
): HTMLDetailsElement | null {
  if (part === last) return last
  if (last) last.open = false
  if (part) part.open = true
  return part
}

/** The part of the outline that has an entry, which may not be drawn before the part is open. */
const partOf = (root: HTMLElement, at: number): HTMLDetailsElement | null =>
  [...root.querySelectorAll<HTMLDetailsElement>('details[data-from]')].find(
    ({ dataset }) => Number(dataset.from) <= at && at < Number(dataset.to),
  ) ?? null

/** `root` holds the entries, each with the id of its part in `data-part`. */
export function useCurrentPart(root: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  useEffect(() => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? [])
    const line = readingLine()
    let frame = 0
    let current: string | undefined
    let part: HTMLDetailsElement | null = null
    const mark = () => {
      frame = 0
      const id = parts[firstBelow(parts, line) - 1]?.id
      // The list may have rendered after the text.
      if (id === current && root.current?.querySelector('[aria-current]')) return
      current = id
      root.current?.querySelector('[aria-current]')?.removeAttribute('aria-current')
      const entry = id ? root.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`) : null
      entry?.setAttribute('aria-current', 'location')
      if (entry) part = openPart(entry.closest('details'), part)
      else if (id && root.current) part = openPart(partOf(root.current, ids.indexOf(id)), part)
      if (entry?.checkVisibility()) keepInSight(entry)
    }
    const later = () => {
      frame ||= requestAnimationFrame(mark)
    }
    later()
    window.addEventListener('scroll', later, { passive: true })
    document.addEventListener(entriesDrawn, later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      document.removeEventListener(entriesDrawn, later)
    }
  }, [root, ids])
}
