/** Several documents at once: downloaded as one archive, deleted and brought back, copied and moved to another case. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`İçerik: ${name}`) })
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilen belgeler' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const rows = (page: Page) => page.locator('[data-document]').count()
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}: seç` }).click()

/** Whether the middle of it is neither outside of the window nor behind what stands at its bottom. */
const isInView = (what: Locator) =>
  what.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return seen !== null && one.closest('section')?.contains(seen) === true
  })

/** The documents of a case that has three, beside another case. */
async function openTab(): Promise<{ page: Page; caseId: string; otherId: string }> {
  const me = bearer(await ownPerson(server))
  const create = async (displayTitle: string, caseNumber: string) => {
    const wanted = { displayTitle, caseNumber, conflictsSeen: true }
    return String((await post(server, '/case-management/create', wanted, me)).caseId)
  }
  const caseId = await create('Yılmaz / ABC A.Ş.', 'B-1')
  const otherId = await create('Demir / Kaya', 'B-2')
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  await page
    .locator('input[type=file][multiple]:not(header *)')
    .setInputFiles(['Cevap.txt', 'Delil.txt', 'Tanık.txt'].map(file))
  await becomes(() => rows(page), 3)
  await page.getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  return { page, caseId, otherId }
}

async function sendTo(page: Page, how: 'Taşı' | 'Kopyala', title: string): Promise<void> {
  await bar(page).getByRole('button', { name: how }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Dava' }).fill('Demir')
  await page.getByRole('option', { name: 'Demir / Kaya · B-2' }).click()
  await assertSoundAtWidths(page, title)
  await dialog.getByRole('button', { name: how }).click()
  await isAbsent(dialog)
}

async function openHistory(page: Page, caseId: string, says: string): Promise<void> {
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Tarihçe' }).click()
  await page.getByText(says).first().waitFor()
}

test('chosen documents are downloaded as one archive, deleted, and brought back', async () => {
  const { page } = await openTab()
  await tick(page, 'Cevap.txt')
  await tick(page, 'Delil.txt')
  await bar(page).getByText('2 seçildi').waitFor()
  await assertSoundAtWidths(page, 'documents-chosen')
  const waiting = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'ZIP indir' }).click()
  const entries = unzipSync(await readFile(await (await waiting).path()))
  assert.deepEqual(Object.keys(entries).sort(), ['Cevap.txt', 'Delil.txt'])
  await bar(page).getByRole('button', { name: 'Sil' }).click()
  await becomes(() => rows(page), 1)
  await isAbsent(bar(page))
  // The row in which the choice began is gone as well.
  await hasFocus(page.getByRole('button', { name: 'Tanık.txt', exact: true }))
  await page.getByRole('button', { name: 'Geri al' }).click()
  await becomes(() => rows(page), 3)
})

test('on a phone what can be done with chosen documents stands in one row, and most of it in a menu', async () => {
  const { page } = await openTab()
  await page.setViewportSize({ width: 390, height: 844 })
  await tick(page, 'Cevap.txt')
  await tick(page, 'Delil.txt')
  await bar(page).getByText('2 seçildi').waitFor()
  const isOneRow = () =>
    bar(page).evaluate((shown) => {
      const rows = [...shown.querySelectorAll('strong, button')].map((one) => one.getBoundingClientRect())
      const [first] = rows
      return rows.every(
        ({ top, bottom, right }) =>
          top < (first?.bottom ?? 0) && bottom > (first?.top ?? 0) && right <= innerWidth,
      )
    })
  await becomes(isOneRow, true)
  await bar(page).getByRole('button', { name: 'Seçilenler için diğer işlemler' }).click()
  const entries = ['Kopyala', 'Dönüştür', 'Ek listesi (PDF)', 'Taşı', 'Sil']
  await becomes(() => page.getByRole('menuitem').allTextContents(), entries)
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await becomes(() => rows(page), 1)
  await isAbsent(bar(page))
  await hasFocus(page.getByRole('button', { name: 'Tanık.txt', exact: true }))
})

test('documents are chosen with the keyboard, copied, and moved to another case', async () => {
  const { page, caseId, otherId } = await openTab()
  await page.getByRole('button', { name: 'Cevap.txt', exact: true }).focus()
  await page.keyboard.press('x')
  await bar(page).getByText('1 seçildi').waitFor()
  await sendTo(page, 'Kopyala', 'documents-copy')
  await page.getByText('1 belge kopyalandı.').waitFor()
  await page.keyboard.press('Escape')
  await isAbsent(bar(page))
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).click()
  await bar(page).getByText('3 seçildi').waitFor()
  await sendTo(page, 'Taşı', 'documents-move')
  await becomes(() => rows(page), 0)
  await openHistory(page, caseId, 'Belgeyi başka davaya taşıdı')
  await page.getByText('Belgeyi başka davaya kopyaladı').first().waitFor()
  await openHistory(page, otherId, 'Belgeyi başka davadan taşıdı')
  await page.getByRole('link', { name: /^Evrak/ }).click()
  await becomes(() => rows(page), 4)
  await page.getByRole('button', { name: 'Cevap (2).txt', exact: true }).waitFor()
})

test('documents that are dragged into the window of another case are copied there', async () => {
  const { page, otherId } = await openTab()
  await tick(page, 'Cevap.txt')
  await tick(page, 'Delil.txt')
  const type = 'application/x-mizan-documents'
  const dragged = await row(page, 'Delil.txt').evaluate((line, form) => {
    const dataTransfer = new DataTransfer()
    line.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }))
    line.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
    return dataTransfer.getData(form)
  }, type)
  await page.goto(`/case-management/${otherId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  const area = page.getByRole('region', { name: 'Belgeler' })
  const drop = (name: string) =>
    area.evaluate(
      (place, [event, form, text]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.setData(form, text)
        place.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }))
      },
      [name, type, dragged] as const,
    )
  await page.setViewportSize({ width: 390, height: 500 })
  await drop('dragover')
  const said = page.getByText('Bu davaya kopyalamak için bırakın')
  await said.waitFor()
  // The area ends below the window, its words stand within it.
  await becomes(() => area.evaluate((place) => place.getBoundingClientRect().bottom > innerHeight), true)
  await becomes(() => isInView(said), true)
  await drop('drop')
  await page.getByText('2 belge kopyalandı.').waitFor()
  await becomes(() => rows(page), 2)
})
