/** What is written in documents is found, in a case and over all cases, and each document says whether it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

async function openTab(): Promise<Page> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=documents`)
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  return page
}

const found = (page: Page) => page.getByRole('region', { name: 'Bulunan belgeler' })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Belgelerin içinde ara' })
/** In a case the names are searched too. */
const caseField = (page: Page) => page.getByRole('searchbox', { name: 'Belgelerde ara' })

/** The names of the documents that are shown as found. */
const namesFound = (page: Page) => found(page).getByRole('heading', { level: 2 }).allTextContents()

/** Beside the table, where the state of a text is said. */
async function openPanel(page: Page, name: string): Promise<void> {
  await page
    .locator('tr', { hasText: name })
    .getByRole('button', { name: `${name}: işlemler` })
    .click()
  await page.getByRole('menuitem', { name: 'Sürümler' }).click()
}

test('a text is read after its upload, found in its case and over all cases, and a damaged file says why not', async () => {
  const page = await openTab()
  await page
    .locator('input[type=file][multiple]:not(header *)')
    .setInputFiles([
      file('İtiraz.txt', 'Bilirkişi raporuna itirazlarımızı sunuyoruz.'),
      file('Sözleşme.txt', 'Kira sözleşmesinin feshi ihbar edilmiştir.'),
      file('Bozuk.pdf', '%PDF-1.7\n1 0 obj\n'),
    ])
  await page.getByText('3 belgeden 3 tanesi yüklendi').waitFor()
  await page.getByRole('button', { name: 'Yüklemeleri kapat' }).click()

  await openPanel(page, 'İtiraz.txt')
  const panel = page.getByRole('complementary', { name: 'İtiraz.txt' })
  await panel.getByText('Metin aranabilir').waitFor()
  await panel.getByRole('button', { name: 'Kapat' }).click()
  await openPanel(page, 'Bozuk.pdf')
  const damaged = page.getByRole('complementary', { name: 'Bozuk.pdf' })
  await damaged.getByText('Metin okunamadı: dosya bozuk').waitFor()
  await assertSoundAtWidths(page, 'document-text-state')
  await damaged.getByRole('button', { name: 'Kapat' }).click()

  await caseField(page).fill('itiraz')
  await page.getByText('1 belgenin adında bulundu').waitFor()
  await becomes(() => namesFound(page), ['İtiraz.txt'])
  await becomes(() => page.locator('[data-document]').count(), 1)
  await caseField(page).fill('bozuk')
  await page.getByText('Belgelerin içinde bulunamadı').waitFor()
  await becomes(() => page.locator('[data-document]').count(), 1)
  await caseField(page).fill('rapor itirazı')
  await becomes(() => namesFound(page), ['İtiraz.txt'])
  const marks = await found(page).locator('mark').allTextContents()
  assert.deepEqual(marks, ['raporuna', 'itirazlarımızı'])
  await assertSoundAtWidths(page, 'document-search-case')
  await found(page).getByRole('link', { name: 'İtiraz.txt' }).click()
  const shown = page.getByRole('dialog', { name: 'İtiraz.txt' })
  await shown.getByText('Bilirkişi raporuna itirazlarımızı sunuyoruz.').waitFor()
  await page.keyboard.press('Escape')
  await isAbsent(shown)
  await caseField(page).fill('"itiraz rapor"')
  await page.getByText('Belgelerin ne adında ne içinde bulundu').waitFor()
  await page.getByRole('button', { name: 'Aramayı temizle' }).click()
  await becomes(() => page.locator('[data-document]').count(), 3)

  await page.goto('/case-management')
  await page.getByRole('link', { name: 'Belgelerin içinde ara' }).click()
  await page.getByRole('heading', { name: 'Belgelerin içinde ara', level: 1 }).waitFor()
  // Whoever opens it begins to type.
  await becomes(() => field(page).evaluate((one) => one === document.activeElement), true)
  await field(page).fill('sözleşmenin feshi')
  await becomes(() => namesFound(page), ['Sözleşme.txt'])
  await assertSoundAtWidths(page, 'document-search-all')
  await page.getByLabel('Tür').selectOption({ label: 'PDF' })
  await page.getByText('Belgelerin içinde bulunamadı').waitFor()
  await page.getByLabel('Tür').selectOption({ label: 'Bütün türler' })
  await page.getByRole('textbox', { name: 'Başlangıç tarihi' }).fill('bugün')
  await becomes(() => namesFound(page), ['Sözleşme.txt'])
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.12.2020')
  await page.getByText('Bitiş tarihi başlangıçtan önce olamaz.').waitFor()
  await isAbsent(page.getByText('Belgelerin içinde bulunamadı'))
  await assertSoundAtWidths(page, 'document-search-days')
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('')
  await found(page)
    .getByRole('link', { name: /Yılmaz \/ ABC/ })
    .click()
  await page.getByRole('link', { name: /^Evrak 3$/ }).waitFor()
})
