/** How far a screen jumps while its answers are late. */
import type { BrowserContext, Page } from 'playwright-core'

/** Every answer to these pages comes so much later. */
export async function answerLate(context: BrowserContext, byMs: number): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/events',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, byMs))
      // The page may have been left meanwhile.
      await route.continue().catch(() => {})
    },
  )
}

export interface Shift {
  value: number
  /** What moved, the farthest first. */
  moved: string[]
}

interface Entry extends PerformanceEntry {
  value: number
  /** It follows what a person has just done. */
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records the shifts on the window of the page; to be called before it is loaded. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.assign(window, { shifts })
  })

/** What has been recorded since the last time. */
export const takeShifts = (page: Page): Promise<Shift> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Entry[] }
    const taken = shifts.splice(0).filter(({ hadRecentInput }) => !hadRecentInput)
    const moved = taken
      .flatMap(({ sources }) => sources)
      .map(({ node, previousRect: from, currentRect: to }) => {
        const one = node instanceof Element ? node : node?.parentElement
        const said = (one?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 25)
        return `${one?.localName}.${one?.classList[0] ?? ''} "${said}" ${Math.round(to.y - from.y)}`
      })
    return { value: taken.reduce((sum, { value }) => sum + value, 0), moved: moved.slice(0, 4) }
  })
