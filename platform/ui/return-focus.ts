/** Something that had the focus is removed, such as a dialog or a bar: the focus must not be lost with it. */
import { useEffect } from 'react'

/** The page has it where nothing better was known; whoever knows a better place still takes it from there. */
const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === document.querySelector('main')

/**
 * Gives the focus to the first of these places that can take it, unless something has it already. Last comes the page,
 * because what opened the removed thing may be gone as well, such as the button of an empty list.
 */
export function returnFocus(...places: (Element | null | (() => Element | null))[]): void {
  requestAnimationFrame(() => {
    for (const place of [...places, document.querySelector('main')]) {
      const element = typeof place === 'function' ? place() : place
      if (isLost() && element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
  })
}

/** For what stands beside a list as long as rows are chosen: the focus goes back to where the choice began. */
export function useFocusBackToList(): void {
  useEffect(() => {
    const began = document.activeElement
    // The row may have been deleted.
    return () => returnFocus(began, () => document.querySelector('main [data-result]'))
  }, [])
}
