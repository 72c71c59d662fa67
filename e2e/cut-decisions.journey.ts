/** A decision of which the source gives only the beginning: the list says so before it is opened. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { browser, server } from './stage.ts'
import { assertSound, newPage } from './support.ts'
import { inTurn } from './turns.ts'
import { isAbsent } from './waiting.ts'

const results = (page: Page) => page.locator('article')
const search = '/search/case?country=turkey&q=kira'

/** The sample has only complete texts, so the second decision of the answer is marked as cut. */
async function cutSecond(page: Page): Promise<void> {
  await page.route('**/api/case-search/filtered-search', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const items = data.items.map((one: object, at: number) => ({ ...one, truncated: at === 1 }))
    await route.fulfill({ response: answer, json: { data: { ...data, items } } })
  })
}

/** Measured once every part of the hits is there: what later domains add comes a moment after them. */
async function heights(page: Page): Promise<number[]> {
  for (const place of [0, 1, 2, 3])
    await results(page)
      .nth(place)
      .getByRole('button', { name: /^(Davaya ekle|Add to a case|Add to case)/ })
      .waitFor()
  return results(page).evaluateAll((all) =>
    all.slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().height)),
  )
}

for (const [width, language, words] of inTurn([
  [390, 'tr', 'metnin yalnız başı var'],
  [1024, 'en', 'beginning only'],
  [1536, 'tr', 'metnin yalnız başı var'],
] as const))
  test(`the list says which text is only a beginning, at ${width} pixels in ${language}`, async () => {
    const page = await newPage(browser, server, { width, language })
    await page.goto(search)
    await results(page).nth(3).waitFor()
    await isAbsent(page.getByText(words, { exact: true }))
    const before = await heights(page)
    await cutSecond(page)
    await page.reload()
    await results(page).nth(1).getByText(words, { exact: true }).waitFor()
    assert.equal(await page.getByText(words, { exact: true }).count(), 1)
    await results(page).nth(1).scrollIntoViewIfNeeded()
    await assertSound(page, `search-cut-${width}`)
    const after = await heights(page)
    assert.deepEqual(after.toSpliced(1, 1), before.toSpliced(1, 1))
    // The mark is beside the numbers; if there is no room beside them, it is on a line of its own.
    if (width > 390) assert.equal(after[1], before[1])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
