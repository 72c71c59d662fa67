/** How long a click takes, measured in the page itself: from the event to the frame that shows what was asked for. */
import type { Page } from 'playwright-core'

export interface Seen {
  /** Of an element that is not there before the click. */
  selector: string
  /** It contains this. */
  text?: string
}

export async function timeOf(page: Page, click: () => Promise<void>, seen: Seen): Promise<number> {
  const drawn = page.evaluate(watch, seen)
  await click()
  return drawn
}

function watch({ selector, text = '' }: Seen): Promise<number> {
  return new Promise((resolve) => {
    let start: number | undefined
    const begin = ({ timeStamp }: Event) => {
      start = timeStamp
    }
    addEventListener('click', begin, { capture: true, once: true })
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (one) => one.checkVisibility() && one.textContent?.includes(text),
      )
    const look = () => {
      const from = start
      if (from === undefined || !isThere()) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - from))
    }
    look()
  })
}
