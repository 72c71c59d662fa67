/**
 * Moving in and out: a table of 500 cases with 18 bad rows is mapped, tried, imported, found in the list, exported with
 * the whole office, and taken back.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dayCell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { readSheets } from '@mizan/platform/spreadsheet/testing'
import type { Page } from 'playwright-core'
import { browser, server } from './stage.ts'
import { assertSound, assertSoundAtWidths, newPage } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

const headings = ['Konu', 'Dosya No', 'Müvekkil', 'Karşı Taraf', 'Durumu', 'Duruşma / Son Gün', 'Avukat Notu']

/** Twelve rows have an unknown state, six the number of the row before. */
function table(): Promise<Buffer> {
  const rows = Array.from({ length: 500 }, (_, at) => {
    const isUnknown = at % 40 === 5 && at < 480
    const isRepeated = at % 80 === 10 && at < 480
    return [
      textCell(`Alacak davası ${at + 1}`),
      textCell(`M-${isRepeated ? at : at + 1}`),
      textCell(`Müvekkil ${at % 25}`),
      textCell(`Hasım ${at}`),
      textCell(isUnknown ? 'Bilinmiyor' : 'Derdest'),
      dayCell('2027-01-15'),
      textCell('Tanıklar dinlenecek'),
    ]
  })
  return sheetFile({
    name: 'Davalar',
    rows: [[textCell('Kaya Hukuk Bürosu dosya listesi')], headings.map(headingCell), ...rows],
    widths: headings.map(() => 20),
  })
}

/** The whole office as a workbook, read back: rows of each sheet without its headings. */
async function exported(page: Page): Promise<Map<string, string[][]>> {
  await page.goto('/company')
  await page.getByRole('link', { name: 'Veriler' }).click()
  await page.getByText('Henüz dışa aktarım yapılmadı.').waitFor()
  await assertSoundAtWidths(page, 'import-export')
  await press(page, 'Dışa aktar')
  await page.getByText(/^Dışa aktarım hazır/).waitFor()
  await assertSoundAtWidths(page, 'import-exported')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^İndir: mizan-ofis/ }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^mizan-ofis-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheets = readSheets(await readFile(await download.path()))
  return new Map(
    sheets.map(({ name, rows }) => [name, rows.slice(1).map((row) => row.map(({ value }) => value))]),
  )
}

test('a table of cases is mapped, tried, imported as a whole, exported with the office, and taken back as a whole', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/case-management')
  await page.getByRole('link', { name: 'İçe aktar' }).click()
  await page.getByRole('heading', { name: 'İçe aktar', level: 1 }).waitFor()
  await assertSoundAtWidths(page, 'import-table')
  await page
    .getByLabel('Tablo seç')
    .last()
    .setInputFiles({
      name: 'Dosyalarım.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await table(),
    })
  await page.getByText('Dosyalarım.xlsx: 500 satır.').waitFor()
  const field = (column: string) => page.getByLabel(`${column} sütununun alanı`)
  await page.getByLabel('Başlık satırı').selectOption('1')
  await page.getByText('Dosyalarım.xlsx: 501 satır.').waitFor()
  await page.getByLabel('Başlık satırı').selectOption('2')
  await page.getByText('Dosyalarım.xlsx: 500 satır.').waitFor()
  assert.equal(await field('Konu').inputValue(), 'displayTitle')
  assert.equal(await field('Duruşma / Son Gün').inputValue(), '')
  await field('Duruşma / Son Gün').selectOption({ label: 'Son gün' })
  const headingRow = page.getByLabel('Başlık satırı')
  assert.equal(await headingRow.inputValue(), '2')
  await assertSoundAtWidths(page, 'import-mapping')
  await press(page, 'Dene')
  await page.getByText('482 satır hazır').waitFor()
  await page.getByText('18 satır atlanacak').waitFor()
  await page.getByText('25 yeni müvekkil eklenecek').waitFor()
  await page.getByRole('cell', { name: 'Bilinmiyor' }).first().waitFor()
  await assertSoundAtWidths(page, 'import-check')
  await press(page, '482 satırı aktar')
  await page.getByText('482 satır aktarıldı.').waitFor()
  // What was left out can still be corrected and imported.
  await page.getByText('18 satır atlandı.').waitFor()
  await page.getByRole('cell', { name: 'Bilinmiyor' }).first().waitFor()
  await assertSoundAtWidths(page, 'import-result')
  const imported = page.url()
  await page.getByRole('link', { name: 'Aktarılanları göster' }).click()
  await page.getByRole('heading', { name: 'Davalar 482' }).waitFor()
  await page.getByText('15.01.2027').first().waitFor()

  const sheets = await exported(page)
  assert.deepEqual(
    ['Davalar', 'Müvekkiller', 'Taraflar', 'Üyeler'].map((name) => sheets.get(name)?.length),
    [482, 25, 482, 1],
  )
  assert.ok(
    sheets.get('Davalar')?.some((cells) => cells.includes('Alacak davası 1') && cells.includes('M-1')),
  )

  await page.goto(imported)
  await press(page, 'Bu aktarımı geri al')
  const dialog = page.getByRole('dialog', { name: 'Aktarım geri alınsın mı?' })
  await dialog.getByRole('button', { name: 'Gerekçeyle geri al' }).click()
  await dialog.getByText('Gerekçe yazın.').waitFor()
  await dialog.getByLabel('Gerekçe').fill('Yanlış dosya')
  await assertSound(page, 'import-undo')
  await dialog.getByRole('button', { name: 'Gerekçeyle geri al' }).click()
  await page.getByText('Gerekçe: Yanlış dosya').waitFor()
  await isAbsent(page.getByText('18 satır atlandı.'))
  await page.goto('/case-management')
  const empty = page.getByRole('heading', { name: 'Henüz dava yok' })
  await empty.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const views = page.getByRole('group', { name: 'Görünüm' })
  await becomes(async () => {
    const [above, box] = [await views.boundingBox(), await empty.locator('..').boundingBox()]
    return above !== null && box !== null && box.y - above.y - above.height >= 12
  }, true)
  await page.context().close()
})
