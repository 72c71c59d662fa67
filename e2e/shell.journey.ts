/** The frame of every screen, in both languages and from phone to desktop. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { webFolder } from '../apps/server/web-client.ts'
import { bytesOf, firstVisit, mostScript } from '../apps/web/first-visit.ts'
import { assertAccessible } from './accessibility.ts'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture, views } from './support.ts'
import { inTurn } from './turns.ts'
import { becomes, hasFocus, isAbsent, settles } from './waiting.ts'

const screens = {
  'search-entry': '/search',
  'decisions-start': '/search/case?country=turkey',
  decisions: '/search/case?country=turkey&q=kira&court=Yarg%C4%B1tay',
  'decisions-expert': '/search/case?country=turkey&q=kira&view=expert',
  'decisions-empty': '/search/case?country=turkey&q=qqzzxxyy',
  laws: '/search/lawsearch/turkey?q=kira',
  'laws-start': '/search/lawsearch/kktc',
  'not-found': '/there/is/no/such/page',
}

const shown = Object.entries(screens).flatMap(([name, address]) =>
  inTurn(views).map((view) => ({ name, address, view })),
)

for (const [{ width, language }, some] of Map.groupBy(shown, ({ view }) => view))
  test(`screens are accessible and fit ${width} pixels in ${language}: ${some.map(({ name }) => name).join(', ')}`, async () => {
    const page = await newPage(browser, server, { width, language })
    for (const { name, address } of some) {
      await page.goto(address)
      await page.locator('h1').waitFor()
      await assertSound(page, `${name}-${width}-${language}`)
    }
    await page.context().close()
  })

test('a first visit loads no more script than it may', async () => {
  const { script } = await firstVisit(webFolder)
  assert.ok(bytesOf(script) <= mostScript, `${bytesOf(script)} bytes`)
})

test('the language is Turkish at first, changes at once, and is remembered', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case')
  await page.getByRole('heading', { level: 1, name: 'Karar arama' }).waitFor()
  await page.locator('html[lang=tr]').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Decision search' }).waitFor()
  await page.locator('html[lang=en]').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Decision search' }).waitFor()
  await page.context().close()
})

test('the sidebar remembers whether it is collapsed', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search')
  await page.getByRole('button', { name: 'Menüyü daralt' }).click()
  await becomes(() => page.evaluate(() => localStorage.getItem('sidebar_expanded')), 'false')
  await page.reload()
  await page.getByRole('button', { name: 'Menüyü genişlet' }).waitFor()
  const sidebar = page.getByRole('navigation', { name: 'Ana menü' })
  await becomes(() => sidebar.evaluate((bar) => bar.scrollWidth - bar.clientWidth), 0)
  await page.context().close()
})

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Komutlar' })

/** Opens the commands and types; `first` matches the selected command. */
async function findCommand(page: Page, typed: string, first: RegExp): Promise<void> {
  await settles(page)
  await page.keyboard.press('Control+k')
  const palette = paletteOf(page)
  await palette.getByRole('combobox').fill(typed)
  await palette.getByRole('option', { name: first, selected: true }).waitFor()
}

test('commands are opened with Ctrl K, found by typing, and closed with Escape', async () => {
  const page = await newPage(browser, server)
  const palette = paletteOf(page)
  await page.goto('/search/case?country=turkey')
  await page.locator('h1').waitFor()
  await findCommand(page, 'mevzuat', /mevzuat/i)
  await picture(page, 'palette')
  await assertAccessible(page, 'commands')
  await page.keyboard.press('Enter')
  await page.waitForURL(/lawsearch\/turkey/)
  await palette.waitFor({ state: 'detached' })
  await findCommand(page, 'kktc', /kktc/i)
  await page.keyboard.press('Enter')
  await page.waitForURL(/lawsearch\/kktc/)
  await palette.waitFor({ state: 'detached' })
  await findCommand(page, '', /./)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await page.context().close()
})

test('the first Tab moves to a link that skips to the content', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search')
  await page.locator('h1').waitFor()
  await settles(page)
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('link', { name: 'İçeriğe geç' }))
  await page.keyboard.press('Enter')
  await hasFocus(page.locator('#content'))
  await page.context().close()
})

test('an unknown address and an unknown country lead to the not-found page', async () => {
  const page = await newPage(browser, server)
  for (const address of ['/nowhere', '/search/lawsearch/mars', '/search/case/mars/1']) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Bu adreste bir sayfa yok' }).waitFor()
  }
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.context().close()
})

test('a screen that could not be loaded without a network opens by itself once the network is back', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search')
  await page.locator('h1').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Büro' }).click()
  await page.getByText('Bağlantı gelince kendiliğinden açılır.').waitFor()
  await isAbsent(page.getByRole('button', { name: 'Sayfayı yenile' }))
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Büro' }).waitFor()
  await page.context().close()
})

test('a part of a case that could not be loaded without a network leaves the others in use', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1' }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server)
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('heading', { name: 'Sırada ne var' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Duruşma ve süreler/ }).click()
  await page.getByText('Bağlantı gelince kendiliğinden açılır.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Yılmaz / ABC A.Ş.' }).waitFor()
  await page.getByRole('link', { name: 'Özet' }).click()
  await page.getByRole('heading', { name: 'Sırada ne var' }).waitFor()
  await page.context().setOffline(false)
  await page.context().close()
})

test('on a phone the bar has five places, and the menu has the rest', async () => {
  const page = await newPage(browser, server, { width: 390 })
  await page.goto('/search/case')
  const bar = page.locator('[data-bottombar]')
  await bar.getByRole('button', { name: 'Menü' }).click()
  await picture(page, 'phone-menu')
  await bar.getByRole('link', { name: 'Çalışma süresi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Çalışma süresi' }).waitFor()
  await isAbsent(bar.getByRole('dialog', { name: 'Menü' }))
  await bar.getByRole('button', { name: 'Menü' }).click()
  await page.keyboard.press('Escape')
  await isAbsent(bar.getByRole('dialog', { name: 'Menü' }))
  await page.context().close()
})

test('the bar at the top of a phone keeps its two rows, in English and on narrow phones too', async () => {
  const page = await newPage(browser, server, { width: 390, language: 'en' })
  await page.goto('/search/case')
  for (const width of [390, 375, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await becomes(
      () => page.getByRole('banner').evaluate((bar) => bar.scrollHeight > bar.clientHeight),
      false,
    )
  }
  await page.context().close()
})

test('the API page lists the calls, and the browser blocks nothing of it', async () => {
  const page = await newPage(browser, server, { visitor: true })
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'identity', exact: true }).click()
  await page.getByText('/api/auth/login', { exact: true }).waitFor()
  await picture(page, 'api-docs')
  assert.deepEqual(refused, [])
  await page.context().close()
})
