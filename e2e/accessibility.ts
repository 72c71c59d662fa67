/** The accessibility check of a screen. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settles } from './waiting.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

async function violations(page: Page): Promise<AxeResult['violations']> {
  const result = await page.evaluate(
    (): Promise<AxeResult> =>
      // biome-ignore lint/suspicious/noExplicitAny: axe adds itself to the window of the page
      (window as any).axe.run(document, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
        // Style sheets are read only for an experimental rule that is off.
        preload: false,
      }),
  )
  return result.violations
}

/**
 * On a phone the bottom bar covers whatever is at the end of the window, and axe takes a half-covered button for one
 * that is too small. In a window as tall as the page the bar covers nothing.
 */
async function violationsUncovered(page: Page): Promise<AxeResult['violations']> {
  const view = page.viewportSize()
  if (!view) throw new Error('The page has no window')
  const { top, height } = await page.evaluate(() => ({
    top: scrollY,
    height: document.documentElement.scrollHeight,
  }))
  await page.setViewportSize({ ...view, height })
  await settles(page)
  const found = await violations(page)
  await page.setViewportSize(view)
  await page.evaluate((y) => scrollTo(0, y), top)
  return found
}

/** Fails with the violations that axe finds of WCAG 2.2 AA and its own best practices. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  await settles(page)
  await assertNoViolations(page, name)
}

/** The same for a screen that nothing is loading on any more. */
export async function assertNoViolations(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const first = await violations(page)
  const isCovered = first.length > 0 && first.every(({ id }) => id === 'target-size')
  const found = (isCovered ? await violationsUncovered(page) : first).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`,
  )
  assert.deepEqual(found, [], `accessibility of ${name}`)
}
