/** Files of exhibits, read back by another program than the one that made them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { degrees, PDFDocument, PDFName, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { combineExhibits, documentOf, type ExhibitOrder, paragraphOf, textRun, writeUdf } from '../index.ts'
import { foreignUdf } from '../testing/data/foreign-udf.ts'
import { pixel } from '../testing/pixel.ts'

type Exhibit = ExhibitOrder['exhibits'][number]

const orderOf = (exhibits: readonly Exhibit[], more: Partial<ExhibitOrder> = {}): ExhibitOrder => ({
  exhibits,
  isStamped: true,
  list: {
    above: ['Şişli 3. Asliye Hukuk Mahkemesi', 'Esas No: 2026/412'],
    heading: 'EK LİSTESİ',
    columns: { label: 'Ek', title: 'Belge', pages: 'Sayfa' },
  },
  ...{ title: 'Ekler', author: '', lang: 'tr', mostPages: 100 },
  ...more,
})

const exhibit = (
  number: number,
  type: Exhibit['type'],
  bytes: Uint8Array,
  title = `Belge ${number}`,
): Exhibit => ({
  label: `Ek-${number}`,
  title,
  type,
  bytes,
})

interface Sheet {
  size?: [number, number]
  turned?: number
  crop?: [number, number, number, number]
}

async function pdfOf(...sheets: Sheet[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const { size: [width, height] = [595, 842], turned = 0, crop } of sheets) {
    const page = file.addPage([width, height])
    page.setRotation(degrees(turned))
    if (crop) page.setCropBox(...crop)
    page.drawText('source', { x: 100, y: 100, font, size: 12 })
  }
  return file.save()
}

async function made(exhibits: readonly Exhibit[], more: Partial<ExhibitOrder> = {}) {
  const result = await combineExhibits(orderOf(exhibits, more))
  assert.ok('bytes' in result, JSON.stringify(result))
  return { ...result, file: await getDocumentProxy(new Uint8Array(result.bytes)) }
}
type ExhibitFile = Awaited<ReturnType<typeof made>>['file']

/** The texts of a page as a reader sees them: places from the top left corner of the visible area. */
async function seenOn(file: ExhibitFile, number: number) {
  const page = await file.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[]
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [ta = 0, tb = 0, , , x = 0, y = 0] = item.transform as number[]
    return {
      text: item.str,
      ...{ x: a * x + c * y + e, y: b * x + d * y + f, width: item.width },
      // The direction in which it runs: [1, 0] is from left to right.
      runs: [a * ta + c * tb, b * ta + d * tb].map((one) => Math.sign(Math.round(one)) + 0),
    }
  })
  return { width, height, texts }
}
const textOn = async (file: ExhibitFile, number: number) =>
  (await seenOn(file, number)).texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

test('a list comes first with the pages of each, and every page says of which exhibit it is', async () => {
  const { file, pages } = await made([
    exhibit(1, 'pdf', await pdfOf({}, {}, {}), 'Şartnâme İĞÜ'),
    exhibit(2, 'pdf', await pdfOf({})),
  ])
  assert.deepEqual([pages, file.numPages], [5, 5])
  const list = await textOn(file, 1)
  assert.match(list, /Şişli 3\. Asliye Hukuk Mahkemesi Esas No: 2026\/412 EK LİSTESİ Ek Belge Sayfa/)
  assert.match(list, /Ek-1 Şartnâme İĞÜ 2–4 Ek-2 Belge 2 5$/)
  const stamps = []
  for (const number of [2, 3, 4, 5]) stamps.push(await textOn(file, number))
  assert.deepEqual(stamps, [
    'source Ek-1 · 1/3',
    'source Ek-1 · 2/3',
    'source Ek-1 · 3/3',
    'source Ek-2 · 1/1',
  ])
})

test('bookmarks lead to the first page of the list and of each exhibit', async () => {
  const { file } = await made([
    exhibit(1, 'pdf', await pdfOf({}, {}), 'Sözleşme ğış'),
    exhibit(2, 'pdf', await pdfOf({}), ''),
  ])
  const outline = await file.getOutline()
  const leads: [string, number][] = []
  for (const { title, dest } of outline) {
    const [ref] = dest as unknown as [Parameters<ExhibitFile['getPageIndex']>[0]]
    leads.push([title, (await file.getPageIndex(ref)) + 1])
  }
  assert.deepEqual(leads, [
    ['EK LİSTESİ', 1],
    ['Ek-1 · Sözleşme ğış', 2],
    ['Ek-2', 4],
  ])
  assert.equal(await file.getPageMode(), 'UseOutlines')
})

test('a stamp is upright in the top right corner, however a page is rotated and cropped', async () => {
  const sheets: Sheet[] = [0, 90, 180, 270, -90].map((turned) => ({ turned, size: [500, 700] }))
  const cut: Sheet[] = [0, 90].map((turned) => ({ turned, crop: [50, 120, 300, 400], size: [500, 700] }))
  const { file } = await made([exhibit(1, 'pdf', await pdfOf(...sheets, ...cut))])
  for (let number = 2; number <= file.numPages; number++) {
    const { width, texts } = await seenOn(file, number)
    const stamp = texts.find(({ text }) => text.startsWith('Ek-1'))
    assert.ok(stamp, `page ${number}`)
    assert.deepEqual(stamp.runs, [1, 0], `page ${number}`)
    const [right, top] = [width - stamp.x - stamp.width, stamp.y]
    assert.ok(right > 14 && right < 30 && top > 14 && top < 36, `page ${number}: ${right} ${top}`)
  }
})

