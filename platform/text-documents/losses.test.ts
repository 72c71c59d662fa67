/** What a conversion cannot carry over is named, and what it can is carried over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync, zipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { sheetFile, textCell } from '../spreadsheet/index.ts'
import {
  convertFile,
  documentOf,
  paragraphOf,
  type SourceType,
  type TargetType,
  textRun,
  viewFile,
  writeDocx,
  writePdf,
  writeUdf,
} from './index.ts'
import { docxFile } from './testing/data/foreign-docx.ts'

const info = { title: 'x', author: 'x', lang: 'tr' } as const
const converted = (bytes: Uint8Array, from: SourceType, to: TargetType) =>
  convertFile({ bytes, from, to, ...info })
const lossesOf = async (bytes: Uint8Array, to: TargetType, from: SourceType = 'docx') =>
  (await converted(bytes, from, to)).losses
const textOf = async (bytes: Uint8Array, from: SourceType = 'docx') =>
  Buffer.from((await converted(bytes, from, 'txt')).bytes ?? []).toString()
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const line = (text: string, parts = {}) => paragraphOf([textRun(text)], parts)

async function pagesOf(pdf: Uint8Array | null) {
  const file = await getDocumentProxy(new Uint8Array(pdf ?? []))
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const page = await file.getPage(at + 1)
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      return { view: page.view, texts: texts.map(({ str }) => str), places: texts }
    }),
  )
}

test('letters of other scripts, signs and emoji are drawn and can be copied', async () => {
  const letters = ['☐ ☑ ☒ ✓ ✗ ⇒', 'საქართველო', 'Հայաստան', 'שלום', '中华人民共和国', '😀🧾']
  const { bytes, losses } = await converted(Buffer.from(letters.join('\n')), 'txt', 'pdf')
  const [page] = await pagesOf(bytes)
  assert.deepEqual(losses, [])
  const said = page?.texts.join('').replaceAll(' ', '') ?? ''
  for (const one of letters) assert.ok(said.includes(one.replaceAll(' ', '')), `${one} in ${said}`)
})

test('letters that no typeface has are counted and named', async () => {
  const text = documentOf({ blocks: [line('Etiyopya: ሀለሐ ሀለ')] })
  const { losses, undrawn } = await converted(writeDocx(text), 'docx', 'pdf')
  assert.deepEqual([losses, undrawn], [['letters'], { count: 5, letters: 'ሀለሐ' }])
  assert.deepEqual(await lossesOf(writeDocx(text), 'udf'), [])
})

test('words in Arabic are joined and run from right to left among others that do not', async () => {
  const pdf = await writePdf(documentOf({ blocks: [line('Taraf: عقد البيع (نسخة) 2026 sonu')] }), info)
  const [page] = await pagesOf(pdf)
  const at = (text: string) => page?.places.find(({ str }) => str.includes(text))?.transform[4] as number
  const said = page?.texts.join('|')
  assert.ok(at('Taraf') < at('نسخة') && at('نسخة') < at('عقد') && at('عقد') < at('sonu'), said)
  // Isolated forms would be wider than letters that join.
  const widthOf = async (text: string) =>
    (await pagesOf(await writePdf(documentOf({ blocks: [line(text)] }), info)))[0]?.places[0]?.width ?? 0
  assert.ok((await widthOf('بيت')) < 0.9 * (await widthOf('ب ي ت'.replaceAll(' ', '\u200c'))))
})

test('a paragraph that runs from right to left begins on the right, in a DOCX too', async () => {
  const arabic = paragraph(run('عقد البيع', '<w:rtl/>'), '<w:bidi/><w:ind w:left="720"/><w:jc w:val="left"/>')
  const bytes = docxFile(arabic)
  const [page] = await pagesOf((await converted(bytes, 'docx', 'pdf')).bytes)
  const right = Math.max(...(page?.places.map(({ transform, width }) => transform[4] + width) ?? []))
  assert.ok(Math.abs(right - (595.28 - 70.875 - 36)) < 1, String(right))
  const view = await viewFile((await converted(bytes, 'docx', 'docx')).bytes ?? bytes, 'docx')
  const [block] = view.shows === 'document' ? view.blocks : []
  assert.ok(block?.kind === 'paragraph' && block.isRightToLeft)
  assert.deepEqual([block.alignment, block.left, block.right], ['right', 0, 36])
  assert.deepEqual(await lossesOf(bytes, 'udf'), ['direction'])
})

const changed = [
  run('Bedel '),
  `<w:del><w:r><w:delText>100.000</w:delText></w:r></w:del><w:ins>${run('10.000')}</w:ins>`,
  '<w:r><w:commentReference w:id="0"/></w:r>',
].join('')

test('changes that nobody has accepted and comments are named by the conversion and by the preview', async () => {
  const bytes = docxFile(paragraph(changed))
  for (const to of ['pdf', 'udf'] as const)
    assert.deepEqual(await lossesOf(bytes, to), ['changes', 'comments'])
  assert.deepEqual(await lossesOf(bytes, 'txt'), ['changes', 'comments', 'formats'])
  const view = await viewFile(bytes, 'docx')
  assert.deepEqual(view.shows === 'document' && view.findings, ['changes', 'comments'])
  const plain = await viewFile(docxFile(paragraph(run('Bedel'))), 'docx')
  assert.deepEqual(plain.shows === 'document' && plain.findings, [])
})

test('of a file within the file the text is kept, and one whose text is unknown is named', async () => {
  const html =
    '<html><head><meta charset="windows-1254"></head><body><p>g\u00f6m\u00fcl\u00fc &scedil;art</p></body></html>'
  const body = `${paragraph(run('Metin'))}<w:altChunk r:id="r1"/>`
  const known = docxFile(body, { 'chunk.html': Buffer.from(html, 'latin1') })
  assert.equal(await textOf(known), 'Metin\ngömülü şart\n')
  assert.deepEqual(await lossesOf(known, 'pdf'), ['embeddedText'])
  const rtf = docxFile(body, { 'chunk.rtf': Buffer.from('{\\rtf1}') })
  assert.deepEqual(await lossesOf(rtf, 'pdf'), ['embedded'])
})

const header = (text: string) => `<w:hdr>${paragraph(run(text))}</w:hdr>`

test('plain text has header and footer, and those of single pages are named', async () => {
  const parts = {
    'header1.xml': header('antet'),
    'footer1.xml': header('adres'),
    'header2.xml': header('ilk'),
  }
  const references = '<w:headerReference r:id="r1"/><w:footerReference r:id="r2"/>'
  const bytes = docxFile(`${paragraph(run('Metin'))}<w:sectPr>${references}</w:sectPr>`, parts)
  assert.equal(await textOf(bytes), 'antet\n\nMetin\n\nadres\n')
  assert.deepEqual(await lossesOf(bytes, 'txt'), ['formats'])
  const first = '<w:headerReference w:type="first" r:id="r3"/>'
  const other = docxFile(`${paragraph(run('Metin'))}<w:sectPr>${references}${first}</w:sectPr>`, parts)
  assert.deepEqual(await lossesOf(other, 'pdf'), ['edges'])
})

test('capitals and small capitals are written as such, by the rules of Turkish', async () => {
  const bytes = docxFile(
    paragraph(run('istanbul ılıca', '<w:caps/>')) +
      paragraph(run('Davalı', '<w:smallCaps/><w:sz w:val="24"/>')),
  )
  assert.equal(await textOf(bytes), 'İSTANBUL ILICA\nDAVALI\n')
  const view = await viewFile(bytes, 'docx')
  const second = view.shows === 'document' ? view.blocks[1] : undefined
  const sizes =
    second?.kind === 'paragraph' ? second.runs.map((one) => one.kind === 'text' && one.style.size) : []
  assert.deepEqual(sizes, [12, 9.5])
})

const sheet = (orient: string, [wide, high]: readonly [number, number]) =>
  `<w:sectPr><w:pgSz w:w="${wide}" w:h="${high}" ${orient}/></w:sectPr>`
const [upright, lying] = [sheet('', [11906, 16838]), sheet('w:orient="landscape"', [16838, 11906])]

test('the pages of one section lie the other way, in a DOCX too, and a UDF names that it cannot', async () => {
  const body = [
    paragraph(run('dik'), upright),
    paragraph(run('yatık'), lying),
    paragraph(run('son')),
    upright,
  ].join('')
  const bytes = docxFile(body)
  const pdf = (await converted(bytes, 'docx', 'pdf')).bytes
  const shapes = (await pagesOf(pdf)).map(({ view, texts }) => [
    texts.join(''),
    (view[2] ?? 0) > (view[3] ?? 0),
  ])
  assert.deepEqual(shapes, [
    ['dik', false],
    ['yatık', true],
    ['son', false],
  ])
  const again = (await converted(bytes, 'docx', 'docx')).bytes
  assert.deepEqual((await pagesOf((await converted(again ?? bytes, 'docx', 'pdf')).bytes)).length, 3)
  assert.deepEqual(await lossesOf(bytes, 'pdf'), [])
  assert.deepEqual(await lossesOf(bytes, 'udf'), ['orientation'])
})

test('hidden text, columns, footnotes and what is drawn are named', async () => {
  const chart = '<w:r><w:drawing/></w:r>'
  const note = `<w:footnotes><w:footnote w:id="1">${paragraph(run('not'))}</w:footnote></w:footnotes>`
  const body = [
    paragraph(run('gizli', '<w:vanish/>') + chart),
    paragraph('<w:r><w:footnoteReference w:id="1"/></w:r>'),
    '<w:sectPr><w:cols w:num="2"/></w:sectPr>',
  ]
  const bytes = docxFile(body.join(''), { 'footnotes.xml': note })
  assert.deepEqual(await lossesOf(bytes, 'pdf'), ['drawings', 'hidden', 'columns', 'notes'])
})

test('text of a UDF that no element names stays where it stands', async () => {
  const text = 'Baş\nBirinci KAYIP ikinci\nAra satır\nSon'
  const runAt = (part: string) => `<content startOffset="${text.indexOf(part)}" length="${part.length}"/>`
  const elements = `<paragraph>${runAt('Birinci')}${runAt(' ikinci')}</paragraph><paragraph/><paragraph>${runAt('Son')}</paragraph>`
  const xml = `<template format_id="1.8"><content><![CDATA[${text}]]></content><elements>${elements}<paragraph>serbest</paragraph></elements></template>`
  const said = await textOf(Buffer.from(xml), 'udf')
  assert.deepEqual(
    said.split('\n').filter((one) => one !== ''),
    ['Baş', 'Birinci KAYIP ikinci', 'Ara satır', 'Son', 'serbest'],
  )
  const whole = writeUdf(documentOf({ blocks: [line('bir'), line('iki')] }))
  assert.equal(await textOf(whole, 'udf'), 'bir\niki\n')
})

test('a preview of a workbook says that it has comments and charts', async () => {
  const plain = await sheetFile({ name: 'Tablo', rows: [[textCell('a')]], widths: [10] })
  const findingsOf = async (bytes: Uint8Array) => {
    const view = await viewFile(bytes, 'xlsx')
    return view.shows === 'sheets' && view.findings
  }
  assert.deepEqual(await findingsOf(plain), [])
  const xml = Buffer.from('<x/>')
  const others = { 'xl/comments1.xml': xml, 'xl/charts/chart1.xml': xml }
  assert.deepEqual(await findingsOf(zipSync({ ...unzipSync(plain), ...others })), ['comments', 'drawings'])
})
