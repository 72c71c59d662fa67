/** Calculators of fees, costs, pay and rent: each answers while one types, and its address gives the same answer. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, holds } from './waiting.ts'

const answer = (page: Page) => page.getByRole('region', { name: 'Sonuç' })
const shows = (page: Page, text: string) => answer(page).getByText(text).first().waitFor()

async function open(path: string): Promise<Page> {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/calculators/${path}`)
  return page
}

test('a receipt is found from what should be collected, and shared by its address in the other language', async () => {
  const page = await open('receipt')
  await answer(page).getByText('“Tutar” alanını doldurun.').waitFor()
  await page.getByLabel('Tutar', { exact: true }).fill('10.000')
  await page.getByLabel('KDV tevkifatı').selectOption('9/10')
  await page.getByLabel('Makbuz tarihi', { exact: true }).fill('16.02.2026')
  await shows(page, '12.195,12')
  await assertSoundAtWidths(page, 'calculators-receipt')
  await becomes(async () => new URL(page.url()).searchParams.get('date'), '2026-02-16')
  const other = await newPage(browser, server, { language: 'en' })
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await other.getByText('₺12,195.12').first().waitFor()
  await holds(other.getByLabel('Amount', { exact: true }), '10,000.00')
  await picture(other, 'calculators-receipt-shared')
  await page.getByLabel('Tutar', { exact: true }).fill('on bin')
  await answer(page).getByText('“Tutar” alanını düzeltin.').waitFor()
  await other.context().close()
  await page.context().close()
})

test('both sides of a lawsuit see their fee with the articles that it follows', async () => {
  const page = await open('attorney-fee')
  await page.getByLabel('Hüküm ya da bitiş tarihi', { exact: true }).fill('16.02.2026')
  await page.getByLabel('Talep').selectOption('materialDamages')
  await page.getByLabel('İstenen tutar').fill('1.000.000')
  await page.getByLabel('Kabul edilen').fill('400.000')
  await shows(page, '64.000,00')
  await page.getByText(/^Hesap adımları/).click()
  await answer(page)
    .getByText(/AAÜT m\. 13\/3/)
    .waitFor()
  await assertSoundAtWidths(page, 'calculators-attorney-fee')
  await page.getByLabel('Konu', { exact: true }).selectOption('enforcement')
  await page.getByLabel('Takip tutarı').fill('100000')
  await shows(page, '16.000,00')
  await page.getByLabel('Hüküm ya da bitiş tarihi', { exact: true }).fill('01.01.2020')
  await shows(page, '01.01.2020 için')
  await page.context().close()
})

test('costs, mediation, severance, leave, overtime and rent are answered with their figures', async () => {
  for (const [path, fields, result] of [
    ['court-fees', { 'Dava değeri': '100.000', 'Dava tarihi': '02.03.2026' }, '12.787,75'],
    ['mediation-fee', { 'Anlaşılan tutar': '1.000.000', 'Sona erdiği gün': '02.03.2026' }, '56.000,00'],
    ['enforcement-costs', { 'Takip tutarı': '100.000', 'Takip tarihi': '02.03.2026' }, '1.765,00'],
    [
      'severance',
      { 'İşe giriş': '01.01.2021', 'Son çalışma günü': '31.03.2026', 'Aylık brüt ücret': '60.000' },
      '312.609,15',
    ],
    [
      'annual-leave',
      { 'İşe giriş': '01.01.2025', 'Hesap günü': '31.03.2026', 'Aylık brüt ücret': '45.000' },
      '15.013,11',
    ],
    [
      'overtime',
      { 'Aylık brüt ücret': '45.000', 'Fazla çalışma (saat)': '7,5', Dönem: '31.03.2026' },
      '2.250,00',
    ],
    [
      'rent-increase',
      { 'Artıştan önceki aylık kira': '20.000', 'Yeni kira yılının ilk günü': '15.01.2026' },
      '26.976,00',
    ],
  ] as const) {
    const page = await open(path)
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value)
    await shows(page, result)
    await assertSoundAtWidths(page, `calculators-${path}`)
    await page.context().close()
  }
})

test('a service of a client opens its receipt in one click, which is kept with it', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  const me = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: 'Deniz Yıldız', contacts: [] }, me)
  const service = { clientId, amount: '10000', description: 'Danışmanlık', date: '2026-02-16' }
  await post(server, '/client/add-service', service, me)
  await page.goto(`/client/${clientId}`)
  await page.getByRole('link', { name: 'Makbuz hesapla' }).click()
  await page.getByText('“Ödeyen” alanını doldurun.').waitFor()
  await page.getByText('Kurum, tacir').click()
  await holds(page.getByLabel('Tutar', { exact: true }), '10.000,00')
  await page.getByLabel('KDV tevkifatı').selectOption('9/10')
  await shows(page, '12.195,12')
  await assertSoundAtWidths(page, 'calculators-receipt-service')
  await page.getByRole('button', { name: 'Hizmetle sakla' }).click()
  await page.getByText('Makbuz hizmetle saklandı.').waitFor()
  await page.getByRole('link', { name: 'Müvekkilin hesabına dön' }).click()
  await page.getByRole('link', { name: 'Makbuz: brüt 12.195,12 ₺' }).waitFor()
  await assertSoundAtWidths(page, 'clients-account-receipt')
  await page.getByRole('link', { name: 'Makbuz: brüt 12.195,12 ₺' }).click()
  await holds(page.getByLabel('KDV tevkifatı'), '9/10')
  await page.context().close()
})
