/** The account of a client in the browser: what is charged, paid, deleted, planned, downloaded and summed up. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import type { Locator, Page } from 'playwright-core'
import { assertSoundAtWidths } from './support.ts'
import { becomes, holds, isAbsent } from './waiting.ts'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** A section of the client's page. */
export const tab = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name: label }).first()

export async function book(page: Page): Promise<void> {
  await tab(page, 'Hesap').click()
  await page.getByRole('button', { name: '+ Hizmet' }).click()
  const service = dialog(page, 'Hizmet ekle')
  await service.getByLabel('Tutar').fill('20000.5')
  await service.getByLabel('Tarih', { exact: true }).fill('01.01.2026')
  await service.getByText('20.000,50 ₺ olarak okundu').first().waitFor()
  await service.getByLabel('Açıklama').fill('Vekâlet ücreti')
  await assertSoundAtWidths(page, 'clients-service')
  await service.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByText('20.000,50 ₺ borçlu').first().waitFor()
  await page.getByRole('button', { name: '+ Tahsilat' }).click()
  const payment = dialog(page, 'Tahsilat ekle')
  await payment.getByLabel('Tutar').fill('0')
  await payment.getByRole('button', { name: 'Hesaba işle' }).click()
  await payment.getByText('Tutar sıfırdan büyük olmalı.').waitFor()
  await payment.getByLabel('Tutar').fill('7.500')
  await payment.getByLabel('Tarih', { exact: true }).fill('03.01.2026')
  await payment.getByText('Nakit', { exact: true }).click()
  await payment.getByLabel('Açıklama').fill('Peşinat')
  await payment.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByText('12.500,50 ₺ borçlu').first().waitFor()
  await assertSoundAtWidths(page, 'clients-account')
  await hasButtonsBesideName(page)
  await hasLinesOfOneHeight(page)
}

/** What belongs to a service stands in its line, which is as high as that of a payment. */
async function hasLinesOfOneHeight(page: Page): Promise<void> {
  const own = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('link', { name: 'Makbuz hesapla' }).waitFor()
  const heightOf = async (text: string) =>
    (await page.getByRole('row').filter({ hasText: text }).boundingBox())?.height ?? Number.NaN
  await becomes(
    async () => Math.abs((await heightOf('Vekâlet ücreti')) - (await heightOf('Peşinat'))) < 8,
    true,
  )
  if (own) await page.setViewportSize(own)
}

/** Where the window is narrow, what is owed stands below the name, and the buttons stay beside it. */
async function hasButtonsBesideName(page: Page): Promise<void> {
  const own = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 800 })
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: Number.NaN, height: 0 }
  await becomes(async () => {
    const name = await boxOf(page.getByRole('heading', { level: 1 }))
    const owed = await boxOf(page.getByText('12.500,50 ₺ borçlu').first())
    const button = await boxOf(page.getByRole('button', { name: '+ Tahsilat' }))
    return owed.y >= name.y + name.height && button.y < name.y + name.height
  }, true)
  if (own) await page.setViewportSize(own)
}

/** A service for a case of the client, which the account names with a link. */
export async function serveCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Hizmet' }).click()
  const service = dialog(page, 'Hizmet ekle')
  await service.getByLabel('Tutar').fill('1000')
  await service.getByRole('combobox', { name: 'Dava', exact: true }).fill('Doruk')
  await page.getByRole('option', { name: 'Doruk / Demir · 2026/7' }).click()
  await service.getByLabel('Açıklama').fill('Duruşma')
  await assertSoundAtWidths(page, 'clients-service-case')
  await service.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByRole('link', { name: 'Doruk / Demir' }).waitFor()
  await assertSoundAtWidths(page, 'clients-account-case')
  await page.getByRole('link', { name: 'Doruk / Demir' }).click()
  await page.getByRole('heading', { name: 'Doruk / Demir', level: 1 }).waitFor()
}

/** Another page has the same dialog open: the second deletion is refused there. */
export async function deletePayment(page: Page, other: Page): Promise<void> {
  await other.goto(page.url())
  await other.getByRole('button', { name: /^Sil: Peşinat/ }).click()
  await page.getByRole('button', { name: /^Sil: Peşinat/ }).click()
  const asking = dialog(page, 'Tahsilat silinsin mi?')
  await asking.getByText('7.500,00 ₺, 03.01.2026. Geri alınamaz; gerekçesiyle görünür kalır.').waitFor()
  await asking.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await asking.getByText('Gerekçe yazın.').waitFor()
  await asking.getByLabel('Gerekçe').fill('mükerrer kayıt')
  await asking.getByText('14/255').waitFor()
  await assertSoundAtWidths(page, 'clients-deletion')
  await asking.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await page.getByText('20.000,50 ₺ borçlu').first().waitFor()
  await isAbsent(page.getByText('Peşinat'))
  await page.getByRole('button', { name: 'Silinenler (1)' }).click()
  await page.getByText(/silindi \(.+\): mükerrer kayıt/).waitFor()
  await assertSoundAtWidths(page, 'clients-deleted')
  const late = dialog(other, 'Tahsilat silinsin mi?')
  await late.getByLabel('Gerekçe').fill('ikinci kez')
  await late.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await late.getByText('Bu kayıt zaten silinmiş.').first().waitFor()
}

