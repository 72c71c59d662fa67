/** An upload whose line is cut goes on there, by itself or after the page was loaded anew. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { type Line, openLine } from './line.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes } from './waiting.ts'

const size = 20 * 1024 * 1024
const tray = (page: Page) => page.getByRole('region', { name: 'Yüklemeler' })
const choose = (page: Page, path: string) =>
  page.locator('input[type=file][multiple]:not(header *)').setInputFiles(path)

/** A large text on the disk of the person: chosen again, it is the same file. */
async function largeFile(t: TestContext): Promise<{ path: string; hash: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-journey-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'Bilirkişi raporu.txt')
  const bytes = Buffer.from(randomBytes(size / 2).toString('hex'))
  await writeFile(path, bytes)
  return { path, hash: createHash('sha256').update(bytes).digest('hex') }
}

async function openTab(t: TestContext): Promise<{ page: Page; line: Line }> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const line = await openLine(server)
  t.after(() => line.close())
  const page = await newPage(browser, line.server, { language: 'tr' })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  return { page, line }
}

async function isWhole(page: Page, hash: string): Promise<void> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bilirkişi raporu.txt: indir' }).click()
  const bytes = await readFile(await (await waiting).path())
  assert.equal(createHash('sha256').update(bytes).digest('hex'), hash)
}

test('a line that is cut at nine tenths goes on at nine tenths', async (t) => {
  const { path, hash } = await largeFile(t)
  const { page, line } = await openTab(t)
  const cut = line.cutAfter(0.9 * size)
  await choose(page, path)
  await cut
  await tray(page).getByText('Bağlantı kesildi; geri gelince yükleme sürecek').waitFor()
  await assertSoundAtWidths(page, 'documents-cut')
  line.count()
  line.mend()
  await tray(page).getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  assert.ok(line.sent() < 0.2 * size, `${Math.round((100 * line.sent()) / size)} % was sent again`)
  await becomes(() => page.locator('[data-document]').count(), 1)
  await isWhole(page, hash)
})

test('the same file chosen again goes on after the page was loaded anew', async (t) => {
  const { path, hash } = await largeFile(t)
  const { page, line } = await openTab(t)
  const cut = line.cutAfter(0.7 * size)
  await choose(page, path)
  await cut
  await tray(page).getByRole('button', { name: 'Bilirkişi raporu.txt: duraklat' }).click()
  await tray(page).getByText('Duraklatıldı').waitFor()
  line.mend()
  await page.reload()
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  line.count()
  await choose(page, path)
  await tray(page).getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  assert.ok(line.sent() < 0.5 * size, `${Math.round((100 * line.sent()) / size)} % was sent again`)
  await isWhole(page, hash)
})
