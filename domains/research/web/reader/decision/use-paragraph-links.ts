/** A click on a paragraph's number copies its link and puts it into the address. */
import { type RefObject, useEffect } from 'react'

export function useParagraphLinks(
  surface: RefObject<HTMLElement | null>,
  copy: (text: string) => void,
): void {
  useEffect(() => {
    const root = surface.current
    if (!root) return
    const click = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-copy-link]')
      if (link && !event.ctrlKey && !event.metaKey) copy(link.href)
    }
    root.addEventListener('click', click)
    return () => root.removeEventListener('click', click)
  }, [surface, copy])
}