test('without stamps pages are as they were', async () => {
  const { file } = await made([exhibit(1, 'pdf', await pdfOf({ turned: 90 }))], { isStamped: false })
  assert.equal(await textOn(file, 2), 'source')
  assert.equal((await file.getPage(2)).rotate, 90)
})

test('unclosed graphics states of a page do not move its stamp', async () => {
  const source = await PDFDocument.load(await pdfOf({}))
  const [page] = source.getPages()
  const scaled = source.context.register(source.context.stream('0.5 0 0 0.5 90 90 cm'))
  page?.node.set(PDFName.of('Contents'), source.context.obj([scaled]))
  const { file } = await made([exhibit(1, 'pdf', await source.save())])
  const { texts, width } = await seenOn(file, 2)
  assert.ok((texts[0]?.x ?? 0) > width - 90)
})

test('notes and filled fields become part of the page, and links are left out', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([400, 400])
  const field = source.getForm().createTextField('ad')
  field.setText('filled in')
  field.addToPage(page, { x: 40, y: 40, width: 200, height: 30, textColor: rgb(0, 0, 0) })
  const link = source.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    Dest: [page.ref, 'Fit'],
  })
  page.node.addAnnot(source.context.register(link))
  const { file } = await made([exhibit(1, 'pdf', await source.save())])
  assert.match(await textOn(file, 2), /filled in/)
  assert.deepEqual(await (await file.getPage(2)).getAnnotations(), [])
})

test('text documents, mails and pictures get pages of their own', async () => {
  const udf = writeUdf(documentOf({ blocks: [paragraphOf([textRun('Sayın Mahkeme, ğüşıöçİ')])] }))
  const mail = Buffer.from(
    'From: Ali <a@example.com>\r\nTo: b@example.com\r\nSubject: Teslim\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nKapıda teslim edildi.',
  )
  const { file, pages } = await made([
    exhibit(1, 'udf', udf),
    exhibit(2, 'eml', mail),
    exhibit(3, 'png', pixel()),
    exhibit(4, 'txt', Buffer.from('düz metin')),
  ])
  assert.equal(pages, 5)
  assert.match(await textOn(file, 2), /Sayın Mahkeme, ğüşıöçİ/)
  assert.match(await textOn(file, 3), /Gönderen: Ali <a@example\.com> .*Konu: Teslim.*Kapıda teslim edildi\./)
  assert.equal(await textOn(file, 4), 'Ek-3 · 1/1')
  assert.match(await textOn(file, 5), /düz metin/)
})

test('all problems are reported at once, and no file is made', async () => {
  const whole = await pdfOf({})
  const locked = await PDFDocument.load(whole)
  locked.encrypt({ userPassword: 'parola', ownerPassword: 'parola' })
  const empty = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>`
  const blank = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[9 0 R]>>endobj\ntrailer<</Root 1 0 R>>`
  const lacking = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>`
  const result = await combineExhibits(
    orderOf([
      exhibit(1, 'pdf', whole),
      exhibit(2, 'pdf', await locked.save()),
      exhibit(3, 'pdf', Buffer.from('%PDF-1.4\nbozuk')),
      exhibit(4, 'pdf', Buffer.from(empty)),
      exhibit(5, 'pdf', Buffer.from(lacking)),
      exhibit(6, 'pdf', whole.slice(0, whole.length / 2)),
      exhibit(7, 'jpg', Buffer.from('no picture at all, really')),
      exhibit(8, 'docx', Buffer.from('no document')),
      exhibit(9, 'pdf', Buffer.from(blank)),
    ]),
  )
  assert.deepEqual(result, {
    problems: [
      { at: 1, problem: 'encrypted' },
      { at: 2, problem: 'damaged' },
      { at: 3, problem: 'damaged' },
      { at: 4, problem: 'damaged' },
      { at: 5, problem: 'damaged' },
      { at: 6, problem: 'not_a_document' },
      { at: 7, problem: 'not_a_document' },
      { at: 8, problem: 'damaged' },
    ],
  })
})

test('exhibits whose tables within tables became lines are named', async () => {
  const nested = foreignUdf.find(({ name }) => name === 'a table within a table')?.bytes ?? new Uint8Array()
  const plain = writeUdf(documentOf({ blocks: [paragraphOf([textRun('a')])] }))
  const { losses } = await made([exhibit(1, 'udf', plain), exhibit(2, 'udf', Uint8Array.from(nested))])
  assert.deepEqual(losses, [{ at: 1, losses: ['tables'] }])
})

test('more pages than the bound are counted and refused', async () => {
  const result = await combineExhibits(
    orderOf([exhibit(1, 'pdf', await pdfOf({}, {}, {}))], { mostPages: 3 }),
  )
  assert.deepEqual(result, { tooManyPages: 4 })
})
