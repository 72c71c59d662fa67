/** One PDF of exhibits, through the call. */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { begun, until } from '@mizan/platform/testing'
import { textOf } from '@mizan/platform/text-documents'
import { sql } from 'kysely'
import { fileKeyOf } from '../receive.ts'
import {
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

async function deskOf(...files: File[]) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const documentIds: string[] = []
  for (const file of files) documentIds.push((await newDocument(me, caseId, file)).documentId)
  return { me, caseId, documentIds }
}
const bodyOf = (documentIds: readonly string[], more: object = {}) => ({
  ...{ name: 'Ekler', word: 'annex', isStamped: true },
  exhibits: documentIds.map((documentId, at) => ({ documentId, title: `Belge ${at + 1}` })),
  ...more,
})
const make = (me: Person, caseId: string, body: object) =>
  me.of('documents.makeExhibits', { caseId }, { body })

async function textsOf(me: Person, caseId: string, documentId: string): Promise<string[]> {
  const { bytes } = await me.of('documents.download', { caseId }, { query: `documentId=${documentId}` })
  const text = await textOf(bytes, 'pdf')
  return 'pages' in text ? text.pages.map((page) => page.text.replace(/\s+/g, ' ')) : []
}

test('chosen documents become one PDF in the order asked, as a new document of the case', async () => {
  const { me, caseId, documentIds } = await deskOf(textFile('birinci', 'a.txt'), textFile('ikinci', 'b.txt'))
  await world.system(({ db }) =>
    sql`update cases set court_name = 'Ankara 3. İş Mahkemesi', docket_number = '2026/412' where id = ${caseId}`.execute(
      db,
    ),
  )
  const { data, body } = await make(me, caseId, bodyOf(documentIds.toReversed(), { word: 'evidence' }))
  assert.ok(data, body)
  assert.deepEqual([data.document.name, data.document.kind, data.pages], ['Ekler.pdf', 'pdf', 3])
  const [list = '', first = '', second = ''] = await textsOf(me, caseId, data.document.documentId)
  assert.match(
    list,
    /^Ankara 3\. İş Mahkemesi Esas No: 2026\/412 Yılmaz \/ ABC DELİL LİSTESİ Delil Belge Sayfa Delil-1 Belge 1 2 Delil-2 Belge 2 3/,
  )
  assert.match(first, /ikinci.*Delil-1 · 1\/1/)
  assert.match(second, /birinci.*Delil-2 · 1\/1/)
  const { rows } = await world.system(({ db }) =>
    sql<{ details: object }>`select details from audit_entries
      where subject_id = ${caseId} and action = 'document.exhibits_made'`.execute(db),
  )
  assert.deepEqual(rows, [
    {
      details: {
        case: 'Yılmaz / ABC',
        document: 'Ekler.pdf',
        documentId: data.document.documentId,
        count: '2',
      },
    },
  ])
  const readers = await me.of('documents.readers', { caseId, documentId: documentIds[0] ?? '' })
  assert.equal(readers.data.total, 1)
})

test('documents whose tables within tables were printed line by line are named', async () => {
  const paragraph = (from: number) => `<paragraph><content startOffset="${from}" length="2"/></paragraph>`
  const table = (cell: string) => `<table columnCount="1"><row><cell>${cell}</cell></row></table>`
  const elements = `<elements>${table(`${paragraph(0)}${table(paragraph(2))}`)}</elements>`
  const udf = `<?xml version="1.0" encoding="UTF-8"?>\n<template format_id="1.8"><content><![CDATA[a\nb\n]]></content>${elements}</template>`
  const { me, caseId, documentIds } = await deskOf(textFile(udf, 'Bordro.udf'), textFile('düz', 'Düz.txt'))
  const { data, body } = await make(me, caseId, bodyOf(documentIds))
  assert.deepEqual(data?.losses, [{ name: 'Bordro.udf', losses: ['tables'] }], body)
})

test('a PDF that is made again gets another name, and the former one stays', async () => {
  const { me, caseId, documentIds } = await deskOf(textFile())
  await make(me, caseId, bodyOf(documentIds))
  await make(me, caseId, bodyOf(documentIds, { isStamped: false }))
  assert.deepEqual((await names(me, caseId)).toSorted(), ['Cevap.txt', 'Ekler (2).pdf', 'Ekler.pdf'])
})

test('all documents that cannot be included are named at once with their reasons, and nothing is added', async () => {
  const { me, caseId, documentIds } = await deskOf(
    textFile(),
    new File(['%PDF-1.4\nbozuk'], 'Tarama.pdf'),
    new File(['a;b'], 'Tablo.csv'),
  )
  const refused = await make(me, caseId, bodyOf(documentIds))
  assert.equal(refused.code, 'document.exhibits_refused')
  assert.match(
    refused.message,
    /: Tablo\.csv \(bu tür eklenemez\), Tarama\.pdf \(okunamıyor, bozuk olabilir\)\./,
  )
  assert.equal((await names(me, caseId)).length, 3)
})

