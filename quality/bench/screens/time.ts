/** How long a click takes, measured in the page itself: from the event to the frame that shows what was asked for. */
import type { Page } from 'playwright-core'

export interface Seen {
  /** Of an element that is not there before the click. */
  selector: string
  /** It contains this. */
  text?: string
}

export async function timeOf(page: Page, click: () => Promise<void>, seen: Seen): Promise<number> {
  const [took] = await Promise.all([page.evaluate(watch, seen), click()])
  return took
}

function watch({ selector, text = '' }: Seen): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`"${selector}" with "${text}" has not come within 20 s`)), 20_000)
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