/** Two instalments, of which the payment of 1.000,00 settles a part of the first, whose day has passed. */
export async function plan(page: Page): Promise<void> {
  await tab(page, 'Taksitler').click()
  await page.getByText('Taksit yok').waitFor()
  await page.getByRole('button', { name: 'Taksit planı yap' }).click()
  const planning = dialog(page, 'Taksit planı')
  await planning.getByLabel('Vade', { exact: true }).fill('15.01.2020')
  await planning.getByLabel('Tutar').fill('4000')
  await planning.getByRole('button', { name: 'Taksit ekle' }).click()
  const second = planning.getByRole('group', { name: '2. taksit' })
  await holds(second.getByLabel('Vade', { exact: true }), '15.02.2020')
  await second.getByLabel('Vade', { exact: true }).fill('31.13.2099')
  await planning.getByRole('button', { name: 'Taksitleri kaydet' }).click()
  await planning.getByText('Takvimde böyle bir gün yok.').waitFor()
  await second.getByLabel('Vade', { exact: true }).fill('15.01.2099')
  await planning.getByText('8.000,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'clients-plan')
  await planning.getByRole('button', { name: 'Taksitleri kaydet' }).click()
  await page.getByText('4.000,00 ₺ vadesi geçti').waitFor()
  await page.getByRole('button', { name: '+ Tahsilat' }).click()
  const payment = dialog(page, 'Tahsilat ekle')
  await payment.getByLabel('Tutar').fill('1000')
  await payment.getByLabel('Tarih', { exact: true }).fill('05.01.2026')
  await payment.getByText('Kart', { exact: true }).click()
  await payment.getByLabel('Açıklama').fill('=İlk taksit')
  await payment.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByText('3.000,00 ₺ vadesi geçti').waitFor()
  await assertSoundAtWidths(page, 'clients-instalments')
}

/** Whether what was paid before a plan settles it is asked, and the answer holds. */
export async function planAfterPayment(page: Page): Promise<void> {
  await tab(page, 'Taksitler').click()
  await page.getByRole('button', { name: 'Taksit planı yap' }).click()
  const planning = dialog(page, 'Taksit planı')
  const counts = planning.getByLabel('Bugüne kadarki tahsilatlar (2.500,00 ₺) bu plandan düşülsün')
  const save = () => planning.getByRole('button', { name: 'Taksitleri kaydet' }).click()
  await planning.getByLabel('Vade', { exact: true }).fill('15.01.2020')
  await planning.getByLabel('Tutar').fill('2000')
  await counts.and(page.locator(':not(:checked)')).waitFor()
  await assertSoundAtWidths(page, 'clients-plan-earlier')
  await counts.check()
  await save()
  await page.getByRole('cell', { name: 'ödendi', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Taksitleri düzenle' }).click()
  await counts.uncheck()
  await save()
  await page.getByText('2.000,00 ₺ vadesi geçti').waitFor()
}

/** Both files of the same period are downloaded, and say the same. */
export async function download(page: Page): Promise<void> {
  await tab(page, 'Hesap').click()
  await page.getByRole('button', { name: 'Hesap ekstresi' }).click()
  const asking = dialog(page, 'Hesap ekstresi')
  await asking.getByLabel('Başlangıç', { exact: true }).fill('01.01.2026')
  await asking.getByLabel('Bitiş', { exact: true }).fill('31.12.2025')
  await asking.getByText('Bitiş başlangıçtan önce olamaz.').waitFor()
  await asking.getByLabel('Bitiş', { exact: true }).fill('31.01.2026')
  await asking.getByText('19.000,50 ₺ borçlu').waitFor()
  await assertSoundAtWidths(page, 'clients-statement')
  const fetched = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      asking.getByRole('button', { name: button }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const pdf = await fetched('PDF indir')
  assert.equal(pdf.name, `Hesap ekstresi Şen Gıda San. ve Tic. A.Ş. 2026-01-01 2026-01-31.pdf`)
  assert.equal(pdf.bytes.toString('latin1', 0, 5), '%PDF-')
  const sheet = await fetched('XLSX')
  assert.equal(sheet.name, `Hesap ekstresi Şen Gıda San. ve Tic. A.Ş. 2026-01-01 2026-01-31.xlsx`)
  const rows = readSheet(sheet.bytes).map((row) => row.map(({ value }) => value))
  assert.deepEqual(rows.at(-1), ['Kapanış bakiyesi', '19000.5'])
  assert.ok(rows.flat().includes('=İlk taksit'))
  await page.keyboard.press('Escape')
  await asking.waitFor({ state: 'detached' })
}

export async function totals(page: Page): Promise<void> {
  await page.goto('/client')
  await page.getByRole('cell', { name: '3.000,00 ₺', exact: true }).waitFor()
  await assertSoundAtWidths(page, 'clients-overdue')
  await page.getByRole('link', { name: 'Aylık toplamlar' }).click()
  await page.getByLabel('Yıl').selectOption('2026')
  const january = page.getByRole('row', { name: /Ocak/ })
  await january.getByText('20.000,50 ₺').waitFor()
  await january.getByText('1.000,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'clients-totals')
}
