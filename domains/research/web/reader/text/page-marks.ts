/**
 * Moving highlights in the text (the current hit, the paragraph that is read aloud, the one that was jumped to). They
 * are set on the elements directly: a text of 1,500 articles is not rendered again for one word.
 */

/** Height of the bars that stay at the top of the window, in pixels; they cover the text below them. */
export const barsHeight = 120

export function setMark(root: ParentNode | null, attribute: string, elements: Iterable<Element>): void {
  if (!root) return
  for (const old of root.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)
  for (const element of elements) element.setAttribute(attribute, '')
}

/**
 * Scrolls to an element. Parts of a long text only have estimated heights until they are in view, so the position is
 * corrected for a few frames while the parts on the way are measured.
 */
export function goTo(element: Element, block: ScrollLogicalPosition = 'start', frames = 4): void {
  element.scrollIntoView({ block, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => goTo(element, block, frames - 1))
}

/** Index of the first of the elements, which are in reading order, that is below a line of the window. */
export function firstBelow(elements: ArrayLike<Element>, line: number): number {
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low
}

/** True if the whole element is between the bars at the top and the lower edge of the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= barsHeight && bottom <= window.innerHeight - 40
}
