/** A search that cannot be answered: being prepared, out of reach, switched off, or not in the plan. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture } from './support.ts'
import { inTurn, takesPictures } from './turns.ts'
import { becomes, holds, isAbsent } from './waiting.ts'

const results = (page: Page) => page.locator('article')

test('while the index is being prepared the screen says so and continues by itself', async () => {
  const page = await newPage(browser, server)
  let isReady = false
  await page.route('**/api/case-search/filtered-search', (route) => {
    if (isReady) return route.continue()
    const body = { isError: true, code: 'search.preparing', message: 'Arama hazırlanıyor.' }
    return route.fulfill({ status: 503, json: body })
  })
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('heading', { name: 'Arama hazırlanıyor' }).waitFor()
  await picture(page, 'search-preparing')
  isReady = true
  await results(page).first().waitFor()
  await page.context().close()
})

const stateTitles = {
  Maintenance: 'Türkiye kararlarında arama bakımda',
  TurnedOff: 'Türkiye kararlarında arama kapalı',
  ComingSoon: 'Türkiye kararlarında arama yakında',
}

test('a search in maintenance, switched off or announced says so and leads to the other country', async () => {
  const page = await newPage(browser, server)
  let searchTr = ''
  await page.route('**/api/feature-toggling/config', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, searchTr } } })
  })
  // The three screens differ only in their words.
  const [checked] = inTurn(Object.keys(stateTitles))
  for (const [state, title] of Object.entries(stateTitles)) {
    searchTr = state
    await page.goto('/search/case?country=turkey&q=kira')
    await page.getByRole('heading', { name: title }).waitFor()
    await isAbsent(results(page))
    if (takesPictures || state === checked) await assertAccessible(page, `a search in the state ${state}`)
    await page.getByRole('link', { name: 'KKTC kararlarında ara' }).click()
    await page.getByRole('heading', { name: 'Aramaya bir konu ile başlayın' }).waitFor()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('a search that is refused for its switch says so at once, though the switches said that it is on', async () => {
  const page = await newPage(browser, server)
  let searchTr = 'TurnedOn'
  await page.route('**/api/feature-toggling/config', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, searchTr } } })
  })
  await page.route('**/api/case-search/filtered-search', (route) => {
    searchTr = 'Maintenance'
    const body = { isError: true, code: 'feature.maintenance', message: 'Bu bölüm bakımda.' }
    return route.fulfill({ status: 503, json: body })
  })
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('heading', { name: stateTitles.Maintenance }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('without the switches a search counts as off until they can be read again', async () => {
  const page = await newPage(browser, server)
  const config = '**/api/feature-toggling/config'
  await page.route(config, (route) =>
    route.fulfill({ status: 400, json: { isError: true, code: 'x', message: 'x' } }),
  )
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('heading', { name: 'Türkiye kararlarında arama şu anda kullanılamıyor' }).waitFor()
  await page.unroute(config)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await results(page).first().waitFor()
  await page.context().close()
})

test('an office whose plan does not include the search is told so in its place', async () => {
  const page = await newPage(browser, server, { language: 'en', width: 390 })
  await page.route('**/api/user/profile-info', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, licences: ['calculators'] } } })
  })
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('heading', { name: 'This screen is not in your plan' }).waitFor()
  await picture(page, 'plan-does-not-cover')
  await assertAccessible(page, 'a screen that the plan does not cover')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

const tooDear = Array.from(
  { length: 60 },
  (_, at) => `${'abcdefghijklmnoprstu'[at % 20]}${'aeiou'[Math.floor(at / 20)]}*`,
).join(' OR ')

for (const [screen, path] of [
  ['decisions', '/search/case?country=turkey'],
  ['laws', '/search/lawsearch/turkey?'],
] as const)
  test(`a ${screen} search that is too expensive says what to do, and keeps what was typed`, async () => {
    const page = await newPage(browser, server, { width: screen === 'laws' ? 390 : 1024 })
    await page.goto(`${path}&q=${encodeURIComponent(tooDear)}`)
    await page.getByRole('heading', { name: 'Bu arama bir defada yapılamayacak kadar geniş' }).waitFor()
    await page.getByText('Seçenekleri azaltın').waitFor()
    const field = page.getByRole('combobox', { name: 'Arama', exact: true })
    await holds(field, tooDear)
    await assertSound(page, `search-too-broad-${screen}`)
    await field.fill('kira* OR nafaka*')
    await page.keyboard.press('Enter')
    await results(page).first().waitFor()
    await page.context().close()
  })

test('after too many searches the screen counts down, and the same search is tried again', async () => {
  const page = await newPage(browser, server, { language: 'en', unhurried: true })
  let isRefused = true
  await page.route('**/api/laws/search', (route) => {
    if (!isRefused) return route.continue()
    const body = { isError: true, code: 'request.too_many', message: 'Too many.', retryAfter: 2 }
    return route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: body })
  })
  await page.goto('/search/lawsearch/turkey?q=kira')
  await page.getByRole('heading', { name: 'Too many searches were made in a short time' }).waitFor()
  await picture(page, 'search-too-many')
  await assertAccessible(page, 'too many searches')
  isRefused = false
  await holds(page.getByRole('combobox', { name: 'Search', exact: true }), 'kira')
  await page.getByRole('button', { name: 'Try again' }).click()
  await results(page).first().waitFor()
  await page.context().close()
})

test('a search that finds very few decisions offers those with any of its words', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=tahliye%20ihtiyaç%20samimi')
  const hits = page.getByRole('article')
  // Three have all of the words; the others lack one and say so.
  await becomes(() => hits.count(), 5)
  await page.getByRole('button', { name: 'Sözcüklerin herhangi birini ara' }).click()
  await page.waitForURL('**mode=either**')
  await hits.nth(5).waitFor()
  await page.context().close()
})
