/** Where the focus begins in what has just opened. */
const fields = ':is(textarea, input, select):not(:disabled, [readonly], [type=hidden])'
const controls = ':is(a[href], button):not(:disabled, [tabindex="-1"])'

/** Its first field, or else its first link or button. */
export const firstControl = (inside: Element): HTMLElement | null =>
  inside.querySelector<HTMLElement>(fields) ?? inside.querySelector<HTMLElement>(controls)

/**
 * Moves the focus there, or to the place itself, which needs a `tabIndex`, until its content is loaded. What somebody
 * has chosen meanwhile, or the content itself, keeps the focus. Returns what ends the waiting.
 */
export function focusFirst(inside: HTMLElement): () => void {
  const isFree = () => !inside.contains(document.activeElement) || document.activeElement === inside
  const enter = () => {
    const first = isFree() && firstControl(inside)
    if (first) first.focus({ preventScroll: true })
    return Boolean(first) || !isFree()
  }
  if (enter()) return () => undefined
  inside.focus({ preventScroll: true })
  const loading = new MutationObserver(() => {
    if (document.activeElement !== inside || enter()) loading.disconnect()
  })
  loading.observe(inside, { childList: true, subtree: true })
  return () => loading.disconnect()
}
