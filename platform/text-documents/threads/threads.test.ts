/** Tests of showing, converting and comparing files, in threads of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync, zipSync } from 'fflate'
import {
  compareVersions,
  convertFile,
  type DocumentError,
  documentOf,
  paragraphOf,
  textRun,
  viewFile,
  viewLimits,
  writeDocx,
  writeUdf,
} from '../index.ts'
import type { Block } from '../model.ts'
import { foreignDocx } from '../testing/data/foreign-docx.ts'
import { foreignUdf } from '../testing/data/foreign-udf.ts'
import { pixel } from '../testing/pixel.ts'
import { paragraphsOfPage } from './lines.ts'

const image: Block = paragraphOf([{ kind: 'image', type: 'png', data: pixel(), width: 10, height: 10 }])
const list: Block[] = ['bir', 'iki'].map((text) =>
  paragraphOf([textRun(text)], { list: { id: 1, level: 0, kind: 'number', style: 'decimal-dot' } }),
)
const document = documentOf({
  blocks: [paragraphOf([textRun('Başlık', { bold: true, colour: '#ff0000' })]), ...list, image],
})
const info = { title: 'x', author: 'x', lang: 'tr' } as const
const order = (bytes: Uint8Array, from: 'docx' | 'udf' | 'txt' | 'pdf', to: 'docx' | 'udf' | 'txt' | 'pdf') =>
  convertFile({ bytes, from, to, ...info })
const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString()

test('a view has formats, numbers of lists, and images as data of an image type', async () => {
  const view = await viewFile(writeDocx(document), 'docx')
  assert.ok(view.shows === 'document')
  const [title, first, second, last] = view.blocks
  assert.ok(title?.kind === 'paragraph' && first?.kind === 'paragraph' && second?.kind === 'paragraph')
  assert.deepEqual(title.runs, [
    { kind: 'text', text: 'Başlık', style: { bold: true, size: 12, colour: '#ff0000' } },
  ])
  assert.deepEqual([first.label, second.label], ['1.', '2.'])
  assert.ok(last?.kind === 'paragraph' && last.runs[0]?.kind === 'image')
  assert.match(last.runs[0].source ?? '', /^data:image\/png;base64,/)
})

test('a view ends at its bounds and says so', async () => {
  const lines = Array.from({ length: viewLimits.paragraphs + 10 }, (_, at) => `${at}`).join('\n')
  const view = await viewFile(Buffer.from(lines), 'txt')
  assert.ok(view.shows === 'text')
  assert.deepEqual([view.lines.length, view.isCut], [viewLimits.paragraphs, true])
  const long = documentOf({
    blocks: Array.from({ length: viewLimits.paragraphs + 10 }, () => paragraphOf([textRun('a')])),
  })
  const cut = await viewFile(writeUdf(long), 'udf')
  assert.ok(cut.shows === 'document')
  assert.deepEqual([cut.blocks.length, cut.isCut], [viewLimits.paragraphs, true])
})

test('plain text keeps the numbers of lists and names the losses', async () => {
  const { bytes, losses } = await order(writeDocx(document), 'docx', 'txt')
  assert.equal(text(bytes), 'Başlık\n1. bir\n2. iki\n\n')
  assert.deepEqual(losses, ['formats', 'images'])
})

test('a signature is dropped with a notice, and only where there was one', async () => {
  const plain = writeUdf(document)
  const signed = zipSync({ ...unzipSync(plain), 'sign.sgn': Buffer.from('imza') })
  const there = await order(signed, 'udf', 'docx')
  assert.deepEqual(there.losses, ['signature'])
  assert.deepEqual((await order(plain, 'udf', 'docx')).losses, [])
  const back = await order(there.bytes ?? new Uint8Array(), 'docx', 'udf')
  assert.ok(!Object.keys(unzipSync(back.bytes ?? new Uint8Array())).includes('sign.sgn'))
})

test('a table within a table becomes lines of its cell, and view and conversion say so', async () => {
  const nested = (all: readonly { name: string; bytes: Uint8Array }[]) =>
    all.find(({ name }) => name === 'a table within a table')?.bytes ?? new Uint8Array()
  for (const [bytes, type, other] of [
    [nested(foreignDocx), 'docx', 'udf'],
    [nested(foreignUdf), 'udf', 'docx'],
  ] as const) {
    const view = await viewFile(bytes, type)
    assert.ok(view.shows === 'document' && view.isFlattened)
    const there = await order(bytes, type, other)
    assert.deepEqual(there.losses, ['tables'])
    assert.deepEqual((await order(there.bytes ?? new Uint8Array(), other, type)).losses, [])
    assert.deepEqual((await order(bytes, type, 'txt')).losses, ['formats'])
  }
  const plain = await viewFile(writeDocx(document), 'docx')
  assert.ok(plain.shows === 'document' && !plain.isFlattened)
})

test('text comes out of a PDF as paragraphs, and from text a document is made', async () => {
  const pdf = await order(Buffer.from('Birinci satır.\n\nİkinci satır.'), 'txt', 'pdf')
  const { bytes, losses } = await order(pdf.bytes ?? new Uint8Array(), 'pdf', 'txt')
  assert.deepEqual([text(bytes), losses], ['Birinci satır.\nİkinci satır.\n', []])
})

test('two files of different forms are compared by their texts', async () => {
  const before = {
    bytes: writeUdf(documentOf({ blocks: [paragraphOf([textRun('bir iki')])] })),
    type: 'udf' as const,
  }
  const after = { bytes: Buffer.from('bir üç'), type: 'txt' as const }
  const { added, removed } = await compareVersions(before, after)
  assert.deepEqual([added, removed], [1, 1])
})

test('a broken file is refused with a reason, and those beside it are read', async () => {
  const good = writeDocx(document)
  const all = await Promise.allSettled([
    viewFile(Buffer.from('PK\u0003\u0004'), 'docx'),
    viewFile(new Uint8Array(), 'docx'),
    viewFile(good, 'docx'),
    viewFile(good, 'udf'),
    viewFile(good, 'docx'),
  ])
  assert.deepEqual(
    all.map((one) => (one.status === 'fulfilled' ? one.value.shows : (one.reason as DocumentError).problem)),
    ['damaged', 'empty', 'document', 'not_a_document', 'document'],
  )
})

test('lines of a page are joined to paragraphs where they go on to its edge', () => {
  const page = [
    'Davacı vekili dava dilekçesinde özetle müvekkilinin alaca-',
    'ğını tahsil edemediğini, bu nedenle davanın kabulünü iste-',
    'miştir.',
    'Davalı cevap vermemiştir.',
    '1. Birinci talep, gecikme faiziyle birlikte ödenmesidir ki',
    '2. İkinci talep, yargılama giderlerinin davalıya yükletil-',
    'mesidir.',
  ].join('\n')
  assert.deepEqual(paragraphsOfPage(page), [
    'Davacı vekili dava dilekçesinde özetle müvekkilinin alacağını tahsil edemediğini, bu nedenle davanın kabulünü istemiştir.',
    'Davalı cevap vermemiştir.',
    '1. Birinci talep, gecikme faiziyle birlikte ödenmesidir ki',
    '2. İkinci talep, yargılama giderlerinin davalıya yükletilmesidir.',
  ])
})
