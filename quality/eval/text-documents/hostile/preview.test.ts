/** Files that mean harm, through the calls that take, show, convert and compare documents. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { documentOf, paragraphOf, textRun, writeUdf } from '@mizan/platform/text-documents'
import {
  newCase,
  openDocuments,
  type Person,
  type TestDocuments,
} from '../../../../domains/documents/server/testing/index.ts'
import { docxFile } from '../../../../platform/text-documents/testing/data/foreign-docx.ts'
import { hostileFiles } from './files.ts'

let world: TestDocuments
let me: Person
let caseId: string
before(async () => {
  world = await openDocuments()
  me = world.signIn()
  caseId = await newCase(world, me.officeId)
})
after(() => world.close())

/** One or two files for each kind of harm, which are built quickly; `npm run eval -- hostile` reads all of them. */
const chosen = [
  'a billion laughs',
  'an entity of a local file',
  'an entity of an address',
  'parameter entities',
  'an inclusion',
  '100,000 elements within each other',
  'an archive of 19 MB in XML that is no XML',
  'archives within each other, 30 deep',
  'names that lead out of the folder',
  'a name with a zero in it',
  'two entries of one name',
  'an encrypted entry',
  'a wrong checksum',
  'cut off after 400 bytes',
  'styles that are based on each other in a circle',
  'a cell of a billion columns',
  'tables within each other, 40 deep',
  'entities in a style',
  'a cell at the far end of its sheet',
  'texts of a workbook that do not exist',
  'parts within each other, 5,000 deep',
  'a million comments that do not end',
  'ten million empty lines',
] as const

/** The reasons for which a call may refuse a file: a person can act on each. */
const reasons = new Set([
  'document.type_mismatch',
  'document.unreadable',
  'document.unsafe',
  'document.password_protected',
  'document.too_large_to_show',
  'document.took_too_long',
])

async function added(bytes: Uint8Array, name: string) {
  const File = new globalThis.File([bytes as never], name)
  return me.of('documents.add', { caseId }, { body: { File, Duplicate: 'both' } })
}

for (const name of chosen)
  test(`${name}: shown without harm, or refused with a reason`, async () => {
    const file = hostileFiles.find((one) => one.name === name)
    assert.ok(file, 'there is such a file')
    const taken = await added(file.make(), `Zararlı.${file.type}`)
    if (!taken.data) return assert.ok(reasons.has(taken.code), taken.body)
    const { documentId } = taken.data
    const outcomes = [await me.of('documents.preview', { caseId, documentId })]
    if (file.type === 'udf' || file.type === 'docx')
      outcomes.push(await me.of('documents.convert', { caseId, documentId }, { body: { to: 'txt' } }))
    for (const { status, code, body } of outcomes) {
      if (status !== 200) assert.ok(reasons.has(code), `${status} ${body.slice(0, 200)}`)
      assert.ok(!/root:x:|passwd/.test(body), 'nothing of the server is in the answer')
      assert.ok(body.length < 5_000_000)
    }
    assert.equal((await me.of('documents.list', { caseId })).status, 200)
  })

test('a picture with a script, and a page, are not taken under any name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  assert.equal((await added(svg, 'Resim.svg')).code, 'document.type_not_allowed')
  assert.equal((await added(page, 'Sayfa.html')).code, 'document.type_not_allowed')
  for (const [bytes, name] of [
    [svg, 'Resim.png'],
    [svg, 'Resim.pdf'],
    [page, 'Sayfa.jpg'],
    [page, 'Sayfa.docx'],
  ] as const)
    assert.equal((await added(bytes, name)).code, 'document.type_mismatch', name)
})

test('a page that is taken as a text is shown as letters, and downloaded as a file that opens nothing', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const { documentId, latest } = (await added(page, 'Sayfa.txt')).data
  const { view } = (await me.of('documents.preview', { caseId, documentId })).data
  assert.deepEqual(view.lines, ['<!doctype html><script>alert(1)</script>'])
  const { ticket } = (await me.of('documents.ticket', { caseId, documentId })).data
  const query = new URLSearchParams({ documentId, versionId: latest.versionId, ticket })
  const answer = await world.server.inject({
    url: `/api/case-management/${caseId}/document/download?${query}`,
  })
  assert.equal(answer.headers['content-type'], 'text/plain')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.match(String(answer.headers['content-disposition']), /^attachment;/)
  assert.match(String(answer.headers['content-security-policy']), /object-src 'none'.*frame-src 'none'/)
})

test('a file with macros is not read, whatever its ending says', async () => {
  const paragraph = '<w:p><w:r><w:t>metin</w:t></w:r></w:p>'
  const macros = docxFile(paragraph, { 'vbaProject.bin': Buffer.from('Sub AutoOpen()') })
  const { documentId, latest } = (await added(macros, 'Makrolu.docx')).data
  assert.equal(latest.hasMacros, true)
  assert.equal((await me.of('documents.preview', { caseId, documentId })).code, 'document.has_macros')
  const converted = await me.of('documents.convert', { caseId, documentId }, { body: { to: 'udf' } })
  assert.equal(converted.code, 'document.has_macros')
  const query = `before=${latest.versionId}&after=${latest.versionId}`
  assert.equal(
    (await me.of('documents.compare', { caseId, documentId }, { query })).code,
    'document.has_macros',
  )
})

test('a PDF with a script gives its text and nothing of the script', async () => {
  const script = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('x'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 40>>stream
BT /F 12 Tf 10 100 Td (Merhaba) Tj ET   
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`
  const { documentId } = (await added(Buffer.from(script), 'Betik.pdf')).data
  const { data, body } = await me.of('documents.convert', { caseId, documentId }, { body: { to: 'txt' } })
  assert.ok(data, body)
  const { view } = (await me.of('documents.preview', { caseId, documentId: data.document.documentId })).data
  assert.deepEqual(
    view.lines.filter((line: string) => line !== ''),
    ['Merhaba'],
  )
})

test('texts of a document that look like markup, formulas or paths stay letters on every way', async () => {
  const nasty = [
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("http://example.com")',
    '../../etc/passwd',
    ']]><x/>',
  ]
  const udf = writeUdf(documentOf({ blocks: nasty.map((text) => paragraphOf([textRun(text)])) }))
  const { documentId } = (await added(udf, 'Harfler.udf')).data
  for (const to of ['docx', 'txt', 'pdf'] as const) {
    const { data, body } = await me.of('documents.convert', { caseId, documentId }, { body: { to } })
    assert.ok(data, body)
  }
  const { view } = (await me.of('documents.preview', { caseId, documentId })).data
  assert.deepEqual(
    view.blocks.map((block: { runs: { text: string }[] }) => block.runs.map(({ text }) => text).join('')),
    nasty,
  )
})
