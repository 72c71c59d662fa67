/** Words that a reader sees outside of the text itself, and words that are cut at the end of a line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../index.ts'
import { docxFile } from '../testing/data/foreign-docx.ts'
import { rawPdf } from '../testing/raw-pdf.ts'
import { udfFile, udfXml } from '../testing/udf-text.ts'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('words of all headers, footers and notes of a DOCX are read, each once', async () => {
  const header = (text: string) => `<w:hdr>${paragraph(text)}</w:hdr>`
  const references = ['r1', 'r2', 'r3']
    .map(
      (id, at) =>
        `<w:${at === 2 ? 'footer' : 'header'}Reference w:type="${at === 1 ? 'first' : 'default'}" r:id="${id}"/>`,
    )
    .join('')
  const note = `<w:footnotes><w:footnote w:id="1">${paragraph('dipnot')}</w:footnote></w:footnotes>`
  const body = `${paragraph('Metin')}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p><w:sectPr>${references}</w:sectPr>`
  const bytes = docxFile(body, {
    'header1.xml': header('Dosya 2026/777'),
    'header2.xml': header('ilksayfa'),
    'footer1.xml': header('altbilgi'),
    'footnotes.xml': note,
  })
  const text = await textOf(bytes, 'docx')
  assert.deepEqual('paragraphs' in text && text.paragraphs.map((one) => one.text), [
    'Metin',
    '1',
    '1 dipnot',
    'Dosya 2026/777',
    'ilksayfa',
    'altbilgi',
  ])
})

test('header and footer of a UDF are read', async () => {
  const run = (from: number, length: number) =>
    `<paragraph><content startOffset="${from}" length="${length}"/></paragraph>`
  const elements = `<header>${run(0, 5)}</header>${run(6, 5)}<footer>${run(12, 5)}</footer>`
  const text = await textOf(udfFile(udfXml({ pool: 'antet\nmetin\nadres\n', elements })), 'udf')
  assert.deepEqual('paragraphs' in text && text.paragraphs.map((one) => one.text), [
    'metin',
    'antet',
    'adres',
  ])
})

test('values of forms and notes of a PDF are read on the page where they stand', async () => {
  const field = '/Type/Annot/Subtype/Widget/FT/Tx/T(ad)/V(Vekil Kerem)/Rect[72 720 372 740]'
  const choice = '/Type/Annot/Subtype/Widget/FT/Ch/T(il)/V(Ankara)/Opt[(Ankara)(Bursa)]/Rect[72 690 372 710]'
  const annotations = [
    field,
    choice,
    '/Type/Annot/Subtype/FreeText/Contents(serbestnot itiraz)/Rect[72 680 372 700]',
    '/Type/Annot/Subtype/Text/Contents(kenar)/Rect[72 680 92 700]',
    '/Type/Annot/Subtype/Text/F 2/Contents(gizli)/Rect[72 680 92 700]',
    '/Type/Annot/Subtype/Link/Contents(adres)/Rect[72 680 92 700]',
  ]
  const text = await textOf(rawPdf({ content: '', annotations }), 'pdf')
  assert.deepEqual('pages' in text && text.pages, [
    { number: 1, text: 'serbestnot itiraz\nkenar\nVekil Kerem\nAnkara' },
  ])
})

test('words cut at the end of a line are whole words', async () => {
  const lines = [
    'Dosyadaki bilirkisi ra-',
    'porunda belirtildigi uzere da-',
    'vacinin talebi yumusak\\255',
    'ayrimli metindir. 5-',
    '6 no.lu',
  ]
  const shown = `BT /F1 12 Tf 14 TL 72 760 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const text = await textOf(rawPdf({ content: shown }), 'pdf')
  assert.match(
    ('pages' in text && text.pages[0]?.text) || '',
    /bilirkisi raporunda\s+belirtildigi uzere davacinin\s+talebi yumusakayrimli\s+metindir\. 5-\s+6 no/,
  )
  const plain = await textOf(Buffer.from('bilirkişi ra-\r\nporunda yumu\u00ad\nşak'), 'txt')
  assert.deepEqual('paragraphs' in plain && plain.paragraphs.map((one) => one.text), [
    'bilirkişi raporunda',
    'yumuşak',
  ])
})
