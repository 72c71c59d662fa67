import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import {
  DocumentError,
  documentOf,
  paragraphOf,
  readUdf,
  type TextDocument,
  textRun,
  writeUdf,
} from '../index.ts'
import { pixel } from '../testing/pixel.ts'
import { rawZip } from '../testing/raw-zip.ts'
import { udfFile, udfXml, windows1254 } from '../testing/udf-text.ts'

const read = (pool: string, elements: string, parts = {}): TextDocument =>
  readUdf(udfFile(udfXml({ pool, elements, ...parts }))).document
const paragraphs = ({ blocks }: TextDocument) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []))
const textsOf = (document: TextDocument) =>
  paragraphs(document).map(({ inlines }) =>
    inlines.map((part) => (part.kind === 'text' ? part.text : `[${part.kind}]`)).join(''),
  )
const problemOf = (bytes: Uint8Array) => {
  try {
    readUdf(bytes)
    return 'read'
  } catch (error) {
    return error instanceof DocumentError ? error.problem : String(error)
  }
}
const run = (startOffset: number, length: number, more = '') =>
  `<content ${more} startOffset="${startOffset}" length="${length}" />`

test('a run takes missing properties from its paragraph, its named styles and the default, in this order', () => {
  const styles = `<style name="default" family="Dialog" size="9" foreground="-13421773" /><style name="hvl-default" family="Times New Roman" /><style name="Baslik" bold="true" size="16" resolver="Temel" /><style name="Temel" italic="true" resolver="Baslik" />`
  const elements = `<paragraph size="14" resolver="Baslik">${run(0, 1)}${run(1, 1, 'size="20" bold="false"')}</paragraph><paragraph>${run(2, 2, 'foreground="-65536"')}</paragraph>`
  const [first, second] = paragraphs(read('ab c\n', elements, { styles }))
  const formats = [...(first?.inlines ?? []), ...(second?.inlines ?? [])].flatMap((part) =>
    part.kind === 'text' ? [part.format] : [],
  )
  assert.deepEqual(
    formats.map(({ bold, italic, size, family, colour }) => [bold, italic, size, family, colour]),
    [
      [true, true, 14, 'Times New Roman', null],
      [false, true, 20, 'Times New Roman', null],
      [false, false, 9, 'Times New Roman', '#ff0000'],
    ],
  )
})

test('offsets count UTF-16 units, and line ends of Windows count as one', () => {
  const document = read(
    '😀a\r\nİş\n',
    `<paragraph>${run(0, 4)}</paragraph><paragraph>${run(4, 3)}</paragraph>`,
  )
  assert.deepEqual(textsOf(document), ['😀a', 'İş'])
})

test('empty paragraphs are kept, whichever way a producer holds them open', () => {
  const elements = `<paragraph>${run(0, 1, 'size="18"')}</paragraph><paragraph>${run(1, 2)}</paragraph><paragraph></paragraph><paragraph>${run(3, 2)}</paragraph>`
  const document = read('\n\u200b\na\n', elements)
  assert.deepEqual(textsOf(document), ['', '', '', 'a'])
  assert.equal(paragraphs(document)[0]?.mark.size, 18)
})

test('offsets beyond the text, negative ones and words for numbers take nothing, and text that no run takes stays', () => {
  const elements = `<paragraph>${run(1, 999_999)}${run(50, 5)}${run(-3, 2)}<content startOffset="x" length="y"/></paragraph>`
  assert.deepEqual(textsOf(read('abc', elements)), ['a', 'bc'])
})

test('tabs, spaces, fields, images and page breaks are read in their places', () => {
  const image = Buffer.from(pixel()).toString('base64')
  const elements = `<paragraph>${run(0, 1)}<tab startOffset="1" length="1" /><space startOffset="2" length="1"/><field fieldName="ad" fieldType="text" startOffset="3" length="3"/><image imageData="${image}" startOffset="6" length="1"/>${run(7, 1)}</paragraph><page-break><paragraph>${run(7, 1)}</paragraph></page-break>`
  const { blocks } = read('a\t Ali\ufffc\n', elements)
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['paragraph', 'pageBreak'],
  )
  const parts = blocks[0]?.kind === 'paragraph' ? blocks[0].inlines : []
  assert.deepEqual(
    parts.map(({ kind }) => kind),
    ['text', 'tab', 'text', 'field', 'image'],
  )
  assert.ok(parts[4]?.kind === 'image' && parts[4].width === 1 && Buffer.from(pixel()).equals(parts[4].data))
})

test('a table keeps spans and borders, and one within a cell gives its paragraphs to the cell', () => {
  const cell = (from: number, more = '') => `<cell ${more}><paragraph>${run(from, 2)}</paragraph></cell>`
  const inner = `<table columnCount="1"><row>${cell(4)}</row></table>`
  const elements = `<table tableName="Sabit" columnCount="2" columnSpans="100.0,200.0" border="borderNone"><row rowType="headerRow">${cell(0, 'colspan="2" borderSpec="5" fillColor="-1"')}</row><row>${cell(2)}<cell>${inner}<paragraph>${run(6, 2)}</paragraph></cell></row></table>`
  const [table] = read('a\nb\nc\nd\n', elements).blocks
  assert.ok(table?.kind === 'table')
  assert.deepEqual([table.columns, table.border, table.rows[0]?.isHeader], [[100, 200], 'none', true])
  const wide = table.rows[0]?.cells[0]
  assert.deepEqual(
    [wide?.span, wide?.fill, wide?.borders?.top, wide?.borders?.left],
    [2, '#ffffff', true, false],
  )
  assert.equal(table.rows[1]?.cells[1]?.paragraphs.length, 2)
})

