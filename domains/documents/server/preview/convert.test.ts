/** Conversions and comparisons, through the calls. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { documentOf, paragraphOf, textRun, writeDocx, writeUdf } from '@mizan/platform/text-documents'
import { unzipSync, zipSync } from 'fflate'
import {
  list,
  names,
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

const file = (bytes: Uint8Array, name: string) => new File([bytes as never], name)
const lines = (...texts: string[]) =>
  documentOf({ blocks: texts.map((text) => paragraphOf([textRun(text)])) })
const signedUdf = (...texts: string[]) =>
  zipSync({ ...unzipSync(writeUdf(lines(...texts))), 'sign.sgn': Buffer.from('imza') })

async function opened(document: File) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, document)
  return { me, caseId, documentId: documentId as string }
}
const convert = (me: Person, caseId: string, documentId: string, to: string) =>
  me.of('documents.convert', { caseId, documentId }, { body: { to } })
async function textOf(me: Person, caseId: string, documentId: string): Promise<string[]> {
  const { data, body } = await me.of('documents.preview', { caseId, documentId })
  assert.ok(data, body)
  const blocks: { runs: { text: string }[] }[] = data.view.blocks
  return blocks.map(({ runs }) => runs.map(({ text }) => text).join(''))
}

test('a UDF becomes a DOCX beside it, and that comes back as a version of the UDF', async () => {
  const { me, caseId, documentId } = await opened(file(signedUdf('Sayın Mahkeme,', 'Şğü'), 'Cevap.udf'))
  const there = (await convert(me, caseId, documentId, 'docx')).data
  assert.equal(there.document.name, 'Cevap.docx')
  assert.deepEqual(there.losses, ['signature'])
  assert.deepEqual(await textOf(me, caseId, there.document.documentId), ['Sayın Mahkeme,', 'Şğü'])
  const back = (await convert(me, caseId, there.document.documentId, 'udf')).data
  assert.deepEqual([back.document.documentId, back.document.latest.number], [documentId, 2])
  assert.deepEqual(back.losses, [])
  assert.deepEqual((await names(me, caseId)).sort(), ['Cevap.docx', 'Cevap.udf'])
  const newest = (await me.of('documents.preview', { caseId, documentId })).data.view
  const { items } = (await me.of('documents.versions', { caseId, documentId })).data
  const query = `versionId=${items[1].versionId}`
  const first = (await me.of('documents.preview', { caseId, documentId }, { query })).data.view
  assert.deepEqual([newest.isSigned, first.isSigned], [false, true])
})

test('a PDF is made of both, and its text and paragraphs come out of it again', async () => {
  const { me, caseId, documentId } = await opened(
    file(writeDocx(lines('Birinci paragraf.', 'İkinci.')), 'Dilekçe.docx'),
  )
  const pdf = (await convert(me, caseId, documentId, 'pdf')).data.document
  assert.equal(pdf.kind, 'pdf')
  const text = (await convert(me, caseId, pdf.documentId, 'txt')).data
  assert.deepEqual([text.document.name, text.losses], ['Dilekçe.txt', []])
  const { view } = (await me.of('documents.preview', { caseId, documentId: text.document.documentId })).data
  assert.deepEqual(view.lines.slice(0, 2), ['Birinci paragraf.', 'İkinci.'])
  const udf = (await convert(me, caseId, pdf.documentId, 'udf')).data
  assert.deepEqual(udf.losses, ['layout'])
  assert.deepEqual(await textOf(me, caseId, udf.document.documentId), ['Birinci paragraf.', 'İkinci.'])
})

test('what cannot be converted is refused, and leaves nothing', async () => {
  const { me, caseId, documentId } = await opened(textFile('metin', 'Not.txt'))
  assert.equal((await convert(me, caseId, documentId, 'txt')).code, 'document.not_converted')
  const scanned = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>`
  const pdf = await newDocument(me, caseId, file(Buffer.from(scanned), 'Tarama.pdf'))
  assert.equal((await convert(me, caseId, pdf.documentId, 'udf')).code, 'document.no_text')
  const damaged = await newDocument(me, caseId, file(Buffer.from('%PDF-1.4\nbozuk'), 'Bozuk.pdf'))
  assert.equal((await convert(me, caseId, damaged.documentId, 'txt')).code, 'document.unreadable')
  assert.equal((await list(me, caseId)).total, 3)
})

test('converting needs the right to write the case', async () => {
  const { me, caseId, documentId } = await opened(textFile('metin', 'Not.txt'))
  const reader = world.signIn({ officeId: me.officeId, role: 'USER' })
  await world.system(async ({ db }) => {
    const { sql } = await import('kysely')
    await sql`insert into case_rights (company_id, user_id, case_id, granted)
      values (${me.officeId}, ${reader.userId}, ${caseId}, 'read')`.execute(db)
  })
  assert.equal((await convert(reader, caseId, documentId, 'pdf')).code, 'case.read_only')
  assert.equal((await reader.of('documents.preview', { caseId, documentId })).status, 200)
})

const addVersion = async (me: Person, caseId: string, documentId: string, next: File) => {
  const body = { DocumentId: documentId, File: next }
  const { data, body: answer } = await me.of('documents.addVersion', { caseId }, { body })
  assert.ok(data, answer)
  return data.latest.versionId as string
}

test('two versions are compared word by word, over the forms of text documents', async () => {
  const { me, caseId, documentId } = await opened(file(writeUdf(lines('bir iki üç', 'sabit')), 'Cevap.udf'))
  const { items } = (await me.of('documents.versions', { caseId, documentId })).data
  const next = await addVersion(
    me,
    caseId,
    documentId,
    file(writeUdf(lines('bir dört üç', 'sabit')), 'Cevap.udf'),
  )
  const query = `before=${items[0].versionId}&after=${next}`
  const { data } = await me.of('documents.compare', { caseId, documentId }, { query })
  assert.deepEqual(data.paragraphs[0], [
    { kind: 'same', text: 'bir ' },
    { kind: 'removed', text: 'iki' },
    { kind: 'added', text: 'dört' },
    { kind: 'same', text: ' üç' },
  ])
  assert.deepEqual([data.before.number, data.after.number, data.added, data.removed], [1, 2, 1, 1])
  assert.deepEqual([data.isExact, data.isCut], [true, false])
})

test('versions of another document, and of what is no text, are not compared', async () => {
  const { me, caseId, documentId } = await opened(textFile('bir', 'Not.txt'))
  const other = await newDocument(me, caseId, textFile('iki', 'Başka.txt'))
  const { items } = (await me.of('documents.versions', { caseId, documentId })).data
  const compare = async (id: string, first: string, second: string) =>
    (
      await me.of(
        'documents.compare',
        { caseId, documentId: id },
        { query: `before=${first}&after=${second}` },
      )
    ).code
  const own = items[0].versionId
  assert.equal(await compare(documentId, own, other.latest.versionId), 'document.version_not_found')
  const mail = new File(['From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n\r\nx'], 'a.eml')
  const eml = await newDocument(me, caseId, mail)
  const { versionId } = eml.latest
  assert.equal(await compare(eml.documentId, versionId, versionId), 'document.not_compared')
})
