/**
 * What a journey leaves behind: where it failed, what was on its screens, and Playwright's trace of the browser (`npx
 * playwright-core show-trace <file>`). For a journey that failed before, the trace is kept even if it passes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach } from 'node:test'
import type { Browser, BrowserContext } from 'playwright-core'

const base = process.env.TRACES ?? join(import.meta.dirname, '../test-results/traces/by-hand')
const folder = join(base, basename(process.argv[1] ?? '', '.ts'))
/** Titles of journeys whose traces are always kept. */
const traced: string[] = JSON.parse(process.env.TRACED ?? '[]')

/**
 * Copies of the document before and after each step take a tenth of a run's time, so the first run of many files has
 * none: its traces name steps, requests and messages, and a file that fails is run again with copies.
 */
const hasCopies = process.env.TRACES === undefined || traced.length > 0

const LONGEST = 1_500
const PATIENCE_MS = 2_000

let current = ''
let kept = 0

/** Starts a trace of the pages of this browser context. */
export async function trace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: hasCopies })
  const close = context.close.bind(context)
  context.close = async (options) => {
    if (traced.includes(current)) await keepTrace(context)
    await close(options)
  }
}

/**
 * For the whole file: after a failed journey its screens and traces are kept and reported. No page stays open for the
 * next journey, because what it goes on doing would slow that down.
 */
export function keepTraces(browser: Browser): void {
  beforeEach((context) => {
    current = context.name
  })
  afterEach(async (context) => {
    // Newer than the types.
    const { passed } = context as unknown as { passed: boolean }
    for (const screen of browser.contexts()) {
      if (!passed) await tellScreens(screen)
      if (!passed && !traced.includes(current)) await keepTrace(screen)
      await screen.close()
    }
  })
}

/** A failed journey reports what was on its screens, not only what it waited for. */
async function tellScreens(screen: BrowserContext): Promise<void> {
  for (const page of screen.pages()) {
    const body = page.locator('body')
    const text = await body.ariaSnapshot({ timeout: PATIENCE_MS }).catch(() => '')
    console.log(`== ${page.url()}\n${text.slice(0, LONGEST)}`)
    keep('txt', `${page.url()}\n${text}`)
    const picture = await page.screenshot({ timeout: PATIENCE_MS }).catch(() => undefined)
    if (picture) keep('png', picture)
  }
}

const keepTrace = (context: BrowserContext): Promise<void> =>
  // A browser that is gone has no trace.
  context.tracing.stop({ path: nextFile('zip') }).catch(() => {})

function keep(kind: string, content: string | Buffer): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(nextFile(kind), content)
}

function nextFile(kind: string): string {
  kept += 1
  const title = current.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)
  return join(folder, `${title}-${kept}.${kind}`)
}
