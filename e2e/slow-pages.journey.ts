/** A screen that takes too long says so and offers a reload, and a screen that arrives late does not shift. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, isAbsent, isHeldBack } from './waiting.ts'

const texts = {
  tr: { body: 'Sayfanın yüklenmesi çok uzun sürüyor.', refresh: 'Sayfayı yenile' },
  en: { body: 'The page is taking too long to load.', refresh: 'Refresh the page' },
}

/** Holds back the answers of these addresses; returns the function that releases them. */
async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    isHeldBack(route.request())
    await gate
    // The page may have been left meanwhile.
    await route.continue().catch(() => {})
  })
  return async () => {
    open()
    await page.unroute(address)
  }
}

for (const language of languagesInTurn())
  test(`a screen whose first data does not arrive says so and can be refreshed (${language})`, async () => {
    const say = texts[language]
    const page = await newPage(browser, server, { language, width: language === 'tr' ? 1024 : 390 })
    await page.clock.install()
    const release = await hold(page, '**/api/user/sessions')
    const asked = page.waitForRequest('**/api/user/sessions')
    await page.goto('/user-profile?tab=security')
    await asked
    // Far less than the time limit, because the clock of the page keeps running meanwhile.
    await page.clock.runFor(5_000)
    await isAbsent(page.getByText(say.body))
    await page.clock.runFor(20_000)
    await page.getByText(say.body).waitFor()
    await page.screenshot({ path: `test-results/slow-page-${language}.png` })
    await assertAccessible(page, 'a screen that is slow')
    // If the answer were released any sooner, the notice and its button would disappear by themselves.
    const anew = page.waitForRequest('**/api/user/sessions')
    await page.getByRole('button', { name: say.refresh }).click()
    await anew
    const answered = page.waitForResponse('**/api/user/sessions')
    await release()
    await answered
    await isAbsent(page.getByText(say.body))
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`the first page says so if the program itself does not arrive (${language})`, async () => {
    const say = texts[language]
    const page = await newPage(browser, server, { language, visitor: true })
    const release = await hold(page, /\/assets\/.*\.js$/)
    await page.goto('/search', { waitUntil: 'commit' })
    const notice = page.locator('.boot-slow')
    await notice.waitFor({ state: 'attached' })
    // The first and the last moment of the wait, however long the machine has taken until here.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 0
    })
    await notice.waitFor({ state: 'hidden' })
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await page.getByText(say.body).waitFor()
    await page.screenshot({ path: `test-results/slow-start-${language}.png` })
    const anew = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('button', { name: say.refresh }).click()
    await anew
    await release()
    await page.locator('h1').waitFor()
    await isAbsent(notice)
    await page.context().close()
  })

interface Watched {
  shifts: PerformanceEntry[]
  watch: PerformanceObserver
}

/** Records layout shifts on the window. */
function watchShifts(): void {
  const shifts: PerformanceEntry[] = []
  const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  watch.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { shifts, watch })
}

test('the navigation on a phone is shown once its items are known, and does not shift', async () => {
  const page = await newPage(browser, server, { width: 390 })
  await page.addInitScript(watchShifts)
  const release = await hold(page, '**/api/user/profile-info')
  await page.goto('/search')
  await page.locator('h1').waitFor()
  const bar = page.locator('[data-bottombar]')
  const decisions = bar.locator('a[href^="/search/case"]')
  await decisions.waitFor({ state: 'hidden' })
  await release()
  // Of a visitor there would be no cases and no menu.
  await bar.locator('a[href="/case-management"]').waitFor()
  await bar.getByRole('button', { name: 'Menü' }).waitFor()
  await decisions.waitFor()
  await picture(page, 'phone-navigation')
  const jumped = await page.evaluate(() => {
    const { shifts, watch } = window as unknown as Watched
    return [...shifts, ...watch.takeRecords()]
      .flatMap((entry) => (entry as unknown as { sources: { node?: Node }[] }).sources)
      .filter(({ node }) => node?.parentElement?.closest('nav')).length
  })
  assert.equal(jumped, 0)
  await page.context().close()
})

for (const { address, answer } of [
  { address: '/client', answer: /\/api\/client\/v2/ },
  { address: '/case-management', answer: /\/api\/case-management\/v2/ },
])
  test(`the head of ${address} is complete before its list arrives, and does not shift`, async () => {
    const me = bearer(await ownPerson(server))
    await post(server, '/client/create', { name: 'ABC A.Ş.', contacts: [] }, me)
    const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'G-1', conflictsSeen: true }
    await post(server, '/case-management/create', wanted, me)
    const page = await newPage(browser, server, { language: 'tr', width: 390 })
    const release = await hold(page, answer)
    await page.goto(address)
    const add = page.getByRole('button', { name: /^\+ Yeni / })
    const bottom = () => add.evaluate((button) => button.getBoundingClientRect().bottom)
    await add.waitFor()
    // What later parts of the program add comes in files of its own.
    const links = page.locator('main a[href*="/import"], main a[href="/incoming-mail"]')
    await becomes(() => links.count(), address === '/client' ? 1 : 2)
    const link = page.getByRole('link', { name: 'İçe aktar' })
    await isAbsent(link)
    const before = await bottom()
    await release()
    await link.waitFor()
    assert.equal(await bottom(), before)
    await page.context().close()
  })

test('a case whose first answer is an error of the server is asked for again by itself, and then shown', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / Kaya', caseNumber: 'S-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.route(
    `**/api/case-management/${caseId}`,
    (route) => route.fulfill({ status: 500, json: { message: 'Sunucu hatası' } }),
    { times: 1 },
  )
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('heading', { name: 'Yılmaz / Kaya' }).waitFor()
  await page.context().close()
})

test('the grey bars in place of a client that is still loading stay within a phone', async () => {
  const me = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: 'ABC A.Ş.', contacts: [] }, me)
  const page = await newPage(browser, server, { language: 'tr', width: 390 })
  const release = await hold(page, `**/api/client/${clientId}`)
  await page.goto(`/client/${clientId}`)
  await page.locator('main [aria-busy=true]').waitFor()
  await becomes(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  await release()
  await page.getByRole('heading', { name: 'ABC A.Ş.' }).waitFor()
  await page.context().close()
})
