/** The calculator of time limits: found by typing, computed to the day with its articles, and entered for Northern Cyprus. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, holds } from './waiting.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Sonuç' })
const steps = (page: Page) => page.getByRole('region', { name: 'Hesap adımları' })

test('a time limit is found without Turkish letters, extended by the recess, and its article opens in the laws', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators')
  await page.getByRole('searchbox', { name: 'Hesaplama ara' }).fill('sure')
  await page.getByRole('link', { name: /^Süre hesaplama/ }).click()
  await result(page).getByText('Listeden bir işlem seçin.').waitFor()
  await page.getByRole('combobox', { name: 'İşlem' }).fill('istinaf basvurusu')
  await page.getByRole('option', { name: /^İstinaf başvurusu · HMK 345/ }).click()
  await page.getByLabel('Tarih', { exact: true }).fill('10.07.2026')
  await result(page).getByText('07.09.2026 Pazartesi').first().waitFor()
  await steps(page).getByText('24.07.2026 Cuma').first().waitFor()
  await assertSoundAtWidths(page, 'calculators-time-limit')
  await page.getByLabel('Adli tatilde görülen iş; süre uzamaz').check()
  await result(page).getByText('24.07.2026 Cuma').first().waitFor()
  await becomes(async () => new URL(page.url()).searchParams.get('heard'), 'yes')
  const other = await newPage(browser, server, { language: 'en' })
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await other.getByText('24/07/2026 Friday').first().waitFor()
  await other.getByText('Appeal to the regional court (istinaf)', { exact: true }).waitFor()
  await other.getByText('İstinaf başvurusu', { exact: true }).waitFor()
  await picture(other, 'calculators-time-limit-shared')
  await other.context().close()
  await steps(page).getByRole('link', { name: 'HMK m. 92/2, kanunda aç' }).click()
  await page.waitForURL(/\/search\/lawsearch\/turkey\?.*article=92/)
  await page.context().close()
})

test('an electronic service counts on the fifth day, and bad input says what to do and loses nothing', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators/time-limit?country=turkey&limit=hmk-cevap-dilekcesi')
  await page.getByLabel('Tebliğ şekli').selectOption('electronic')
  await page.getByRole('textbox', { name: 'Elektronik adrese ulaştığı gün' }).fill('25.11.2026')
  await result(page).getByText('14.12.2026 Pazartesi').first().waitFor()
  await page.getByRole('textbox', { name: 'Elektronik adrese ulaştığı gün' }).fill('31.02.2026')
  await page.getByText('Takvimde böyle bir gün yok.').waitFor()
  await holds(page.getByRole('textbox', { name: 'Elektronik adrese ulaştığı gün' }), '31.02.2026')
  await page.context().close()
})

test('in Northern Cyprus a time limit is entered, and the answer says that no source is confirmed', async () => {
  const page = await newPage(browser, server, { language: 'en' })
  await page.goto('/calculators/time-limit')
  await page.getByText('Northern Cyprus', { exact: true }).click()
  await page.getByLabel('Length').fill('10')
  await page.getByLabel('Date', { exact: true }).fill('10/07/2026')
  await page.getByText('21/07/2026 Tuesday').first().waitFor()
  await page.getByText(/There is no confirmed source for time limits of Northern Cyprus/).waitFor()
  await assertSoundAtWidths(page, 'calculators-time-limit-kktc')
  await page.context().close()
})

test('a calculated last day is put on a case, which leads back to its calculation', async () => {
  const admin = bearer(await ownPerson(server))
  const body = { displayTitle: 'Kıdem davası', caseNumber: '2027/91' }
  const { caseId } = await post(server, '/case-management/create', body, admin)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators/time-limit?country=turkey&limit=hmk-cevap-dilekcesi&date=2026-11-23')
  await page.getByRole('button', { name: 'Davaya süre ekle' }).click()
  const panel = page.getByRole('dialog', { name: 'Davaya süre ekle' })
  await panel.getByRole('combobox', { name: 'Dava' }).fill('2027/91')
  await page.getByRole('option', { name: 'Kıdem davası · 2027/91' }).click()
  await holds(panel.getByLabel('Süre', { exact: true }), 'Cevap dilekçesi (yazılı yargılama)')
  await assertSoundAtWidths(page, 'calculators-time-limit-to-case')
  await panel.getByRole('button', { name: 'Ekle', exact: true }).click()
  await page.getByText('Süre davaya eklendi: Kıdem davası.').first().waitFor()
  await page.getByRole('button', { name: 'Davayı aç' }).click()
  await page.waitForURL(`**/case-management/${caseId}?tab=dates`)
  await page.getByText('07.12.2026').first().waitFor()
  await page.getByRole('link', { name: 'Hesabı aç' }).click()
  await page.waitForURL(/\/calculators\/time-limit\?/)
  await result(page).getByText('07.12.2026 Pazartesi').first().waitFor()
  await page.context().close()
})
