/** Documents of a case become one PDF of exhibits, and several are converted at once. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`İçerik: ${name}`) })
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilen belgeler' })
const rows = (page: Page) => page.locator('[data-document]').count()
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}: seç` }).click()

/** The documents of a case that has as many as are named. */
async function openTab(...names: string[]): Promise<Page> {
  const me = bearer(await ownPerson(server))
  const wanted = {
    ...{ displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1', conflictsSeen: true },
    ...{ courtName: 'Ankara 3. Asliye Hukuk Mahkemesi', docketNumber: '2026/412' },
  }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  // One after the other, because the oldest is the first exhibit.
  for (const [index, name] of names.entries()) {
    await page.locator('input[type=file][multiple]:not(header *)').setInputFiles(file(name))
    await becomes(() => rows(page), index + 1)
  }
  await page.getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  return page
}

const pagesOf = async (path: string): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))))).text.map((text) =>
    text.replace(/\s+/g, ' '),
  )

test('chosen documents become a numbered PDF with a list, which is in the case and can be downloaded', async () => {
  const page = await openTab('Sözleşme.txt', 'İhtar.txt', 'Hesap.csv')
  for (const name of ['Sözleşme.txt', 'İhtar.txt', 'Hesap.csv']) await tick(page, name)
  await bar(page).getByRole('button', { name: 'Ek listesi (PDF)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Eklenemeyenler: Hesap\.csv/).waitFor()
  await assertSoundAtWidths(page, 'documents-exhibits')
  await dialog.getByRole('textbox', { name: 'Ek-2 başlığı: İhtar.txt' }).press('Alt+ArrowUp')
  const first = dialog.getByRole('textbox', { name: 'Ek-1 başlığı: İhtar.txt' })
  await first.fill('İhtarname')
  await dialog.getByRole('button', { name: 'PDF hazırla' }).click()
  await isAbsent(dialog)
  await page.getByText('Ekler.pdf davaya eklendi: 3 sayfa.').waitFor()
  await becomes(() => rows(page), 4)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İndir', exact: true }).click()
  const [list = '', ihtar = '', contract = ''] = await pagesOf(await (await waiting).path())
  assert.match(list, /Ankara 3\. Asliye Hukuk Mahkemesi Esas No: 2026\/412 Yılmaz \/ ABC A\.Ş\. EK LİSTESİ/)
  assert.match(list, /Ek-1 İhtarname 2 Ek-2 Sözleşme 3/)
  assert.match(ihtar, /İçerik: İhtar\.txt.*Ek-1 · 1\/1/)
  assert.match(contract, /İçerik: Sözleşme\.txt.*Ek-2 · 1\/1/)
  await page.getByRole('link', { name: 'Tarihçe' }).click()
  await page.getByText('Ek listesi hazırladı').first().waitFor()
})

test('several documents are converted at once, and those that cannot be are named before', async () => {
  const page = await openTab('Sözleşme.txt', 'İhtar.txt', 'Hesap.csv')
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).click()
  await bar(page).getByRole('button', { name: 'Dönüştür' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Bu türe dönüştürülemeyenler: Hesap.csv').waitFor()
  await dialog.getByText('UDF', { exact: true }).click()
  await dialog.getByText('2 belge dönüştürülecek.').waitFor()
  await assertSoundAtWidths(page, 'documents-convert')
  await dialog.getByRole('button', { name: 'Dönüştür' }).click()
  await isAbsent(dialog)
  await page.getByText('2 belge dönüştürüldü.').waitFor()
  await becomes(() => rows(page), 5)
  await page.getByRole('button', { name: 'İhtar.udf', exact: true }).waitFor()
})
