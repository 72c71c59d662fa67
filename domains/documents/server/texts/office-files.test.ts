/** Files as offices really have them, through the calls: kept, read, and found by what a reader sees in them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { documentOf, paragraphOf, textRun, writeDocx } from '@mizan/platform/text-documents'
import { newCase, newDocument, openDocuments, type Person, type TestDocuments } from '../testing/index.ts'
import { namesFound } from './testing/index.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

const file = (bytes: Uint8Array | string, name: string) => new File([bytes as never], name)

async function deskOf(...files: File[]) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const ids: string[] = []
  for (const one of files) ids.push((await newDocument(me, caseId, one)).documentId)
  await world.readTexts(me.officeId)
  return { me, caseId, ids }
}
const stateOf = async (me: Person, caseId: string, documentId = '') => {
  const { state, reason } = (await me.of('documents.text', { caseId, documentId })).data
  return [state, reason]
}

const page = (annotations: string, before = '') =>
  `${before}%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[${annotations}]>>endobj\ntrailer<</Root 1 0 R>>`
const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(ad)/V(Vekil Kerem)/Rect[72 720 372 740]>>'
const note = '<</Type/Annot/Subtype/FreeText/Contents(serbestnot)/Rect[72 680 372 700]>>'

test('words of headers and footers, of forms and notes, and of mails without an encoding find their document', async () => {
  const edge = (text: string) => ({ blocks: [paragraphOf([textRun(text)])], pageNumber: null })
  const letter = documentOf({
    header: edge('Dosya 2026/777'),
    footer: edge('altbilgikelime'),
    blocks: [paragraphOf([textRun('Metin')])],
  })
  const mail = Buffer.from(
    'From: a@ornek.test\r\nTo: b@ornek.test\r\nSubject: x\r\n\r\nduru\xfema g\xfcn\xfc',
    'latin1',
  )
  const { me, caseId, ids } = await deskOf(
    file(writeDocx(letter), 'Antetli.docx'),
    file(page(field + note), 'Form.pdf'),
    file(mail, 'Eski.eml'),
  )
  assert.deepEqual(await namesFound(me, '2026/777'), ['Antetli.docx'])
  assert.deepEqual(await namesFound(me, 'altbilgikelime'), ['Antetli.docx'])
  assert.deepEqual(await namesFound(me, 'kerem serbestnot'), ['Form.pdf'])
  assert.deepEqual(await namesFound(me, 'duruşma'), ['Eski.eml'])
  assert.deepEqual(await stateOf(me, caseId, ids[1]), ['done', null])
})

test('a PDF with lines before its beginning is kept and read', async () => {
  const { me, caseId, ids } = await deskOf(file(page(field, '\r\n\r\n'), 'İndirilen.pdf'))
  assert.deepEqual(await stateOf(me, caseId, ids[0]), ['done', null])
})

/** What Office writes around a file with a password. */
const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(512),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(512),
])

test('an Office file with a password is kept as it is, and whatever would read it says that it is locked', async () => {
  const { me, caseId, ids } = await deskOf(file(locked, 'Parolalı.docx'), file(locked, 'Parolalı.xlsx'))
  for (const documentId of ids) {
    assert.deepEqual(await stateOf(me, caseId, documentId), ['failed', 'encrypted'])
    assert.equal(
      (await me.of('documents.preview', { caseId, documentId })).code,
      'document.password_protected',
    )
  }
  const [documentId = ''] = ids
  const to = { body: { to: 'pdf' } }
  assert.equal(
    (await me.of('documents.convert', { caseId, documentId }, to)).code,
    'document.password_protected',
  )
  const body = { name: 'Ekler', word: 'annex', isStamped: false, exhibits: [{ documentId, title: '' }] }
  const refused = await me.of('documents.makeExhibits', { caseId }, { body })
  assert.equal(refused.code, 'document.exhibits_refused')
  assert.match(refused.body, /parola korumalı/)
})
