/** Opens the help from anywhere: `?`, the button, the menu of phones, a command. */
import { isBusyTyping } from '@mizan/platform/ui'

const asked = 'mizan-help'

export const openHelp = (): void => void window.dispatchEvent(new Event(asked))

/** Returns the function that ends the waiting. */
export function onHelp(open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isBusyTyping(event.target)) return
    event.preventDefault()
    open()
  }
  document.addEventListener('keydown', listen)
  window.addEventListener(asked, open)
  return () => {
    document.removeEventListener('keydown', listen)
    window.removeEventListener(asked, open)
  }
}
