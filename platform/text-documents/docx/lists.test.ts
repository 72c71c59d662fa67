/** Numbers before paragraphs belong to the text of a contract: a reader of another program has to see the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { outlineOf, readDocx, readUdf, type TextDocument, writeDocx, writeUdf } from '../index.ts'
import { listLabels } from '../list-labels.ts'
import { docxFile } from '../testing/data/foreign-docx.ts'

const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const list = (id: number, inside: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${inside}</w:abstractNum>`
const number = (id: number, of: number, inside = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${inside}</w:num>`
const item = (text: string, id: number, at = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

const numbering = [
  list(
    0,
    level(0, 'decimal', 'MADDE %1 –') + level(1, 'decimal', '%1.%2.') + level(2, 'lowerLetter', '(%3)'),
  ),
  list(1, level(0, 'upperRoman', '%1.', 5)),
  list(2, '<w:numStyleLink w:val="Maddeler"/>'),
  list(3, `<w:styleLink w:val="Maddeler"/>${level(0, 'decimal', '%1)')}`),
  list(4, level(0, 'none', 'EK') + level(1, 'none', '')),
  number(1, 0),
  number(2, 1),
  number(3, 1),
  number(4, 1, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="2"/></w:lvlOverride>'),
  number(5, 2),
  number(6, 4),
].join('')

const contract = docxFile(
  [
    item('konu', 1),
    item('ilk', 1, 1),
    item('ikinci', 1, 1),
    item('ince', 1, 2),
    item('süre', 1),
    item('üçüncü', 1, 1),
    item('beşten', 2),
    item('aynı liste', 3),
    item('yeniden', 4),
    item('biçemden', 5),
    item('sayısız', 6),
    item('boş', 6, 1),
  ].join(''),
  { 'numbering.xml': `<w:numbering>${numbering}</w:numbering>` },
)
const texts = [
  'konu',
  'ilk',
  'ikinci',
  'ince',
  'süre',
  'üçüncü',
  'beşten',
  'aynı liste',
  'yeniden',
  'biçemden',
  'sayısız',
  'boş',
]
const labels = ['MADDE 1 –', '1.1.', '1.2.', '(a)', 'MADDE 2 –', '2.1.', 'V.', 'VI.', 'II.', '1)', 'EK']
const labelsOf = ({ blocks }: TextDocument) => [...listLabels(blocks).values()]

test('numbers are those that Word shows, and remain so on every way', () => {
  const document = readDocx(contract)
  const udf = readUdf(writeUdf(document)).document
  for (const one of [document, readDocx(writeDocx(document)), udf, readDocx(writeDocx(udf))]) {
    assert.deepEqual(labelsOf(one), labels)
    assert.deepEqual(outlineOf(one).paragraphs, texts)
  }
})

test('in UDF a number that its editor cannot count is written before the text', () => {
  const xml = strFromU8(unzipSync(writeUdf(readDocx(contract)))['content.xml'] as Uint8Array)
  const [, pool = ''] = /<!\[CDATA\[(.*?)\]\]>/s.exec(xml) ?? []
  assert.deepEqual(pool.split('\n').slice(0, 5), [
    'MADDE 1 –\tkonu',
    '1.1.\tilk',
    '1.2.\tikinci',
    '(a)\tince',
    'MADDE 2 –\tsüre',
  ])
  // Numbers that the editor counts by itself would be shown twice.
  assert.ok(pool.includes('\nbiçemden\n'))
  assert.equal(xml.match(/Numbered="true"/g)?.length, 1)
})

test('a number that somebody has removed in the editor, or typed over, is no number any more', () => {
  const xml = strFromU8(unzipSync(writeUdf(readDocx(contract)))['content.xml'] as Uint8Array)
  const saved = xml.replace(/<(content|tab) ([^>]*?) name="list-label"\/>/g, '<$1 $2/>')
  assert.notEqual(saved, xml)
  const { paragraphs } = outlineOf(readUdf(zipSync({ 'content.xml': Buffer.from(saved) })).document)
  assert.deepEqual(paragraphs.slice(0, 2), ['MADDE 1 –\tkonu', '1.1.\tilk'])
})
