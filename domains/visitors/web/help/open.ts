/** Opens the help from wherever somebody asks for it: a key, the button, a command. */
const asked = 'mizan-help'

export const openHelp = (): void => void window.dispatchEvent(new Event(asked))

export function onHelp(open: () => void): () => void {
  window.addEventListener(asked, open)
  return () => window.removeEventListener(asked, open)
}
