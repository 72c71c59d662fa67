import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import {
  cellOf,
  DocumentError,
  documentOf,
  outlineOf,
  paragraphOf,
  plainFormat,
  plainPage,
  readDocx,
  type TextDocument,
  tableOf,
  textRun,
  writeDocx,
  writePdf,
  writeUdf,
} from '../index.ts'
import { pixel } from '../testing/pixel.ts'
import { randomDocument } from '../testing/random-document.ts'

const info = { title: 'Dilekçe', author: 'Mizan', lang: 'tr' } as const
const proxyOf = async (document: TextDocument) =>
  getDocumentProxy(new Uint8Array(await writePdf(document, info)))
const pagesOf = async (document: TextDocument) => (await extractText(await proxyOf(document))).text
const line = (text: string, format = {}, parts = {}) => paragraphOf([textRun(text, format)], parts)

/** Texts of a page with their places, from the bottom left corner in points. */
async function placesOf(document: TextDocument, page = 1) {
  const { items } = await (await (await proxyOf(document)).getPage(page)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
          },
        ]
      : [],
  )
}

test('every page has header and footer, and each its number and that of all pages', async () => {
  const document = documentOf({
    header: { blocks: [line('BAKIRKÖY 5. İŞ MAHKEMESİ')], pageNumber: null },
    footer: {
      blocks: [],
      pageNumber: {
        before: 'Sayfa ',
        after: ' / {pages}',
        first: 1,
        alignment: 'center',
        format: plainFormat,
      },
    },
    blocks: [line('birinci'), { kind: 'pageBreak' }, line('ikinci ğüşıöçİ')],
  })
  assert.deepEqual(
    (await pagesOf(document)).map((text) => text.replace(/\s+/g, ' ')),
    ['BAKIRKÖY 5. İŞ MAHKEMESİ Sayfa 1 / 2 birinci', 'BAKIRKÖY 5. İŞ MAHKEMESİ Sayfa 2 / 2 ikinci ğüşıöçİ'],
  )
})

test('alignment, indents and stretched lines are where a reader expects them', async () => {
  const words = Array.from({ length: 40 }, () => 'davacı').join(' ')
  const { page, ...rest } = documentOf({
    blocks: [
      line('sola'),
      line('orta', {}, { alignment: 'center' }),
      line('saga', {}, { alignment: 'right' }),
      line('ileri', {}, { leftIndent: 36, firstLineIndent: 18 }),
      line(words, {}, { alignment: 'justify' }),
    ],
  })
  const places = await placesOf({ page, ...rest })
  const at = (text: string) => places.find((place) => place.text === text)
  const right = page.width - page.right
  assert.ok(Math.abs((at('sola')?.x ?? 0) - page.left) < 0.1)
  const center = at('orta')
  assert.ok(center && Math.abs(center.x + center.width / 2 - page.width / 2) < 0.6)
  const end = at('saga')
  assert.ok(end && Math.abs(end.x + end.width - right) < 0.1)
  assert.ok(Math.abs((at('ileri')?.x ?? 0) - page.left - 54) < 0.1)
  const rows = Map.groupBy(
    places.filter(({ text }) => text.includes('davacı')),
    ({ y }) => Math.round(y),
  )
  const ends = [...rows.values()].map((row) => Math.max(...row.map(({ x, width }) => x + width)))
  assert.ok(ends.length > 2 && ends.slice(0, -1).every((x) => Math.abs(x - right) < 0.6), ends.join(' '))
  assert.ok((ends.at(-1) ?? right) < right - 10)
})

test('bold, italic and the typeface of a run are those of embedded fonts', async () => {
  const blocks = [
    paragraphOf([
      textRun('a'),
      textRun('b', { bold: true }),
      textRun('c', { italic: true }),
      textRun('d', { bold: true, italic: true }),
      textRun('e', { family: 'Arial' }),
    ]),
  ]
  const bytes = (await writePdf(documentOf({ blocks }), info)).toString('latin1')
  for (const name of [
    'Tinos-Regular',
    'Tinos-Bold',
    'Tinos-Italic',
    'Tinos-BoldItalic',
    'PublicSans-Regular',
  ])
    assert.match(bytes, new RegExp(`/BaseFont /[A-Z]{6}\\+${name}\\b`), name)
  assert.doesNotMatch(bytes, /PublicSans-Bold/)
})

