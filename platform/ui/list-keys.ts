/**
 * The keys of a list. Its entries are links marked with `data-result`, each in an `article`, a row of a table or an item
 * of a list; `data-result="beside"` marks those that open beside the list, to which nobody returns from elsewhere.
 */
import { useEffect, useRef } from 'react'
import { isBusyTyping } from './shell/shortcuts.ts'

const entry = 'article, tr, li'

/** The last opened result of each list address. */
const opened = new Map<string, string>()
const here = () => location.pathname + location.search

/**
 * `j` and `k` move between results; Enter opens the focused one, because it is a link. When the user returns to a
 * list, the result that was opened last gets the focus.
 */
export function useListKeys(ready: boolean): void {
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest('a[data-result]:not([data-result=beside])')
      if (link) opened.set(here(), link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
  useEffect(() => {
    const href = opened.get(here())
    if (!ready || !href) return
    // Runs after the app frame, which first moves the focus to the new screen.
    const timer = setTimeout(() => {
      opened.delete(here())
      document
        .querySelector<HTMLElement>(`a[data-result][href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true })
    }, 80)
    return () => clearTimeout(timer)
  }, [ready])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      const step = { j: 1, k: -1 }[event.key]
      const links = [...document.querySelectorAll<HTMLElement>('[data-result]')]
      if (!step || links.length === 0) return
      const at = links.findIndex((link) => link.closest(entry)?.contains(document.activeElement))
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
      links[next]?.focus({ preventScroll: true })
      links[next]?.closest(entry)?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Other letters that are commands of a screen, such as `c` for a new record. */
export function useScreenKeys(commands: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      const run = latest.current[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
