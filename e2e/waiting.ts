/** What an action brings about comes a moment after it: a journey waits for it, and never looks at one instant alone. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'

/** How long a journey waits for anything: far longer than a slow machine takes. */
export const PATIENCE_MS = 90_000
const PAUSE_MS = 50

/** Tries until it succeeds; what the last try failed with is the fault of the journey. */
export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(PAUSE_MS)) {
    try {
      return await attempt()
    } catch (fault) {
      if (Date.now() > end) throw fault
    }
  }
}

/** Waits until what is read is what is wanted. */
export const becomes = <T>(read: () => T | Promise<T>, wanted: T, message?: string): Promise<void> =>
  eventually(async () => assert.deepEqual(await read(), wanted, message))

/**
 * None of these is there, or soon none is. Of something that might come late this says nothing: first wait for what
 * comes together with it.
 */
export const isAbsent = (what: Locator, message?: string): Promise<void> =>
  becomes(() => what.count(), 0, message)

export const holds = (field: Locator, value: string): Promise<void> =>
  becomes(() => field.inputValue(), value)

export const hasFocus = (what: Locator): Promise<void> =>
  becomes(() => what.evaluate((one) => one === document.activeElement), true)

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

/** When each request began that has no answer yet. */
const underWay = new WeakMap<BrowserContext, Map<Request, number>>()

const heldBack = new WeakSet<Request>()

/** The journey itself holds the answer to this request back, and looks at the screen that waits for it. */
export function isHeldBack(request: Request): void {
  heldBack.add(request)
}

/** Notes from now on what the pages of this browser ask for. */
export function watchRequests(context: BrowserContext): void {
  const asked = new Map<Request, number>()
  underWay.set(context, asked)
  context.on('request', (request) => {
    if (!isStream(request)) asked.set(request, Date.now())
  })
  context.on('requestfinished', (request) => asked.delete(request))
  context.on('requestfailed', (request) => asked.delete(request))
}

/** The events of the office, which a page follows for as long as it stands. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events'

/** Longer than an answer takes: the driver does not tell the end of every request. */
const FORGOTTEN_MS = 45_000
const CALM_LOOKS = 4

/**
 * Waits until nothing is on its way and what was answered is drawn. The driver's own `networkidle` is told once for a
 * document, and after a step inside the page it is long true.
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

/** Two frames and what was put off until after them: the listeners of a screen are there by then. */
const isDrawn = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(resolve)))
          // A tab behind another one draws once a second.
          window.setTimeout(resolve, 200)
        }),
    ),
  )
