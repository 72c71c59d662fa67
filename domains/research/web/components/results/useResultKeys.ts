import { isBusyTyping } from '@mizan/platform/ui'
import { useEffect } from 'react'

/** `j` and `k` move between results; Enter opens the one in focus, as it is a link. */
export function useResultKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      const step = { j: 1, k: -1 }[event.key]
      const links = [...document.querySelectorAll<HTMLElement>('[data-result]')]
      if (!step || links.length === 0) return
      const here = links.findIndex((link) => link.closest('article')?.contains(document.activeElement))
      const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)
      links[next]?.focus({ preventScroll: true })
      links[next]?.closest('article')?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