test('a stored file that is damaged is named as well', async () => {
  const { me, caseId } = await deskOf()
  const { documentId, latest } = await newDocument(me, caseId, textFile('x', 'Bozuk.txt'))
  const path = join(world.folder, 'files', fileKeyOf(latest.versionId))
  const bytes = await readFile(path)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  await writeFile(path, bytes)
  const broken = await newDocument(me, caseId, new File(['%PDF-1.4\nbozuk'], 'Tarama.pdf'))
  const { message } = await make(me, caseId, bodyOf([documentId, broken.documentId]))
  assert.match(message, /: Bozuk\.txt \(saklanan dosya bozuk\), Tarama\.pdf \(okunamıyor/)
})

test('what is gone or too large is refused', async () => {
  const { me, caseId, documentIds } = await deskOf(textFile())
  const [documentId = ''] = documentIds
  assert.equal((await make(me, caseId, bodyOf(['x']))).code, 'document.not_found')
  assert.equal((await make(me, caseId, bodyOf([documentId], { name: '...' }))).code, 'document.name_missing')
  await world.system(({ db }) =>
    sql`update document_versions set size = 60000000, extension = 'pdf' where document_id = ${documentId}`.execute(
      db,
    ),
  )
  assert.match((await make(me, caseId, bodyOf([documentId]))).message, /Cevap\.txt \(çok büyük\)/)
  await world.system(({ db }) =>
    sql`update document_versions set size = 52000000 where document_id = ${documentId}`.execute(db),
  )
  const other = await newDocument(me, caseId, textFile('x'.repeat(500_000), 'b.txt'))
  const { code } = await make(me, caseId, bodyOf([documentId, other.documentId]))
  assert.equal(code, 'document.exhibits_too_large')
})

test('a document that is listed twice is refused with both its places, in both languages', async () => {
  const { me, caseId, documentIds } = await deskOf(textFile('a', 'a.txt'), textFile('b', 'b.txt'))
  const body = bodyOf([...documentIds, documentIds[0] ?? ''])
  const said = async (language: 'tr' | 'en') => {
    const { body: answer } = await me.of('documents.makeExhibits', { caseId }, { body, language })
    return JSON.parse(answer).issues
  }
  const path = 'exhibits.2.documentId'
  const message = '3. sıradaki belge 1. sırada da var. Bir belge listede yalnızca bir kez yer alabilir.'
  assert.deepEqual(await said('tr'), [{ path, message }])
  const inEnglish = 'The document at number 3 is also at number 1. A document can be listed only once.'
  assert.deepEqual(await said('en'), [{ path, message: inEnglish }])
})

test('making exhibits needs the right to write the case, and one seat at a time', async () => {
  const boss = world.signIn()
  const member = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { [member.userId]: 'read' })
  const { documentId } = await newDocument(boss, caseId)
  assert.equal((await make(member, caseId, bodyOf([documentId]))).code, 'case.read_only')
  const leave = await world.own.exhibitSeats.take(boss)
  assert.equal((await make(boss, caseId, bodyOf([documentId]))).code, 'request.too_many')
  leave()
  assert.equal((await make(boss, caseId, bodyOf([documentId]))).status, 200)
})

test('exhibits are not added for somebody who loses the case while they are made', async () => {
  const boss = world.signIn()
  const member = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { [member.userId]: 'write' })
  const { documentId } = await newDocument(boss, caseId)
  const making = make(member, caseId, bodyOf([documentId]))
  await world.system(({ db }) =>
    sql`update case_rights set granted = 'read' where user_id = ${member.userId}`.execute(db),
  )
  assert.equal((await making).code, 'case.read_only')
  assert.deepEqual(await names(boss, caseId), ['Cevap.txt'])
})

test('of a request whose line was cut nothing is added, so that the next one makes no second PDF', async () => {
  const { me, caseId, documentIds } = await deskOf(textFile())
  const address = await world.server.listen({ port: 0, host: '127.0.0.1' })
  const asking = new AbortController()
  const closed = new Promise<void>((done) => {
    world.server.server.once('connection', (socket) => socket.once('close', () => done()))
  })
  const { answer } = await world.system(async ({ db }) => {
    await sql`select 1 from cases where id = ${caseId} for update`.execute(db)
    const answer = fetch(`${address}/api/case-management/${caseId}/documents/exhibits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(documentIds)),
      signal: asking.signal,
    }).catch(() => 'cut')
    await begun(world.database, answer)
    asking.abort()
    await closed
    return { answer }
  })
  assert.equal(await answer, 'cut')
  // The seat is free once the call before has ended.
  const leave = await until(() => world.own.exhibitSeats.take(me).catch(() => undefined))
  leave()
  assert.deepEqual(await names(me, caseId), ['Cevap.txt'])
  assert.equal((await make(me, caseId, bodyOf(documentIds))).data.document.name, 'Ekler.pdf')
})

test('a document of another case, or of another office, is not an exhibit', async () => {
  const { me, caseId } = await deskOf(textFile())
  const elsewhere = await newDocument(me, await newCase(world, me.officeId))
  const { documentIds: foreign } = await deskOf(textFile())
  for (const documentId of [elsewhere.documentId, foreign[0] as string])
    assert.equal((await make(me, caseId, bodyOf([documentId]))).code, 'document.not_found')
})
