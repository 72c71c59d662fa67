/** What is shown of a document, through the call. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sheetFile, textCell } from '@mizan/platform/spreadsheet'
import {
  cellOf,
  documentOf,
  paragraphOf,
  tableOf,
  textRun,
  writeDocx,
  writeUdf,
} from '@mizan/platform/text-documents'
import { readingBounds } from '../../data/limits.ts'
import {
  newCase,
  newDocument,
  openDocuments,
  type Person,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

const file = (bytes: Uint8Array | string, name: string) => new File([bytes as never], name)
const petition = documentOf({
  blocks: [
    paragraphOf([textRun('ANKARA 3. ASLİYE HUKUK MAHKEMESİNE', { bold: true })], { alignment: 'center' }),
    paragraphOf([textRun('Konu: <b>tahliye</b>')]),
    tableOf(
      [{ isHeader: false, height: null, cells: [cellOf([paragraphOf([textRun('Delil')])])] }],
      [300],
      'cells',
    ) as never,
  ],
})

async function shown(bytes: Uint8Array | string, name: string, who?: Person) {
  const me = who ?? world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, file(bytes, name))
  const answer = await me.of('documents.preview', { caseId, documentId })
  return { ...answer, me, caseId, documentId }
}
const runs = (block: { runs: { text?: string }[] }) => block.runs.map(({ text }) => text).join('')

test('a person has only some previews under way, because each holds its file in memory', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, textFile('Bir satır'))
  const read = () => me.of('documents.preview', { caseId, documentId })
  const [first, second, third] = Array.from({ length: readingBounds.perPerson }, () =>
    world.own.readingSeats.take(me),
  )
  assert.equal((await read()).code, 'request.too_many')
  for (const seat of [first, second]) (await seat)?.()
  assert.equal((await read()).status, 200)
  ;(await third)?.()
})

test('DOCX and UDF are shown as paragraphs, formats and tables; markup in them stays text', async () => {
  for (const [bytes, name] of [
    [writeDocx(petition), 'Dilekçe.docx'],
    [writeUdf(petition), 'Dilekçe.udf'],
  ] as const) {
    const { data, body } = await shown(bytes, name)
    assert.ok(data, body)
    const { view } = data
    assert.deepEqual([view.shows, view.isSigned, view.isCut], ['document', false, false])
    assert.equal(view.blocks[0].alignment, 'center')
    assert.equal(view.blocks[0].runs[0].style.bold, true)
    assert.equal(runs(view.blocks[1]), 'Konu: <b>tahliye</b>')
    assert.equal(runs(view.blocks[2].rows[0].cells[0].paragraphs[0]), 'Delil')
  }
})

test('a workbook is shown as its sheets, a mail as its head and text, a text as its lines', async () => {
  const cells = [
    [textCell('Ad'), textCell('Tutar')],
    [textCell('=HYPERLINK("x")'), textCell('5')],
  ]
  const book = await sheetFile({ name: 'Hesap', rows: cells, widths: [10, 10] })
  const { view } = (await shown(book, 'Hesap.xlsx')).data
  assert.deepEqual(view.sheets, [
    {
      name: 'Hesap',
      rows: 2,
      columns: 2,
      cells: [
        ['Ad', 'Tutar'],
        ['=HYPERLINK("x")', '5'],
      ],
    },
  ])
  const eml = [
    'From: Ayse <ayse@example.com>',
    'To: deniz@example.com',
    'Subject: Durusma',
    'Date: Fri, 11 Dec 2026 10:00:00 +0300',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Merhaba</p><script>steal()</script><img src="http://example.com/x.png">',
  ].join('\r\n')
  const mail = (await shown(eml, 'Yazışma.eml')).data.view
  assert.deepEqual(
    [mail.from, mail.to, mail.subject],
    ['Ayse <ayse@example.com>', ['deniz@example.com'], 'Durusma'],
  )
  assert.deepEqual(mail.lines, ['Merhaba'])
  const text = (await shown('bir\r\n\r\n<script>', 'Not.txt')).data.view
  assert.deepEqual(text, { shows: 'text', lines: ['bir', '', '<script>'], isCut: false })
})

test('a signed UDF says so; its preview changes nothing', async () => {
  const { unzipSync, zipSync } = await import('fflate')
  const signed = zipSync({ ...unzipSync(writeUdf(petition)), 'sign.sgn': Buffer.from('imza') })
  const { data, me, caseId, documentId } = await shown(signed, 'İmzalı.udf')
  assert.equal(data.view.isSigned, true)
  const { items } = (await me.of('documents.versions', { caseId, documentId })).data
  assert.equal(items.length, 1)
})

test('a preview counts as reading; a refused one does not', async () => {
  const { me, caseId, documentId } = await shown('metin', 'Not.txt')
  const readers = async (id: string) =>
    (await me.of('documents.readers', { caseId, documentId: id })).data.total
  assert.equal(await readers(documentId), 1)
  const other = await newDocument(me, caseId, file(Buffer.from('RIFF0000WAVEfmt '), 'Kayıt.wav'))
  const refused = await me.of('documents.preview', { caseId, documentId: other.documentId })
  assert.equal(refused.code, 'document.not_shown')
  assert.equal(await readers(other.documentId), 0)
})

test('a preview needs the right to read the case, and a document that is not in the bin', async () => {
  const { me, caseId, documentId } = await shown('metin', 'Not.txt')
  const colleague = world.signIn({ officeId: me.officeId, role: 'USER' })
  for (const row of ['documents.preview', 'documents.read'] as const)
    assert.equal((await colleague.of(row, { caseId, documentId })).code, 'case.no_access')
  const { data } = await me.of('documents.read', { caseId, documentId })
  assert.deepEqual([data.name, data.latest.number, data.may], ['Not.txt', 1, ['edit', 'delete']])
  await me.of('documents.delete', { caseId, documentId })
  for (const row of ['documents.preview', 'documents.read'] as const)
    assert.equal((await me.of(row, { caseId, documentId })).code, 'document.not_found')
})

test('an older version is shown by its id', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId, latest } = await newDocument(me, caseId, textFile('bir', 'Not.txt'))
  await me.of(
    'documents.addVersion',
    { caseId },
    { body: { DocumentId: documentId, File: textFile('iki', 'Not.txt') } },
  )
  const lines = async (query = '') =>
    (await me.of('documents.preview', { caseId, documentId }, { query })).data.view.lines
  assert.deepEqual(await lines(), ['iki'])
  assert.deepEqual(await lines(`versionId=${latest.versionId}`), ['bir'])
})
