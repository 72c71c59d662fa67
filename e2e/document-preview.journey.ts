/** Documents are read without a download, converted, and their versions compared. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sheetFile, textCell } from '../platform/spreadsheet/index.ts'
import {
  documentOf,
  paragraphOf,
  textRun,
  writeDocx,
  writePdf,
  writeUdf,
} from '../platform/text-documents/index.ts'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const petition = (claim: string) =>
  documentOf({
    blocks: [
      paragraphOf([textRun('ANKARA 3. ASLİYE HUKUK MAHKEMESİNE', { bold: true })], { alignment: 'center' }),
      paragraphOf([textRun(`Davacı, ${claim} ödenmesini talep eder.`)]),
      paragraphOf([textRun('Saygılarımızla.')]),
    ],
  })

/** One second of silence. */
function recording(): Buffer {
  const samples = Buffer.alloc(8_000, 128)
  const head = Buffer.from(
    '524946460000000057415645666d7420100000000100010040 1f0000401f000001000800646174610000 0000'.replace(
      / /g,
      '',
    ),
    'hex',
  )
  head.writeUInt32LE(36 + samples.length, 4)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
)
const mail =
  'From: ayse@example.com\r\nTo: deniz@example.com\r\nSubject: Durusma gunu\r\nDate: Fri, 11 Dec 2026 10:00:00 +0300\r\n\r\nMerhaba\r\n'

async function openTab(): Promise<{ page: Page; caseId: string }> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'B-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=documents`)
  await page.getByText('Belgeleri buraya sürükleyin: PDF, DOCX, UDF, e-posta, ses.').waitFor()
  return { page, caseId: String(caseId) }
}

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
})

async function upload(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  const tray = page.getByRole('region', { name: 'Yüklemeler' })
  await page.locator('input[type=file][multiple]:not(header *)').setInputFiles(files)
  await tray.getByText(`${files.length} belgeden ${files.length} tanesi yüklendi`).waitFor()
  await tray.getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  await isAbsent(tray)
}
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const preview = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const close = async (page: Page) => {
  await page.getByRole('button', { name: 'Önizlemeyi kapat' }).click()
  await isAbsent(page.getByRole('dialog'))
}

test('each type is shown in its own way at every width, and a neighbour is one key away', async () => {
  const { page } = await openTab()
  const info = { title: 'Sözleşme', author: 'x', lang: 'tr' } as const
  const cells = [
    [textCell('Kalem'), textCell('Tutar')],
    [textCell('Harç'), textCell('427,60')],
  ]
  await upload(page, [
    file('a.pdf', await writePdf(petition('1.000,00 TL'), info)),
    file('b.docx', writeDocx(petition('1.000,00 TL'))),
    file('c.udf', writeUdf(petition('1.000,00 TL'))),
    file('d.xlsx', await sheetFile({ name: 'Masraf', rows: cells, widths: [12, 12] })),
    file('e.eml', mail),
    file('f.txt', 'Düz metin'),
    file('g.png', pixel),
    file('h.wav', recording()),
  ])
  await page.getByRole('button', { name: 'Ad', exact: true }).click()
  await becomes(() => page.locator('[data-document] [data-result]').first().textContent(), 'a.pdf')
  await open(page, 'a.pdf')
  const shows: readonly (readonly [
    name: string,
    what: (dialog: ReturnType<typeof preview>) => Promise<void>,
  ])[] = [
    ['a.pdf', (dialog) => dialog.getByText(/talep eder/).waitFor({ state: 'attached' })],
    ['b.docx', (dialog) => dialog.getByText(/talep eder/).waitFor()],
    ['c.udf', (dialog) => dialog.getByText(/talep eder/).waitFor()],
    ['d.xlsx', (dialog) => dialog.getByRole('cell', { name: '427,60' }).waitFor()],
    ['e.eml', (dialog) => dialog.getByText('Durusma gunu').first().waitFor()],
    ['f.txt', (dialog) => dialog.getByText('Düz metin', { exact: true }).first().waitFor()],
    ['g.png', (dialog) => dialog.getByRole('img', { name: 'g.png' }).waitFor()],
    ['h.wav', (dialog) => dialog.locator('audio').waitFor()],
  ]
  for (const [at, [name, what]] of shows.entries()) {
    const dialog = preview(page, name)
    await hasFocus(dialog.getByRole('heading', { name, exact: true }))
    await what(dialog)
    await assertSoundAtWidths(page, `document-preview-${name.split('.')[1]}`)
    if (at < shows.length - 1) await page.keyboard.press('j')
  }
  const player = preview(page, 'h.wav').locator('audio')
  await becomes(() => player.evaluate((one: HTMLAudioElement) => one.duration), 1)
  await page.keyboard.press('Escape')
  await isAbsent(page.getByRole('dialog'))
  assert.ok(!page.url().includes('item='), page.url())
})

test('a UDF becomes a DOCX and comes back, and its versions are compared', async () => {
  const { page } = await openTab()
  await upload(page, [file('Cevap.udf', writeUdf(petition('1.000,00 TL')))])
  const convert = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `${name}: işlemler` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await convert('Cevap.udf', 'DOCX’e dönüştür')
  await page.getByText('Cevap.docx eklendi.').waitFor()
  await page.getByRole('button', { name: 'Cevap.docx', exact: true }).waitFor()
  const chooser = page.locator('tr', { hasText: 'Cevap.docx' }).locator('input[type=file]')
  await chooser.setInputFiles(file('Cevap.docx', writeDocx(petition('2.500,00 TL'))))
  await page.getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  await page.getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  await convert('Cevap.docx', 'UDF’ye dönüştür')
  await page.getByText('Cevap.udf belgesinin 2. sürümü olarak eklendi.').waitFor()
  await open(page, 'Cevap.udf')
  const dialog = preview(page, 'Cevap.udf')
  await dialog.getByText(/2\.500,00/).waitFor()
  await dialog.getByRole('button', { name: /^Sürüm 1/ }).click()
  await dialog.getByText(/1\.000,00/).waitFor()
  await dialog.getByText('Sürüm 1 gösteriliyor; en yenisi değil.').waitFor()
  await assertSoundAtWidths(page, 'document-preview-old')
  await dialog.getByRole('button', { name: /^Öncekiyle karşılaştır/ }).click()
  await dialog.getByText('1 değişiklik', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Sonraki değişiklik' }).click()
  await dialog.getByText('Değişiklik 1 / 1').waitFor()
  assert.match((await dialog.locator('del').first().textContent()) ?? '', /çıkarıldı:.*1/)
  assert.match((await dialog.locator('ins').first().textContent()) ?? '', /eklendi:.*2/)
  await assertSoundAtWidths(page, 'document-compare')
  await dialog.getByRole('button', { name: 'Belgeye dön' }).click()
  await close(page)
})

test('what is not shown says why, and is downloaded', async () => {
  const { page, caseId } = await openTab()
  await upload(page, [
    file('Eski.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024)])),
  ])
  await open(page, 'Eski.doc')
  const dialog = preview(page, 'Eski.doc')
  await dialog.getByText('Bu tür burada gösterilemiyor. İndirip kendi programında açın.').waitFor()
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'İndir', exact: true }).last().click()
  assert.equal((await waiting).suggestedFilename(), 'Eski.doc')
  await assertSoundAtWidths(page, 'document-preview-none')
  await page.goBack()
  await isAbsent(page.getByRole('dialog'))
  await page.goto(`/case-management/${caseId}?tab=documents&item=unknown`)
  await page.getByText('Belge bulunamadı; silinmiş olabilir.').waitFor()
})
