/** A lawyer looks for a decision: words, counts, pages, a text, and back again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { becomes, eventually, hasFocus, holds, readClipboard, settles } from './waiting.ts'

const results = (page: Page) => page.locator('article')
const titles = (page: Page) => page.locator('[data-result]')
const count = async (page: Page) =>
  Number((await page.locator('section [role=status] strong').first().textContent())?.replace(/\D/g, ''))

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Arama' }).fill(words)
  await page.keyboard.press('Enter')
  await results(page).first().waitFor()
}

test('a search is narrowed by a count, paged, opened, and restored on the way back', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case')
  await search(page, 'davacı')
  const all = await eventually(async () => {
    const found = await count(page)
    assert.ok(found > 20, `${found} results`)
    return found
  })
  await page.locator('mark').first().waitFor()
  await picture(page, 'search-list')

  const court = page
    .getByRole('complementary')
    .getByRole('button', { name: /^Yargıtay \d/ })
    .first()
  await court.click()
  await page.waitForURL(/court=Yarg/)
  await page.getByRole('button', { name: 'Kaldır: Yargıtay' }).waitFor()
  await eventually(async () => assert.ok((await count(page)) < all))

  await settles(page)
  const firstOfPageOne = await titles(page).first().getAttribute('href')
  await page.getByRole('link', { name: 'Sonraki' }).click()
  await page.waitForURL(/page=2/)
  await page.locator('[aria-current=page]', { hasText: '2' }).waitFor()
  await eventually(async () =>
    assert.notEqual(await titles(page).first().getAttribute('href'), firstOfPageOne),
  )
  await settles(page)
  const address = page.url()
  const title = await titles(page).first().textContent()

  await titles(page).first().click()
  await page.waitForURL(/\/search\/case\/turkey\/[^?]+\?q=/)
  await page.goBack()
  await page.waitForURL(address)
  await titles(page).first().waitFor()
  await becomes(() => titles(page).first().textContent(), title)
  await page.context().close()
})

test('the list of a first visit keeps its position on the way back', async () => {
  const page = await newPage(browser, server, { width: 390 })
  await page.goto('/search/case?q=davacı&country=turkey')
  await settles(page)
  const last = titles(page).nth(8)
  const place = async () => Math.round((await last.boundingBox())?.y ?? 0)
  await last.scrollIntoViewIfNeeded()
  await settles(page)
  const left = await place()
  assert.ok(left > 0 && (await page.evaluate(() => scrollY)) > 1_000)
  await last.click()
  await page.locator('[data-reader] h1').waitFor()
  await page.goBack()
  await last.waitFor()
  await becomes(place, left)
  await page.context().close()
})

test('an address that was sent to a colleague shows the same search', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=kira&sort=newest&from=2010-01-01&to=2020-12-31&view=expert')
  await results(page).first().waitFor()
  await holds(page.getByRole('combobox', { name: 'Arama' }), 'kira')
  await holds(page.getByRole('textbox', { name: 'Karar tarihi, başlangıç' }), '01.01.2010')
  await holds(page.getByLabel('Sıralama'), 'newest')
  await eventually(async () => {
    const dates = await page
      .locator('article time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
    assert.ok(dates.length > 0)
    assert.deepEqual(dates, [...dates].sort().reverse())
    assert.ok(dates.every((date) => date >= '2010-01-01' && date <= '2020-12-31'))
  })
  await page.context().close()
})

test('a broken address falls back to the parameters that can be read', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=mars&q=kira&page=-3&sort=up&from=2020-99-99&caseYear=x')
  await results(page).first().waitFor()
  await page.waitForURL(/country=turkey/)
  await page.waitForURL((url) => !/page=|sort=|from=|caseYear=/.test(url.search))
  await page.context().close()
})

test('the result list can be used with the keyboard alone', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=tazminat')
  await results(page).nth(1).waitFor()
  await settles(page)
  await page.keyboard.press('/')
  await hasFocus(page.getByRole('combobox', { name: 'Arama' }))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  await hasFocus(titles(page).first())
  await page.keyboard.press('j')
  await hasFocus(titles(page).nth(1))
  await page.keyboard.press('k')
  await hasFocus(titles(page).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/case\/turkey\//)
  await page.context().close()
})

test('the expert form explains a reversed range and searches with several filters', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&view=expert')
  await page.getByRole('textbox', { name: 'Karar tarihi, başlangıç' }).fill('01.01.2020')
  await page.getByRole('textbox', { name: 'Karar tarihi, bitiş' }).fill('31.12.2019')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await page.getByText('Bitiş tarihi başlangıç tarihinden önce olamaz.').waitFor()
  await assertAccessible(page, 'search-expert-mistake')
  await page.getByRole('textbox', { name: 'Karar tarihi, bitiş' }).fill('31.12.2022')
  await page.getByRole('combobox', { name: 'Daireler' }).click()
  await page.getByRole('combobox', { name: 'Daireler' }).fill('hukuk')
  await page.getByRole('listbox', { name: 'Daireler' }).getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await picture(page, 'search-expert')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await page.waitForURL(/(?=.*chamber=)(?=.*from=2020-01-01)(?=.*to=2022-12-31)/)
  await page.getByRole('button', { name: /Kaldır: 01.01.2020 – 31.12.2022/ }).waitFor()
  await page.context().close()
})

test('the search in the other country keeps the words', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=kira')
  await results(page).first().waitFor()
  await page.getByRole('banner').getByText('KKTC').click()
  await page.waitForURL(/country=kktc/)
  await results(page).first().waitFor()
  await eventually(async () => {
    const links = await titles(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    assert.ok(links.length > 0 && links.every((link) => link?.startsWith('/search/case/kktc/')))
  })
  await becomes(() => page.evaluate(() => localStorage.getItem('searchCountry')), 'kktc')
  await page.goto('/search/lawsearch')
  await page.waitForURL(/lawsearch\/kktc/)
  await page.goto('/search/lawsearch/kktc?q=tbk%20344')
  await page.getByRole('link', { name: 'Aradığınız madde · Türkiye mevzuatı TBK m. 344' }).waitFor()
  await page.context().close()
})

test('laws are found by abbreviation and opened at the article', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/lawsearch/turkey')
  await page.getByRole('heading', { name: 'Bir kanun ya da madde arayın' }).waitFor()
  await search(page, 'TBK 344')
  await picture(page, 'search-laws')
  await titles(page).first().click()
  await page.waitForURL(/\/search\/lawsearch\/turkey\/[^?]+\?.*article=/)
  await page.context().close()
})

test('a remark on a result is stored and a citation is copied', async () => {
  const page = await newPage(browser, server, { unhurried: true })
  await page.goto('/search/case?country=turkey&q=kira')
  const first = results(page).first()
  await first.getByRole('button', { name: 'Atfı kopyala' }).click()
  await first.getByText('Kopyalandı').waitFor()
  await eventually(async () => assert.match(await readClipboard(page), /E\. \d{4}\/\d+/))
  await first.getByRole('button', { name: 'Bu sonuç işe yaradı' }).click()
  await page.getByLabel('Eklemek istedikleriniz').fill('Aradığım karar buydu.')
  await assertAccessible(page, 'a remark')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await page.getByText('Teşekkürler, görüşünüz kaydedildi.').waitFor()
  await page.context().close()
})

test('a search without results suggests what to try', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=%22qqzz+xxyy%22&court=Yarg%C4%B1tay')
  await page.getByRole('heading', { name: 'Sonuç bulunamadı.' }).waitFor()
  await page.getByText('Tırnak işaretlerini kaldırmayı deneyin:').waitFor()
  await picture(page, 'search-empty')
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await page.waitForURL((url) => !url.search.includes('court='))
  await page.context().close()
})

test('the bundled sample says that it is invented', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByText('Şu anda yalnız örnek metinler yüklü.').waitFor()
  await results(page).first().getByText('örnek karar').waitFor()
  await page.context().close()
})

test('on a phone the counts open in a panel and narrow the list', async () => {
  const page = await newPage(browser, server, { width: 390 })
  await page.goto('/search/case?country=turkey&q=davac%C4%B1')
  await page.getByRole('button', { name: 'Filtreler' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtreler' })
  await panel
    .getByRole('button', { name: /^Yargıtay \d/ })
    .first()
    .click()
  await page.waitForURL(/court=/)
  await picture(page, 'search-phone-filters')
  await assertAccessible(page, 'filters on a phone')
  await panel.getByRole('button', { name: 'Sonuçları göster' }).click()
  await page.getByRole('button', { name: 'Filtreler (1)' }).waitFor()
  await page.context().close()
})

test('a law that is no longer in force leads to the one that replaced it', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/lawsearch/turkey?q=BK+41')
  await page.getByText('818 sayılı Borçlar Kanunu yürürlükte değil.').waitFor()
  await assertAccessible(page, 'a repealed law')
  await page.context().close()
})
