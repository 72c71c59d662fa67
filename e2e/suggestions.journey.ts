/** What a search field offers while a lawyer types, and the articles that stand above decisions. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { becomes } from './waiting.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Arama' })

test('a suggestion is chosen with the arrow keys', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search')
  await field(page).pressSequentially('kira')
  await page.getByRole('option').first().waitFor()
  await picture(page, 'search-suggestions')
  await page.keyboard.press('ArrowDown')
  await becomes(() => page.getByRole('option', { selected: true }).count(), 1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/(case|lawsearch)/)
  await page.context().close()
})

test('a decision is suggested by its number, and articles stand above the decisions of the same words', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case')
  await field(page).fill('kira')
  await page.keyboard.press('Enter')
  const articles = page.getByRole('navigation', { name: 'İlgili maddeler' })
  await articles.getByRole('link', { name: 'TBK 344 Kira bedelinin belirlenmesi' }).waitFor()
  const number = /2\d{3}\/\d+/.exec((await page.locator('article').first().textContent()) ?? '')?.[0] ?? ''
  await field(page).fill(number)
  const suggested = page.getByRole('option', { name: 'Karar' }).filter({ hasText: number }).first()
  await suggested.click()
  await page.waitForURL(/\/search\/case\/turkey\/[^?]+/)
  await page.context().close()
})
