/** No screen jumps while its answers come a second and a half late: what is loading has the shape of what comes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { everyScreen, goInside } from './screens.ts'
import { answerLate, takeShifts, watchShifts } from './shifts.ts'
import { browser, server } from './stage.ts'
import { newPage } from './support.ts'
import { settles } from './waiting.ts'

const late = 1_500
const most = 0.05
/** So many pages open screens at the same time, because each of them mostly waits. */
const pages = 4

/** Opens every nth screen, and says by how much each that jumps does so. */
async function jumps(page: Page, addresses: readonly string[]): Promise<string[]> {
  await answerLate(page.context(), late)
  await watchShifts(page)
  await page.goto('/contact')
  await page.locator('main h1').waitFor()
  await settles(page)
  await takeShifts(page)
  const found: string[] = []
  for (const address of addresses) {
    await goInside(page, address)
    await settles(page)
    await page.locator('main h1').first().waitFor()
    const { value, moved } = await takeShifts(page)
    if (value >= most) found.push(`${address}: ${value.toFixed(3)} (${moved.join(', ')})`)
  }
  await page.context().close()
  return found
}

for (const width of [390, 1536])
  test(`at ${width} pixels no screen jumps while its answers are late`, async () => {
    const screens = await everyScreen()
    const found = await Promise.all(
      Array.from({ length: pages }, async (_, at) => {
        const page = await newPage(browser, server, { width, language: 'tr' })
        const own = screens.filter((_screen, index) => index % pages === at)
        return jumps(page, own)
      }),
    )
    assert.deepEqual(found.flat(), [])
  })
