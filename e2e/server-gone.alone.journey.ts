/** A server that is away for a while. The journey has a server of its own, which it stops and starts. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { browser, ownServer, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { isAbsent } from './waiting.ts'

const results = (page: Page) => page.locator('article')

test('a server that is away is reported, and the search continues by itself when it is back', async () => {
  const { halt, resume } = ownServer()
  const page = await newPage(browser, server)
  // The hits do not wait for the switches of features; without these, the search itself would count as off.
  const switches = page.waitForResponse('**/api/feature-toggling/config')
  await page.goto('/search/case?country=turkey&q=kira')
  await results(page).first().waitFor()
  await (await switches).finished()
  await halt()
  await page.getByRole('combobox', { name: 'Arama' }).fill('nafaka')
  await page.keyboard.press('Enter')
  await page.getByText('Mizan’a ulaşılamıyor.').waitFor()
  await page.getByRole('heading', { name: 'Bu arama bağlantıyı bekliyor' }).waitFor()
  await isAbsent(results(page), 'hits of the search before stand under the new words')
  await page.getByRole('button', { name: 'Yeniden dene' }).waitFor()
  await picture(page, 'search-unreachable')
  await assertAccessible(page, 'an unreachable server')
  await resume()
  await results(page).first().waitFor()
  await page.getByText('Mizan’a ulaşılamıyor.').waitFor({ state: 'detached' })
  await page.context().close()
})
