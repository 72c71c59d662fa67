/** Every screen keeps to the frame: one head, the heights of controls, corners and boxes, at three widths, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Measured, measure, widths } from './measure.ts'
import { ownPerson } from './people.ts'
import { everyScreen, goInside, isStaffed, outsideScreens, tabsOf } from './screens.ts'
import { browser, server } from './stage.ts'
import { appoint } from './states.ts'
import { newPage } from './support.ts'
import { settles } from './waiting.ts'

/** The screen has a search in its middle, so that the bar of a phone has none. */
const ownSearch = '/search'
/** So many pages measure at the same time, because each of them also waits. */
const pages = 3

interface Seen extends Measured {
  address: string
  width: number
  language: 'tr' | 'en'
}

/** Every width in both languages. The next screen begins as this one ends, so that little has to change between them. */
async function measuredEverywhere(page: Page, address: string, turn: number): Promise<Seen[]> {
  const seen: Seen[] = []
  let language: 'tr' | 'en' = turn % 2 === 0 ? 'tr' : 'en'
  for (const width of turn % 2 === 0 ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    for (const next of [language, language === 'tr' ? 'en' : 'tr'] as const) {
      await isSet(page, width, next)
      seen.push({ address, width, language: next, ...(await measure(page, width)) })
      language = next
    }
  }
  return seen
}

/** Opens the screens one after the other without loading the program again, with the tabs of each. */
async function walk(page: Page, addresses: readonly string[]): Promise<Seen[]> {
  await page.goto('/dashboard')
  await page.locator('main h1').waitFor()
  const queue = [...addresses]
  const seen: Seen[] = []
  for (let at = 0; at < queue.length; at++) {
    const address = queue[at] ?? ''
    await goInside(page, address)
    await settles(page)
    await page.locator('main h1').first().waitFor()
    if (!address.includes('tab=')) queue.push(...(await tabsOf(page)))
    seen.push(...(await measuredEverywhere(page, address, at)))
  }
  await page.context().close()
  return seen
}

/** The screens are dealt out to several pages. */
async function walkAll(addresses: readonly string[]): Promise<Seen[]> {
  const dealt = Array.from({ length: pages }, (_, own) => addresses.filter((_one, at) => at % pages === own))
  const seen = dealt.map(async (own) => walk(await newPage(browser, server, { language: 'tr' }), own))
  return (await Promise.all(seen)).flat()
}

const faultsOf = (seen: readonly Seen[]) => [
  ...new Set(
    seen.flatMap(({ address, width, language, faults }) =>
      faults.map((fault) => `${address} at ${width}, ${language}: ${fault}`),
    ),
  ),
]

function assertOnePlace(seen: readonly Seen[]): void {
  const places = new Map<string, Set<string>>()
  for (const { address, width, head } of seen) {
    if (!head || (address === ownSearch && width === 390)) continue
    const place = `${width}: ${Math.round(head.left)}, ${Math.round(head.top)}`
    places.set(place, (places.get(place) ?? new Set()).add(address))
  }
  const apart = [...places].map(([place, of]) => `${place} of ${of.size} (${[...of].slice(0, 5)})`)
  assert.equal(places.size, widths.length, apart.join('\n'))
}

test('every screen has its title in one place, and its controls have the sizes of the frame', async () => {
  const seen = await walkAll(await everyScreen())
  assert.ok(new Set(seen.map(({ address }) => address)).size > 75)
  assert.deepEqual(faultsOf(seen), [])
  assertOnePlace(seen)
})

test('the screens of staff keep to the frame with what they show to staff alone', async () => {
  await appoint(server, (await ownPerson(server)).email)
  const seen = await walkAll((await everyScreen()).filter(isStaffed))
  assert.ok(new Set(seen.map(({ address }) => address)).size > 6)
  assert.deepEqual(faultsOf(seen), [])
  assertOnePlace(seen)
})

test('the screens before the sign-in have controls, corners and boxes of the frame', async () => {
  const page = await newPage(browser, server, { language: 'tr', visitor: true })
  const seen: Seen[] = []
  for (const [at, address] of outsideScreens.entries()) {
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await settles(page)
    for (const width of at % 2 === 0 ? widths : widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      await isSet(page, width, 'tr')
      const measured = await measure(page, width, { hasHead: false })
      seen.push({ address, width, language: 'tr', ...measured })
    }
  }
  assert.deepEqual(faultsOf(seen), [])
  await page.context().close()
})

/** Speaks the language by the switch of the top bar, and waits until the page has this width, in one step. */
const isSet = (page: Page, width: number, language: 'tr' | 'en'): Promise<void> =>
  page.evaluate(
    async (wanted) => {
      const root = document.documentElement
      if (root.lang !== wanted.language) document.querySelector<HTMLElement>('header button[lang]')?.click()
      const isThere = () => root.lang === wanted.language && innerWidth === wanted.width
      while (!isThere()) await new Promise(requestAnimationFrame)
      // Fields of what is opened beside the list come a frame later.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    },
    { width, language },
  )
