/** Tickets: what a player presents in its address. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { documentRows } from '../../contract.ts'
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

const text = 'Sayın Mahkeme, dinlenmek üzere.'
const opened = async (more: { role?: string } = {}) => {
  const me = world.signIn(more)
  const caseId = await newCase(world, me.officeId, { [me.userId]: 'read' })
  const owner = world.signIn({ officeId: me.officeId })
  const document = await newDocument(owner, caseId, textFile(text, 'Kayıt.txt'))
  return {
    me,
    owner,
    caseId,
    documentId: document.documentId as string,
    versionId: document.latest.versionId as string,
  }
}
const ticketFor = async (me: Person, params: { caseId: string; documentId: string }, query = '') =>
  (await me.of('documents.ticket', params, { query })).data

/** As an element of a page asks: without a token. */
async function load(caseId: string, query: Record<string, string>, range?: string) {
  const url = `/api${documentRows['documents.download'].path.replace('{caseId}', caseId)}?${new URLSearchParams(query)}`
  const answer = await world.server.inject({ url, headers: range ? { range } : {} })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: answer.headers,
    code: isJson ? answer.json().code : '',
  }
}

test('a ticket opens its version without a token, whole and in parts, and the reading is noted', async () => {
  const { me, owner, caseId, documentId, versionId } = await opened({ role: 'USER' })
  const found = await ticketFor(me, { caseId, documentId })
  assert.equal(found.versionId, versionId)
  assert.equal(found.until, '2026-12-11T12:10:00.000Z')
  const query = { documentId, versionId, ticket: found.ticket }
  const whole = await load(caseId, query)
  assert.deepEqual([whole.status, whole.body], [200, text])
  assert.match(String(whole.headers['content-disposition']), /^attachment/)
  assert.equal(whole.headers['x-content-type-options'], 'nosniff')
  const part = await load(caseId, query, 'bytes=0-4')
  assert.deepEqual([part.status, part.body], [206, 'Say\u0131'])
  const readers = (await owner.of('documents.readers', { caseId, documentId })).data.items
  assert.deepEqual(
    readers.map((one: { person: { id: string } }) => one.person.id),
    [me.userId],
  )
})

test('a ticket opens no other version, document, case or row, and nothing without its version', async () => {
  const { me, owner, caseId, documentId, versionId } = await opened({ role: 'USER' })
  const other = await newDocument(owner, caseId, textFile('başka', 'Başka.txt'))
  const { ticket } = await ticketFor(me, { caseId, documentId })
  const wrong: Record<string, string>[] = [
    { documentId, versionId: other.latest.versionId, ticket },
    { documentId, ticket },
    { documentId, versionId, ticket: `${ticket}A` },
    { documentId, versionId, ticket: 'a.b.c' },
  ]
  for (const query of wrong)
    assert.equal((await load(caseId, query)).code, 'access.wrong_key', JSON.stringify(query))
  assert.equal((await load(caseId, { documentId, versionId })).code, 'session.required')
  const elsewhere = await load(caseId, { documentId: other.documentId, versionId, ticket })
  assert.equal(elsewhere.code, 'document.version_not_found')
  const another = await newCase(world, me.officeId, { [me.userId]: 'read' })
  assert.equal((await load(another, { documentId, versionId, ticket })).code, 'document.not_found')
  const list = await world.server.inject({
    url: `/api/case-management/${caseId}/documents?ticket=${ticket}&versionId=${versionId}`,
  })
  assert.equal(list.json().code, 'session.required')
})

test('a ticket ends with its minutes, with its session and with the right on the case', async () => {
  const { me, caseId, documentId, versionId } = await opened({ role: 'USER' })
  const { ticket } = await ticketFor(me, { caseId, documentId })
  const query = { documentId, versionId, ticket }
  assert.equal((await load(caseId, query)).status, 200)
  await world.system(({ db }) => sql`delete from case_rights where user_id = ${me.userId}`.execute(db))
  assert.equal((await load(caseId, query)).code, 'case.no_access')
  await world.system(({ db }) =>
    sql`insert into case_rights (company_id, user_id, case_id, granted)
      values (${me.officeId}, ${me.userId}, ${caseId}, 'read')`.execute(db),
  )
  assert.equal((await load(caseId, query)).status, 200)
  world.clock.advance(600)
  assert.equal((await load(caseId, query)).code, 'access.wrong_key')
  const renewed = await ticketFor(me, { caseId, documentId })
  const again = { documentId, versionId, ticket: renewed.ticket }
  assert.equal((await load(caseId, again)).status, 200)
  me.signOut()
  assert.equal((await load(caseId, again)).code, 'session.required')
})

test('nobody gets a ticket for a case that they may not read, nor for a document in the bin', async () => {
  const { me, owner, caseId, documentId } = await opened({ role: 'USER' })
  const stranger = world.signIn({ officeId: me.officeId, role: 'USER' })
  assert.equal((await stranger.of('documents.ticket', { caseId, documentId })).code, 'case.no_access')
  const foreign = world.signIn()
  assert.equal((await foreign.of('documents.ticket', { caseId, documentId })).code, 'case.not_found')
  await owner.of('documents.delete', { caseId, documentId })
  assert.equal((await me.of('documents.ticket', { caseId, documentId })).code, 'document.not_found')
})

test('while the office keeps its key closed, the ticket is refused, because a viewer cannot say why it shows nothing', async () => {
  const me = world.signIn({ keys: ['case_management_full', 'encryption_custom'] })
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, textFile(text, 'Kayıt.txt'))
  const passphrase = 'dört yeşil kurbağa'
  await me.of('documents.takeKey', {}, { body: { newPassphrase: passphrase, understood: true } })
  assert.equal((await me.of('documents.ticket', { caseId, documentId })).status, 200)
  await me.of('documents.closeKey', {})
  assert.equal((await me.of('documents.ticket', { caseId, documentId })).code, 'document.keys_locked')
})
