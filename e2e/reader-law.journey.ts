/** A lawyer reads a law, its articles, and the decisions that cite them. */
import { test } from 'node:test'
import { article, comesIntoSight, law, open } from './reading.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture, views } from './support.ts'
import { inTurn } from './turns.ts'
import { becomes, readClipboard } from './waiting.ts'

test('a law opens at an article, finds another by its number, and shows which decisions cite it', async () => {
  const page = await open(`${law}?article=${encodeURIComponent(article)}`, { unhurried: true })
  const shown = page.locator('#madde-17')
  await comesIntoSight(page, '#madde-17 h2')
  await shown.getByRole('button', { name: /^Atfı kopyala/ }).click()
  await page.getByRole('status').filter({ hasText: 'Kopyalandı' }).waitFor({ state: 'attached' })
  await becomes(() => readClipboard(page), '4857 sayılı İş Kanunu m. 17')
  await shown.getByRole('button', { name: /Bu maddeye atıf yapan kararlar/ }).click()
  const panel = page.getByRole('dialog', { name: /m\. 17 – atıf yapan kararlar/ })
  await panel.getByRole('link').first().waitFor()
  await picture(page, 'reader-cited-by')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  const list = page.getByRole('navigation', { name: 'Maddeler' })
  await list.getByRole('searchbox').fill('madde 17')
  const nearest = () => list.getByRole('link').first().getAttribute('href')
  await becomes(nearest, '#madde-17')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#madde-17$/)
  await becomes(nearest, '#madde-17')
  await page.context().close()
})

test('a missing law says what to do instead', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/lawsearch/turkey/nothing')
  await page.getByRole('heading', { name: 'Mevzuat bulunamadı' }).waitFor()
  await page.context().close()
})

for (const { width, language } of inTurn(views))
  test(`a law is accessible and fits ${width} pixels in ${language}`, async () => {
    const page = await open(`${law}?q=tazminat`, { width, language })
    await assertSound(page, `reader-law-${width}-${language}`)
    await page.context().close()
  })
