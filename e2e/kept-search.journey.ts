/** A lawyer comes back to earlier work: past searches, and texts that they starred. */
import { test } from 'node:test'
import { decision } from './reading.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'

test('a search is found again in the history, which can be switched off and emptied', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=davac%C4%B1')
  await page.locator('article').first().waitFor()
  await page.waitForResponse((answer) => answer.url().endsWith('/api/case-search/history'))
  await page.goto('/search/history')
  await page.getByRole('link', { name: 'davacı', exact: true }).waitFor()
  await assertSoundAtWidths(page, 'search-history')
  await page.getByRole('checkbox', { name: 'Aramalarım kaydedilsin' }).click()
  await page.getByText('Yeni aramalar kaydedilmiyor.').waitFor()
  await page.getByRole('button', { name: 'Tümünü sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tümünü sil' }).click()
  await page.getByRole('heading', { name: 'Arama geçmişi kapalı' }).waitFor()
  await page.context().close()
})

test('a decision is starred with a folder and a note, and found among the favourites', async () => {
  const page = await newPage(browser, server)
  await page.goto(decision)
  await page.getByRole('button', { name: 'Favorilere ekle' }).first().click()
  await page.getByText('Favorilere eklendi.').waitFor()
  await page.getByLabel('Klasör', { exact: true }).selectOption('new')
  await page.getByLabel('Yeni klasörün adı').fill('İşçilik alacağı')
  await page.getByLabel('Not', { exact: true }).fill('Bozma gerekçesi')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText('Favori kaydedildi.').waitFor()
  await page.goto('/search/favorites')
  await page.getByText('Bozma gerekçesi').waitFor()
  await page.getByRole('button', { name: /^İşçilik alacağı/ }).waitFor()
  await assertSoundAtWidths(page, 'search-favorites')
  await page.context().close()
})
