/** The page of all controls, and what the frame offers every domain: notices and slots. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, type View } from './support.ts'
import { inTurn } from './turns.ts'
import { becomes, eventually, hasFocus, holds, isAbsent } from './waiting.ts'

const notice = (page: Page, text: string) => page.locator('[data-notice]').filter({ hasText: text })
const region = (page: Page, text: string) =>
  notice(page, text).evaluate((one) => one.closest('[aria-live]')?.getAttribute('aria-live'))

async function openHouse(width: number, language: 'tr' | 'en' = 'tr', view: View = {}): Promise<Page> {
  const page = await newPage(browser, server, { width, language, visitor: true, unhurried: true, ...view })
  // The first visit builds it.
  await page.goto('/dev/house', { timeout: 300_000 })
  await page.getByRole('heading', { name: language === 'tr' ? 'Denetimler' : 'Controls' }).waitFor()
  return page
}

for (const [width, language] of inTurn([
  [390, 'tr'],
  [1024, 'en'],
  [1536, 'tr'],
] as const))
  test(`every control and state is accessible and fits ${width} pixels, in ${language}`, async () => {
    const page = await openHouse(width, language)
    await assertSound(page, `house-${width}-${language}`)
  })

test('success notices are announced politely, error notices at once', async () => {
  const page = await openHouse(1024)
  for (const [button, text, live] of [
    ['Başarı', 'Roller kaydedildi.', 'polite'],
    ['Bilgi', 'Yeni bir karar eklendi.', 'polite'],
    ['Uyarı', 'Oturumunuz birazdan sona erecek.', 'assertive'],
    ['Hata', 'Üye bürodan çıkarılamadı.', 'assertive'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await notice(page, text).waitFor()
    assert.equal(await region(page, text), live)
  }
  await assertAccessible(page, 'four notices')
})

test('notices are reached, used and closed by keyboard, and the focus returns to where it was', async () => {
  const page = await openHouse(1024)
  const say = page.getByRole('button', { name: 'Hata', exact: true })
  await say.focus()
  await page.keyboard.press('Enter')
  await notice(page, 'Üye bürodan çıkarılamadı.').waitFor()
  await page.keyboard.press('F8')
  await hasFocus(page.getByRole('button', { name: 'Bildirimi kapat' }))
  await page.keyboard.press('Escape')
  await isAbsent(notice(page, 'Üye bürodan çıkarılamadı.'))
  await hasFocus(say)
  await page.getByRole('button', { name: 'Geri alınabilir' }).click()
  await notice(page, 'Durum: İstinafta.').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Geri alındı.').waitFor()
  await isAbsent(notice(page, 'Durum: İstinafta.'))
})

test('a notice stays when the screen changes, and changes its language with the screen', async () => {
  const page = await openHouse(1536)
  await page.getByRole('button', { name: 'Uyarı', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Hesaplamalar' }).click()
  await page.waitForURL((url) => url.pathname !== '/dev/house')
  await notice(page, 'Oturumunuz birazdan sona erecek.').waitFor()
})

test('a notice of a dialog is shown in it, and beside the screen once the dialog is closed', async () => {
  const page = await openHouse(1024)
  await page.getByRole('button', { name: 'Pencere aç', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Örnek pencere' })
  await dialog.getByRole('button', { name: 'Pencerede uyar' }).click()
  await dialog.locator('[data-notice]').waitFor()
  await page.keyboard.press('F8')
  await hasFocus(dialog.getByRole('button', { name: 'Bildirimi kapat' }))
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).first().click()
  await isAbsent(dialog)
  await notice(page, 'Oturumunuz birazdan sona erecek.').waitFor()
})

for (const width of inTurn([390, 1536]))
  test(`notices and the question about cookies leave each other's buttons free, at ${width} pixels`, async () => {
    const page = await openHouse(width, 'tr', { cookiesAsked: true })
    for (const level of ['Uyarı', 'Hata'])
      await page.getByRole('button', { name: level, exact: true }).click()
    const question = page.getByRole('region', { name: 'Çerezler' })
    const newest = notice(page, 'Üye bürodan çıkarılamadı.')
    await newest.waitFor()
    await eventually(async () => {
      const [above, below] = await Promise.all([newest.boundingBox(), question.boundingBox()])
      assert.ok(above && below && above.y + above.height <= below.y, JSON.stringify({ above, below }))
    })
    await assertSound(page, `house-notices-cookies-${width}`)
    await question.getByRole('button', { name: 'Reddet' }).click()
    await isAbsent(question)
    await newest.getByRole('button', { name: 'Bildirimi kapat' }).click()
    await isAbsent(newest)
  })

test('several options are found by typing, chosen and removed by keyboard', async () => {
  const page = await openHouse(1024)
  const field = page.getByRole('combobox', { name: 'Mahkemeler' })
  await field.click()
  await page.keyboard.type('ist bam')
  const list = page.getByRole('listbox', { name: 'Mahkemeler' })
  await becomes(() => list.getByRole('option').count(), 1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('– · 1 mahkeme · 2026-12-14').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kaldır: İstanbul BAM 7. Hukuk Dairesi' }).press('Enter')
  await page.getByText('– · 0 mahkeme · 2026-12-14').waitFor()
})

test('a date is typed, pasted or chosen from the calendar, by keyboard', async () => {
  const page = await openHouse(1024)
  const field = page.getByRole('textbox', { name: 'Son gün' })
  await field.fill('9.12.2026')
  await page.getByText('2026-12-09').waitFor()
  await page.evaluate(() => navigator.clipboard.writeText('12.03.2024'))
  await field.selectText()
  await page.keyboard.press('Control+V')
  await page.getByText('2024-03-12').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('grid', { name: 'Mart 2024' }).waitFor()
  await hasFocus(page.getByRole('button', { name: /^12 Mart 2024/ }))
  await assertAccessible(page, 'an open calendar')
  await page.getByRole('combobox', { name: 'yıl' }).selectOption({ label: '2019' })
  await page.getByRole('button', { name: /^12 Mart 2019/ }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('2019-03-13').waitFor()
  await holds(field, '13.03.2019')
  await hasFocus(page.getByRole('button', { name: 'Takvim: Son gün' }))
})

test('menu, table and tree are operated by keyboard', async () => {
  const page = await openHouse(1024)
  await page.getByRole('button', { name: 'Başka işlemler' }).press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await notice(page, 'Sil').waitFor()
  const row = page.getByRole('grid', { name: 'Davalar' }).getByRole('row').nth(1)
  await row.focus()
  await page.keyboard.press('Space')
  await page.getByText('1 dava seçildi').waitFor()
  const folder = page.getByRole('treegrid', { name: 'Klasörler' }).getByRole('row').first()
  await folder.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Cevap.udf').waitFor()
})

test('a write that does not reach the server shows its failure until it succeeds', async () => {
  const page = await newPage(browser, server, { width: 1024, visitor: true, unhurried: true })
  await page.goto('/contact')
  await page.locator('textarea').fill('Kararlar tarihe göre gruplansın.')
  await page.route('**/api/feedback/contact-us', (route) => route.abort())
  const send = page.locator('main form button[type=submit]')
  await send.click()
  await notice(page, 'İletiniz gönderilemedi.').waitFor()
  assert.equal(await region(page, 'İletiniz gönderilemedi.'), 'assertive')
  await page.unroute('**/api/feedback/contact-us')
  await send.click()
  await page.getByRole('heading', { name: 'İletiniz bize ulaştı' }).waitFor()
  await isAbsent(notice(page, 'İletiniz gönderilemedi.'))
})

test('a later domain fills a slot beside a hit, and a failing one affects neither the hit nor the others', async () => {
  const page = await newPage(browser, server, { width: 1536, unhurried: true })
  await page.goto('/dev/house', { timeout: 300_000 })
  const search = page.getByRole('combobox', { name: 'Arama' })
  await search.fill('kira')
  await search.press('Enter')
  await page.waitForURL('**/search/case?*')
  const first = page.locator('main article').first()
  await first.getByRole('button', { name: 'Örneğe ekle' }).click()
  await notice(page, 'örneğe eklendi.').waitFor()
  await first.getByRole('button', { name: 'Atfı kopyala' }).waitFor()
  await first.locator('[data-result]').click()
  await page.locator('[data-reader]').getByRole('button', { name: 'Örneğe ekle' }).first().waitFor()
})

test('the product itself shows nothing of what the house adds', async () => {
  const page = await newPage(browser, server, { width: 1536 })
  await page.goto('/search/case?q=kira')
  await page.locator('main article').first().waitFor()
  await isAbsent(page.getByRole('button', { name: 'Örneğe ekle' }))
  await becomes(() => page.locator('[data-notice]').count(), 0)
})
