/** UDF, DOCX and PDF into each other on a page for everybody. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { udfXml } from '../platform/text-documents/testing/udf-text.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'

const line = 'İSTANBUL 3. ASLİYE TİCARET MAHKEMESİNE'
const udf = Buffer.from(
  udfXml({
    pool: `${line}\n`,
    elements: `<paragraph><content bold="true" startOffset="0" length="${line.length}" /></paragraph>`,
  }),
)
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** What the browser saves while something is done. */
async function savedBy(page: Page, work: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), work()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const chooses = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.locator('input[type="file"]').setInputFiles(files)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a visitor sees what the court shows of a UDF, gets it as DOCX and PDF, and the DOCX as UDF again', async () => {
  const page = await newPage(browser, server, { language: 'tr', visitor: true })
  await page.goto('/tools/udf')
  await chooses(page, fileOf('Dilekçe.udf', udf))
  await press(page, 'Dilekçe.udf nasıl görünür?')
  await page.getByRole('heading', { name: 'UYAP editöründe görünüşü: Dilekçe.udf' }).waitFor()
  await page.getByText(line).waitFor()
  const pdf = await savedBy(page, () => press(page, 'Dilekçe.udf dosyasını PDF olarak indir'))
  assert.deepEqual([pdf.name, pdf.bytes.subarray(0, 4).toString()], ['Dilekçe.pdf', '%PDF'])
  const docx = await savedBy(page, () => press(page, 'Dilekçe.udf dosyasını DOCX olarak indir'))
  assert.equal(docx.name, 'Dilekçe.docx')
  await chooses(page, fileOf('Karşı dilekçe.docx', docx.bytes))
  const again = await savedBy(page, () => press(page, 'Karşı dilekçe.docx dosyasını UDF olarak indir'))
  assert.equal(again.name, 'Karşı dilekçe.udf')
  await chooses(page, fileOf('Geri.udf', again.bytes))
  await press(page, 'Geri.udf nasıl görünür?')
  await page.getByRole('heading', { name: 'UYAP editöründe görünüşü: Geri.udf' }).waitFor()
  await page.getByText(line).waitFor()
  await assertSoundAtWidths(page, 'udf-tools')
})

test('several files are converted at once, and one that is broken says why and does not keep the others', async () => {
  const page = await newPage(browser, server, { language: 'tr', visitor: true })
  await page.goto('/tools/udf')
  const broken = fileOf('Bozuk.docx', Buffer.from('bozuk'))
  await chooses(page, fileOf('Bir.udf', udf), fileOf('İki.udf', udf))
  await page.getByRole('button', { name: 'Hepsini dönüştür: DOCX' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Hepsini dönüştür: UDF' }).count(), 0)
  await chooses(page, broken)
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  await press(page, 'Hepsini dönüştür: PDF')
  const said = page.getByRole('list', { name: 'Dosyalar' }).getByRole('listitem')
  await said.filter({ hasText: 'Bir.udf' }).getByText('PDF indirildi.').waitFor()
  await said.filter({ hasText: 'İki.udf' }).getByText('PDF indirildi.').waitFor()
  await said.filter({ hasText: 'Bozuk.docx' }).getByText('Dosyanın içeriği .docx değil').waitFor()
  assert.deepEqual(names, ['Bir.pdf', 'İki.pdf'])
})