test('a table keeps its columns, repeats its headings, and a row that no page holds continues on the next', async () => {
  const row = (texts: readonly string[], isHeader = false) => ({
    isHeader,
    height: null,
    cells: texts.map((text) => cellOf([line(text)])),
  })
  const rows = [
    row(['Sıra', 'Açıklama'], true),
    ...Array.from({ length: 80 }, (_, at) => row([`${at + 1}`, `satır ${at + 1}`])),
  ]
  const long = {
    isHeader: false,
    height: null,
    cells: [cellOf(Array.from({ length: 90 }, (_, at) => line(`uzun ${at + 1}`)))],
  }
  const blocks = [tableOf(rows, [1, 2], 'cells'), tableOf([long], [1], 'none')].filter(
    (table) => table !== null,
  )
  const pages = await pagesOf(documentOf({ blocks }))
  assert.ok(pages.length >= 4)
  assert.match(pages[1] ?? '', /^\s*Sıra\s+Açıklama/)
  const all = pages.join(' ')
  for (const text of ['satır 1', 'satır 80', 'uzun 1', 'uzun 90']) assert.match(all, new RegExp(`${text}\\b`))
  const [first, second] = await placesOf(documentOf({ blocks }))
  assert.ok(first && second && Math.abs(second.x - first.x - 151.2) < 1)
})

test('numbers of lists are counted by level, and bullets are written before their paragraphs', async () => {
  const item = (text: string, level: number) =>
    line(
      text,
      {},
      {
        list: {
          kind: 'number',
          style: level === 0 ? 'decimal-dot' : 'lower-letter-parenthesis',
          id: 1,
          level,
        },
      },
    )
  const blocks = [
    item('x', 0),
    item('y', 1),
    item('z', 1),
    item('w', 0),
    item('v', 1),
    line('u', {}, { list: { kind: 'bullet', style: 'disc', id: 2, level: 0 } }),
  ]
  const places = await placesOf(documentOf({ blocks }))
  const rows = [...Map.groupBy(places, ({ y }) => Math.round(y)).values()]
  const texts = rows.map((row) =>
    row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  )
  assert.deepEqual(texts, ['1. x', 'a) y', 'b) z', '2. w', 'a) v', '• u'])
})

test('a long number of a list is written before its text with a gap, also for readers of the PDF’s text', async () => {
  const label = { text: 'MADDE %1 –', start: 12 }
  const list = { kind: 'number' as const, style: 'decimal-dot' as const, id: 1, level: 0, label }
  const places = await placesOf(documentOf({ blocks: [line('metin', {}, { list })] }))
  assert.deepEqual(
    places.map(({ text }) => text),
    ['MADDE 12 – metin'],
  )
})

test('a document of any kind becomes a PDF with all its words', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const document = randomDocument(seed)
    const words =
      outlineOf(document)
        .paragraphs.join(' ')
        .match(/MAHKEMESİNE|mahkemesine|İSTANBUL|ğüşıöç/g) ?? []
    const text = (await pagesOf(document)).join(' ')
    for (const word of new Set(words)) assert.ok(text.includes(word), `${word}, seed ${seed}`)
  }
})

test('images are shown, and one that would unpack to gigabytes is left out', async () => {
  const image = (data: Uint8Array) => ({
    kind: 'image' as const,
    type: 'png' as const,
    data,
    width: 40,
    height: 40,
  })
  const huge = Buffer.from(pixel())
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  const shown = async (data: Uint8Array) =>
    (await writePdf(documentOf({ blocks: [paragraphOf([image(data)])] }), info))
      .toString('latin1')
      .includes('/Subtype /Image')
  assert.deepEqual(
    [await shown(pixel()), await shown(huge), await shown(pixel().slice(0, 50))],
    [true, false, false],
  )
})

test('an image that is shown in many places is in the file once', async () => {
  const data = pixel()
  const image = { kind: 'image' as const, type: 'png' as const, data, width: 40, height: 40 }
  const document = documentOf({ blocks: [paragraphOf(Array.from({ length: 200 }, () => image))] })
  const pdf = (await writePdf(document, info)).toString('latin1')
  assert.ok((pdf.match(/\/Subtype \/Image/g) ?? []).length <= 2)
  const media = Object.keys(unzipSync(writeDocx(document))).filter((name) => name.startsWith('word/media/'))
  assert.equal(media.length, 1)
  assert.equal(readDocx(writeDocx(document)).blocks.length, 1)
  const large = documentOf({
    blocks: [paragraphOf(Array.from({ length: 30 }, () => ({ ...image, data: new Uint8Array(1_000_000) })))],
  })
  assert.throws(
    () => writeUdf(large),
    (error) => error instanceof DocumentError && error.problem === 'too_large',
  )
})

test('more pages than anybody reads are refused', async () => {
  const page = { ...plainPage, isLandscape: true }
  for (const more of [{}, { page }]) {
    const blocks = Array.from({ length: 5_001 }, () => ({ kind: 'pageBreak' as const, ...more }))
    await assert.rejects(
      writePdf(documentOf({ blocks }), info),
      (error) => error instanceof DocumentError && error.problem === 'too_large',
    )
  }
})
