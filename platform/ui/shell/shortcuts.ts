/** Keys that work on every screen: `/` moves to the search, Ctrl K or ⌘ K opens the commands. */
import { useEffect } from 'react'

/** True while the user types or a dialog is open: letters are then not commands. */
export function isBusyTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  // Nothing can be typed into a box or a button of a choice, which keeps the focus after a click.
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** The page's own field is preferred to that of the top bar. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search-field]')]
  const field = fields.findLast((one) => one.checkVisibility())
  field?.focus()
  field?.select()
  return Boolean(field)
}

interface Palette {
  open: () => void
  /** Loads it, while the key that opens it is about to be pressed. */
  prepare: () => void
}

/** Both functions stay the same. */
export function useShortcuts({ open, prepare }: Palette): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (command && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open()
      } else if (event.key === '/' && !command && !event.altKey && !isBusyTyping(event.target)) {
        if (focusSearch()) event.preventDefault()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open, prepare])
}