test('a header, and a footer with the number of the page', () => {
  const elements = `<header><paragraph Alignment="1">${run(0, 2)}</paragraph></header><paragraph>${run(2, 2)}</paragraph><footer pageNumber-spec="BSP32_40" pageNumber-fontFace="Arial" pageNumber-fontSize="11" pageNumber-foreStr="Sayfa " pageNumber-pageStartNumStr="3"><paragraph>${run(4, 2)}</paragraph></footer>`
  const { header, footer, blocks } = read('a\nb\nc\n', elements)
  assert.deepEqual([header.blocks.length, blocks.length, footer.blocks.length], [1, 1, 1])
  const { before, first, format } = footer.pageNumber ?? {}
  assert.deepEqual([before, first, format?.family, format?.size], ['Sayfa ', 3, 'Arial', 11])
})

test('a text without a directory, in the page of Windows, or without an archive is read', () => {
  const parts = { pool: 'ŞİŞLİ ğı\n', elements: `<paragraph>${run(0, 9)}</paragraph>` }
  const entry = (isOpen: boolean, isStored = false) => ({
    name: 'content.xml',
    data: udfXml(parts),
    isOpen,
    isStored,
  })
  const other = { name: 'documentproperties.xml', data: '<properties/>', isOpen: true }
  const old = windows1254(
    udfXml({ ...parts, declaration: '<?xml version="1.0" encoding="windows-1254"?>', styles: '' }),
  )
  const silent = windows1254(udfXml({ ...parts, declaration: '', styles: '' }))
  for (const bytes of [
    rawZip({ entries: [other, entry(true)], hasDirectory: false }),
    rawZip({ entries: [entry(false), other], hasDirectory: false }),
    rawZip({ entries: [entry(true, true), other], hasDirectory: false }),
    rawZip({ entries: [entry(true), other] }).slice(0, -9),
    udfFile(old),
    udfFile(silent),
    Buffer.from(udfXml(parts)),
    Buffer.from(`\ufeff${udfXml({ ...parts, declaration: '' })}`, 'utf16le'),
  ])
    assert.deepEqual(textsOf(readUdf(bytes).document), ['ŞİŞLİ ğı'])
})

test('a text without elements is read by its lines, and elements without a text are empty', () => {
  const whole = udfXml({ pool: 'a\nb\n', elements: '' })
  assert.deepEqual(textsOf(readUdf(Buffer.from(whole.replace(/<elements.*<\/elements>/s, ''))).document), [
    'a',
    'b',
  ])
  const bare = udfXml({ pool: '', elements: `<paragraph>${run(0, 5)}</paragraph>` })
  assert.deepEqual(textsOf(readUdf(Buffer.from(bare.replace(/<content><!.*?<\/content>/, ''))).document), [
    '',
  ])
})

test('writing keeps other entries of the former file, but no signature and no name that leads elsewhere', () => {
  const former = udfFile(udfXml({ pool: '', elements: '' }), [
    { name: 'documentproperties.xml', data: '<properties/>' },
    { name: 'sign.sgn', data: 'x' },
    { name: '../../etc/passwd', data: 'x' },
  ])
  assert.ok(readUdf(former).isSigned)
  const written = writeUdf(documentOf({ blocks: [paragraphOf([textRun('yeni')])] }), former)
  assert.deepEqual(Object.keys(unzipSync(written)).sort(), ['content.xml', 'documentproperties.xml'])
  assert.deepEqual([textsOf(readUdf(written).document), readUdf(written).isSigned], [['yeni'], false])
})

test('a file that is not a document is refused with the reason', () => {
  const good = udfXml({ pool: 'a\n', elements: `<paragraph>${run(0, 2)}</paragraph>` })
  const zip = (data: string, more = {}) => rawZip({ entries: [{ name: 'content.xml', data, ...more }] })
  const entities = `<!DOCTYPE a [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
  assert.equal(problemOf(new Uint8Array()), 'empty')
  assert.equal(problemOf(Buffer.from('a plain text')), 'not_a_document')
  assert.equal(problemOf(Buffer.from('<html><body>x</body></html>')), 'not_a_document')
  assert.equal(problemOf(rawZip({ entries: [{ name: 'a.txt', data: 'x' }] })), 'not_a_document')
  assert.equal(problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)), 'old_format')
  assert.equal(problemOf(zip(good, { isEncrypted: true })), 'encrypted')
  assert.equal(problemOf(zip(good, { crc: 5 })), 'damaged')
  assert.equal(problemOf(zip(good, { method: 12 })), 'damaged')
  assert.equal(problemOf(zip(good).subarray(0, 200)), 'damaged')
  assert.equal(problemOf(zip(good.slice(0, -30))), 'damaged')
  assert.equal(problemOf(zip(good.replace('<template', `${entities}<template`))), 'unsafe')
  assert.equal(problemOf(zip(`<template>${'<a>'.repeat(300)}`)), 'too_large')
  assert.equal(problemOf(zip(`<template>${'<a/>'.repeat(400_001)}</template>`)), 'too_large')
  assert.equal(problemOf(zip(' '.repeat(21 * 1024 * 1024))), 'too_large')
  const again = udfXml({
    pool: 'x'.repeat(100_000),
    elements: `<paragraph>${run(0, 100_000)}</paragraph>`.repeat(9),
  })
  assert.equal(problemOf(zip(again)), 'too_large')
  const two = { name: 'CONTENT.XML', data: good }
  assert.equal(problemOf(rawZip({ entries: [{ ...two, name: 'content.xml' }, two] })), 'damaged')
})
