/** The effects of an action come a moment after it: a journey waits for them, and never checks at a fixed moment. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'

/** How long a journey waits for anything: far longer than a slow machine takes. */
export const PATIENCE_MS = 90_000
const PAUSE_MS = 50

/** Tries until it succeeds; the last failure is that of the journey. */
export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(PAUSE_MS)) {
    try {
      return await attempt()
    } catch (fault) {
      if (Date.now() > end) throw fault
    }
  }
}

/** Waits until the value is the wanted one. */
export const becomes = <T>(read: () => T | Promise<T>, wanted: T, message?: string): Promise<void> =>
  eventually(async () => assert.deepEqual(await read(), wanted, message))

/**
 * None of these elements is there, or soon none is. This cannot tell whether one might still come: first wait for
 * something that comes together with it.
 */
export const isAbsent = (what: Locator, message?: string): Promise<void> =>
  becomes(() => what.count(), 0, message)

export const holds = (field: Locator, value: string): Promise<void> =>
  becomes(() => field.inputValue(), value)

export const hasFocus = (what: Locator): Promise<void> =>
  becomes(() => what.evaluate((one) => one === document.activeElement), true)

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

/** When each request without an answer was sent. */
const underWay = new WeakMap<BrowserContext, Map<Request, number>>()

const heldBack = new WeakSet<Request>()

/** The journey delays the answer to this request on purpose, and looks at the screen that waits for it. */
export function isHeldBack(request: Request): void {
  heldBack.add(request)
}

/** Starts to note the requests of the pages of this browser context. */
export function watchRequests(context: BrowserContext): void {
  const asked = new Map<Request, number>()
  underWay.set(context, asked)
  context.on('request', (request) => {
    if (!isStream(request)) asked.set(request, Date.now())
  })
  context.on('requestfinished', (request) => asked.delete(request))
  context.on('requestfailed', (request) => asked.delete(request))
}

/** The event stream of the office, which a page follows for as long as it is open. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events'

/** Longer than an answer takes: the driver does not report the end of every request. */
const FORGOTTEN_MS = 45_000
const CALM_LOOKS = 4

/**
 * Waits until nothing is loading and all answers are rendered. The driver's own `networkidle` is reported once for a
 * document, and has long been true after a step inside the page.
 */
export async function settles(page: Page): Promise<void> {
  await page.waitForLoadState()
  const asked = underWay.get(page.context())
  const isWaiting = () =>
    [...(asked ?? [])].some(([one, since]) => !heldBack.has(one) && Date.now() - since < FORGOTTEN_MS)
  const end = Date.now() + PATIENCE_MS
  for (let calm = 0; calm < CALM_LOOKS; calm = isWaiting() ? 0 : calm + 1) {
    if (Date.now() > end) throw new Error(`${page.url()} did not come to rest`)
    await setTimeout(PAUSE_MS)
    await isDrawn(page)
  }
}

/** Waits for two frames and the work that was put off until after them; by then a screen has its listeners. */
const isDrawn = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(resolve)))
          // A background tab renders once a second.
          window.setTimeout(resolve, 200)
        }),
    ),
  )
