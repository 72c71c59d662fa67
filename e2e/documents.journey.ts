/** Documents of a case: many are uploaded at once, get versions, and come back from the bin. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newColleague } from './entering.ts'
import { bearer, idOf, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const file = (name: string, content = `İçerik: ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
const tray = (page: Page) => page.getByRole('region', { name: 'Yüklemeler' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const choose = (page: Page) => page.locator('input[type=file][multiple]:not(header *)')

async function openTab(): Promise<{ page: Page; caseId: string }> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr', unhurried: true })
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  return { page, caseId: String(caseId) }
}

/** What a download holds. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<[name: string, text: string]> {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

test('ten files are uploaded, one is refused before it is sent, and the tray outlives the page', async () => {
  const { page } = await openTab()
  await assertSoundAtWidths(page, 'documents-empty')
  const names = ['Cevap', 'Delil', 'Tanık', 'Bilirkişi', 'Vekâlet', 'Karar', 'Ek 1', 'Ek 2', 'Ek 3']
  await choose(page).setInputFiles([...names.map((name) => file(`${name}.txt`)), file('kurulum.exe')])
  await tray(page).getByText('10 belgeden 9 tanesi yüklendi · 1 dosya alınmadı').waitFor()
  await tray(page)
    .getByText(/^Bu tür kabul edilmiyor\. PDF, UDF/)
    .waitFor()
  await assertSoundAtWidths(page, 'documents-tray')
  await page.getByRole('link', { name: 'Davalar', exact: true }).first().click()
  await page.getByRole('heading', { name: /^Davalar/, level: 1 }).waitFor()
  await tray(page).getByText('10 belgeden 9 tanesi yüklendi · 1 dosya alınmadı').waitFor()
  await page.goBack()
  await tray(page).getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  await isAbsent(tray(page))
  await becomes(() => page.locator('[data-document]').count(), 9)
  await page.getByRole('link', { name: /^Evrak 9$/ }).waitFor()
  await assertSoundAtWidths(page, 'documents-list')
  await page.getByRole('searchbox', { name: 'Belgelerde ara' }).fill('bilirki')
  await becomes(() => page.locator('[data-document]').count(), 1)
  const [name, text] = await downloaded(page, () =>
    page.locator('[data-document]').getByRole('button', { name: 'Bilirkişi.txt: indir' }).click(),
  )
  assert.deepEqual([name, text], ['Bilirkişi.txt', 'İçerik: Bilirkişi.txt'])
})

test('a name that is taken is asked about, and each version can be downloaded', async () => {
  const { page } = await openTab()
  await choose(page).setInputFiles([file('Cevap.txt', 'bir'), file('Delil.txt', 'delil')])
  await tray(page).getByText('2 belgeden 2 tanesi yüklendi').waitFor()
  await choose(page).setInputFiles([file('Cevap.txt', 'iki'), file('Delil.txt', 'yeni delil')])
  await tray(page).getByText('Bu adda belge var: Cevap.txt').waitFor()
  await assertSoundAtWidths(page, 'documents-question')
  await tray(page).getByRole('button', { name: 'Cevap.txt: yeni sürüm olarak yükle' }).click()
  await tray(page).getByRole('button', { name: 'Delil.txt: İkisini de tut' }).click()
  await tray(page).getByText('4 belgeden 4 tanesi yüklendi').waitFor()
  await row(page, 'Delil (2).txt').waitFor()
  await row(page, 'Cevap.txt').getByRole('button', { name: 'Cevap.txt: işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Sürümler' }).click()
  const panel = page.getByRole('complementary', { name: 'Cevap.txt' })
  await panel.getByText('Sürüm 2', { exact: true }).waitFor()
  await page.goBack()
  await isAbsent(panel)
  await page.goForward()
  await panel.getByText('Sürüm 2', { exact: true }).waitFor()
  await assertSoundAtWidths(page, 'documents-panel')
  // Beside the panel the list stays usable, its tools too.
  await page.getByRole('button', { name: '+ Belge' }).click({ trial: true })
  const newest = await downloaded(page, () => panel.getByRole('button', { name: 'Sürüm 2: indir' }).click())
  assert.deepEqual(newest, ['Cevap.txt', 'iki'])
  const first = await downloaded(page, () => panel.getByRole('button', { name: 'Sürüm 1: indir' }).click())
  assert.equal(first[1], 'bir')
  await panel.locator('input[type=file]:not([data-version-of])').setInputFiles(file('düzeltme.txt', 'üç'))
  await panel.getByText('Sürüm 3', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Kapat' }).click()
  await hasFocus(row(page, 'Cevap.txt').locator('[data-result]'))
  await row(page, 'Cevap.txt').getByRole('button', { name: 'Cevap.txt: işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Adı ve açıklaması' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adı ve açıklaması' })
  await dialog.getByLabel('Ad', { exact: true }).fill('Savunma')
  await assertSoundAtWidths(page, 'documents-edit')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await row(page, 'Savunma.txt').waitFor()
  await page.getByRole('link', { name: 'Tarihçe' }).click()
  await page.getByText('Belgenin yeni sürümünü ekledi').first().waitFor()
})

test('a deleted document comes back at once, or from the bin', async () => {
  const { page } = await openTab()
  await choose(page).setInputFiles([file('Cevap.txt'), file('Delil.txt')])
  await tray(page).getByText('2 belgeden 2 tanesi yüklendi').waitFor()
  await tray(page).getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  const remove = async () => {
    await page.getByRole('button', { name: 'Cevap.txt: işlemler' }).click()
    await page.getByRole('menuitem', { name: 'Sil' }).click()
    await page.getByText('Cevap.txt çöp kutusuna atıldı.').waitFor()
    await becomes(() => page.locator('[data-document]').count(), 1)
  }
  await remove()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await becomes(() => page.locator('[data-document]').count(), 2)
  await remove()
  await page.getByRole('button', { name: 'Çöp kutusu 1' }).click()
  await page.getByText('30 gün sonra kalıcı silinir').waitFor()
  await assertSoundAtWidths(page, 'documents-bin')
  await page.getByRole('button', { name: 'Cevap.txt: geri yükle' }).click()
  await page.getByText('Çöp kutusu boş').waitFor()
  await page.getByRole('button', { name: 'Belgelere dön' }).click()
  await becomes(() => page.locator('[data-document]').count(), 2)
})

test('two people add a version at once: both are kept, and the later one hears of the other', async () => {
  const { page, caseId } = await openTab()
  const { page: other, person } = await newColleague({ name: 'Can', surname: 'Demir' })
  const admin = bearer(await ownPerson(server))
  const right = { permissions: [{ userId: await idOf(server, person, admin), permission: 'write' }] }
  await post(server, `/case-management/${caseId}/update-permissions`, right, admin)
  await choose(page).setInputFiles([file('Cevap.txt', 'bir')])
  await tray(page).getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  await other.goto(`/case-management/${caseId}?tab=documents`)
  await row(other, 'Cevap.txt').waitFor()
  const both = [page, other]
  await Promise.all(both.map((one, at) => choose(one).setInputFiles([file('Cevap.txt', `yeni ${at}`)])))
  for (const one of both) await tray(one).getByText('Bu adda belge var: Cevap.txt').waitFor()
  const asVersion = { name: 'Cevap.txt: yeni sürüm olarak yükle' }
  await Promise.all(both.map((one) => tray(one).getByRole('button', asVersion).click()))
  await tray(page).getByText('2 belgeden 2 tanesi yüklendi').waitFor()
  await tray(other).getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  // Whoever came second: the owner, who knows the first version, or the colleague, who has opened none.
  const told = both.map((one) => tray(one).getByText(/Açmadığınız sürüm: .*sürüm 2/))
  await becomes(async () => (await told[0]?.count()) !== (await told[1]?.count()), true)
  await row(page, 'Cevap.txt').getByRole('button', { name: 'Cevap.txt: işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Sürümler' }).click()
  const panel = page.getByRole('complementary', { name: 'Cevap.txt' })
  const texts = []
  for (const number of [2, 3]) {
    const load = panel.getByRole('button', { name: `Sürüm ${number}: indir` })
    const [, text] = await downloaded(page, () => load.click())
    texts.push(text)
  }
  assert.deepEqual(texts.sort(), ['yeni 0', 'yeni 1'])
  await other.context().close()
})
