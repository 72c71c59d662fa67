/** Every screen keeps to the frame: one head, the heights of controls, corners and boxes, at three widths, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Measured, measure } from './measure.ts'
import { everyScreen, goInside, tabsOf } from './screens.ts'
import { browser, server } from './stage.ts'
import { newPage } from './support.ts'
import { eventually, settles } from './waiting.ts'

const widths = [1536, 1024, 390]
/** The screen has a search in its middle, so that the bar of a phone has none. */
const ownSearch = '/search'

const isShown = async (page: Page, address: string) => {
  await goInside(page, address)
  await settles(page)
  await page.locator('main h1').first().waitFor()
}

async function measuredAt(page: Page, width: number): Promise<Measured> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  // Fields of what is opened beside the list come a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return measure(page, width)
}

test('every screen has its title in one place, and its controls have the sizes of the frame', async () => {
  const page = await newPage(browser, server)
  await page.goto('/dashboard')
  await page.locator('main h1').waitFor()
  const screens = await everyScreen()
  const places = new Map<string, string[]>()
  const faults: string[] = []
  for (let at = 0; at < screens.length; at++) {
    const address = screens[at] ?? ''
    await isShown(page, address)
    if (!address.includes('tab=')) screens.push(...(await tabsOf(page)))
    for (const language of ['tr', 'en'] as const) {
      await speak(page, language)
      for (const width of widths) {
        const { head, faults: found } = await measuredAt(page, width)
        faults.push(...found.map((fault) => `${address} at ${width}, ${language}: ${fault}`))
        if (!head || (address === ownSearch && width === 390)) continue
        const place = `${width}: ${Math.round(head.left)}, ${Math.round(head.top)}`
        places.set(place, [...(places.get(place) ?? []), address])
      }
    }
  }
  const apart = [...places].map(([place, of]) => `${place} of ${of.length} (${[...new Set(of)].slice(0, 5)})`)
  assert.ok(screens.length > 60, `${screens.length} screens`)
  assert.deepEqual([...new Set(faults)], [])
  assert.equal(places.size, widths.length, apart.join('\n'))
  await page.context().close()
})

/** The switch of the top bar, at a width at which it is shown. */
async function speak(page: Page, language: 'tr' | 'en'): Promise<void> {
  await page.evaluate((wanted) => {
    if (document.documentElement.lang === wanted) return
    document.querySelector<HTMLElement>('header button[lang]')?.click()
  }, language)
  await eventually(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.lang), language),
  )
}
