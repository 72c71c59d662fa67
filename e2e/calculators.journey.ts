/** Calculators: found in the index, answered while one types, shared by their address, and without a network. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, holds } from './waiting.ts'

/** On paper the sums stand open, and nothing asks to be pressed. */
async function printsSums(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await result(page)
    .getByText(/ gün \/ 365/)
    .first()
    .waitFor()
  await becomes(() => page.getByRole('button', { name: '+ Ödeme' }).isVisible(), false)
  await page.emulateMedia({ media: null })
}

const result = (page: Page) => page.getByRole('region', { name: 'Sonuç' })

test('interest is found in the index, computed while typing, and the same at its address on another page', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators')
  await page.getByRole('searchbox', { name: 'Hesaplama ara' }).fill('yasal')
  await page.getByRole('link', { name: /^Yasal faiz/ }).click()
  await page.getByLabel('Anapara').fill('100000')
  await page.getByLabel('Başlangıç', { exact: true }).fill('01.01.2024')
  await page.getByLabel('Bitiş', { exact: true }).fill('01.10.2026')
  await result(page).getByText('61.019,18 ₺').first().waitFor()
  await result(page).getByText('161.019,18 ₺').first().waitFor()
  await result(page).getByText('51.945,21').first().waitFor()
  await assertSoundAtWidths(page, 'calculators-interest')
  await becomes(async () => new URL(page.url()).searchParams.get('end'), '2026-10-01')
  const other = await newPage(browser, server, { language: 'en' })
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await other.getByText('₺161,019.18').first().waitFor()
  await holds(other.getByLabel('Principal'), '100,000.00')
  await picture(other, 'calculators-interest-shared')
  await other.context().close()
  await page.context().close()
})

test('a calculator that was opened once computes without a network, and says of when its rates are', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators/interest?kind=legal&claim=100000.00~2024-01-01&end=2026-10-01')
  await result(page).getByText('61.019,18 ₺').first().waitFor()
  await becomes(() => page.evaluate(isKept), true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/^Bağlantı yok\. Hesap bu tarayıcıda yapılıyor/).waitFor()
  await page.getByLabel('Anapara').fill('200000')
  await result(page).getByText('122.038,36 ₺').first().waitFor()
  await becomes(() => page.getByTitle('Davaya kaydetmek için bağlantı gerekir').isDisabled(), true)
  await picture(page, 'calculators-offline')
  await page.goto('/calculators/time-limit?country=turkey&limit=hmk-istinaf&date=2026-07-10')
  await result(page).getByText('07.09.2026 Pazartesi').first().waitFor()
  await page.getByText('Davaya süre eklemek için bağlantı gerekir.').waitFor()
  await page.goto('/calculators/case-limitation?penalty=below&date=2013-02-25')
  await result(page).getByText('25.02.2021 Perşembe').first().waitFor()
  await page.goto('/calculators/mediation-fee?agreed=1000000.00&date=2026-03-02')
  await result(page).getByText('56.000,00').first().waitFor()
  await page.goto('/calculators/penalty-limitation?penalty=below&crimeDate=2010-03-05&date=2012-06-07')
  await result(page).getByText('07.06.2022 Salı').first().waitFor()
  await page.goto('/calculators/sentence?years=5&crimeDate=2025-09-01&date=2026-03-02')
  await result(page).getByText('29.08.2028 Salı').first().waitFor()
  await page.context().close()
})

test('payments are set off against what is owed, and a day without a rate is refused in words', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  const claims = 'claim=250000.00~2024-03-01&claim=100000.00~2025-01-01'
  await page.goto(
    `/calculators/interest?kind=commercial&${claims}&end=2026-06-30&payment=100000.00~2024-09-15`,
  )
  await result(page).getByRole('table', { name: 'Ödemelerin mahsubu' }).waitFor()
  await assertSoundAtWidths(page, 'calculators-payments')
  await printsSums(page)
  await page.getByLabel('Bitiş', { exact: true }).fill('15.01.2027')
  await result(page)
    .getByText(/^01.01.2027 için avans faizi oranı kayıtlı değil/)
    .waitFor()
  await result(page).getByRole('button', { name: 'Oranı gir' }).click()
  const missing = page.getByRole('textbox', { name: 'Bu günden başlayarak' }).last()
  await holds(missing, '01.01.2027')
  await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('name')), await lastRate(page))
  await page.keyboard.type('40')
  await result(page).getByRole('table', { name: 'Dönemler' }).waitFor()
  await page.getByLabel('Bitiş', { exact: true }).fill('15.01.2020')
  await result(page).getByText('Bitiş başlangıçtan sonra olmalı.').waitFor()
  await assertSoundAtWidths(page, 'calculators-refused')
  await page.context().close()
})

test('a result is saved to a case as a PDF, which opens among its documents', async () => {
  const admin = bearer(await ownPerson(server))
  const body = { displayTitle: 'Alacak davası', caseNumber: '2027/92' }
  const { caseId } = await post(server, '/case-management/create', body, admin)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/calculators/interest?kind=legal&claim=100000.00~2024-01-01&end=2026-10-01')
  await result(page).getByText('61.019,18 ₺').first().waitFor()
  await page.getByRole('button', { name: 'Davaya kaydet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Davaya kaydet' })
  await dialog.getByRole('combobox', { name: 'Dava' }).fill('2027/92')
  await page.getByRole('option', { name: 'Alacak davası · 2027/92' }).click()
  await assertSoundAtWidths(page, 'calculators-save')
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByRole('region', { name: 'Yüklemeler' }).getByText('Yüklendi', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Davanın belgelerini aç' }).click()
  await page.waitForURL(`**/case-management/${caseId}?tab=documents`)
  const name = /^Yasal faiz \d{4}-\d\d-\d\d\.pdf/
  await page.getByRole('button', { name }).first().click()
  const shown = page.getByRole('dialog', { name }).getByText(/161\.019,18/)
  await shown.first().waitFor({ state: 'attached' })
  await page.context().close()
})

/** The name of the last field of a rate. */
const lastRate = (page: Page) =>
  page
    .getByLabel(/oran \(yılda %\)$/)
    .last()
    .getAttribute('name')

/** Whether the browser has kept the screens of calculators. */
const isKept = async (): Promise<boolean> => {
  const worker = await navigator.serviceWorker.getRegistration('/calculators')
  return worker?.active?.state === 'activated'
}
