/** Tests that the search in documents finds spoken words, for those who may hear them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { wantTexts } from '@mizan/documents/server'
import { sql } from 'kysely'
import { operatorCall } from '../operator.ts'
import { openWorkingWorld, type Person, type World } from '../sweep/world.ts'
import { type Place, recordingsOf } from './office.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
before(async () => {
  world = await openWorkingWorld()
  office = recordingsOf(world)
})
after(() => world.close())

const search = async (who: Person, query: string, more: object = {}) => {
  const { data, code } = await world.call(who.headers, 'documents.search', { body: { query, ...more } })
  return code ?? data
}
const namesFound = async (who: Person, query: string): Promise<string[]> =>
  (await search(who, query)).items.map(({ name }: { name: string }) => name).toSorted()

/** The job reads texts in the background, those that nobody announces within a minute. */
async function becomes(look: () => Promise<unknown>, expected: unknown): Promise<void> {
  const { rows } = await world.system(
    sql`select distinct company_id as office from document_texts where state = 'waiting'`,
  )
  for (const { office } of rows as { office: string }[])
    await operatorCall(world.calls, { rowName: 'sweep' }).system((tx) => wantTexts(tx, office))
  for (let tries = 0; tries < 200; tries++) {
    if (JSON.stringify(await look()) === JSON.stringify(expected)) return
    await sleep(50)
  }
  assert.deepEqual(await look(), expected)
}

/** A finished recording with this text. */
async function said(who: Person, text: string, caseId?: string): Promise<Place> {
  const place = await office.recorded(who, caseId)
  await office.mustCall(who, 'recordings.rename', {
    params: { ...place },
    body: { name: 'Tanık', version: 1 },
  })
  assert.equal((await office.call(who, 'saveTranscript', place, { text })).status, 200)
  return place
}

test('words of a transcript are found beside documents, with the sentence and the moment of it', async () => {
  const me = await world.superAdmin()
  const place = await said(me, '[0:00:02] Tanık geldi.\n[0:12:03.250] Kapıyı\n[0:12:05] davalı açtı.')
  await office.mustCall(me, 'documents.add', {
    params: { caseId: place.caseId },
    body: { File: new File(['Davalının açtığı dava'], 'Dilekçe.txt', { type: 'text/plain' }) },
  })
  await becomes(() => namesFound(me, 'davalı aç*'), ['Dilekçe.txt', 'Tanık'])
  // A sentence that the service has broken in two is one for a phrase.
  const { items, total } = await search(me, '"kapıyı davalı açtı"', { caseId: place.caseId })
  assert.equal(total, 1)
  const [{ source, documentId, kind, case: ofCase, passages }] = items
  assert.deepEqual(
    [source, documentId, kind, ofCase.caseId],
    ['recordings', place.recordingId, 'audio', place.caseId],
  )
  assert.deepEqual(passages[0].spoken, { sentence: 1, atMs: 723_250 })
  assert.match(passages[0].text, /Kapıyı davalı açtı\.$/)
  assert.equal((await search(me, 'davalı', { kind: 'text' })).total, 1)
})

test('changed text is found as it is now, and unfinished or deleted recordings are not found', async () => {
  const me = await world.superAdmin()
  const place = await said(me, 'Eski ifade')
  await becomes(() => namesFound(me, 'ifade'), ['Tanık'])
  await office.call(me, 'saveTranscript', place, { text: 'Yeni beyan', version: 1 })
  assert.deepEqual(await namesFound(me, 'ifade'), [])
  await world.system(
    sql`update recordings set transcript_at = now() - interval '1 hour' where id = ${place.recordingId}`,
  )
  await office.call(me, 'saveTranscript', place, { text: 'Başka beyan', version: 2 })
  await becomes(() => namesFound(me, 'beyan'), ['Tanık'])
  assert.deepEqual(await namesFound(me, 'yeni'), [])
  await office.call(me, 'delete', place)
  assert.equal((await search(me, 'beyan')).total, 0)
  const { rows } = await world.system(
    sql`select count(*)::int as kept from document_texts where document_id = ${place.recordingId} and text is not null`,
  )
  assert.deepEqual(rows, [{ kept: 0 }])
  await office.call(me, 'restore', place)
  await becomes(() => namesFound(me, 'beyan'), ['Tanık'])
  const live = await office.begin(me, place.caseId)
  await office.call(me, 'saveTranscript', live, { text: 'Süren beyan' })
  assert.deepEqual(await namesFound(me, 'süren'), [])
  await office.call(me, 'finish', live, {})
  await becomes(async () => (await search(me, 'süren')).total, 1)
})

test('nobody finds the words of a case that they may not read, or without the licence and the switch', async () => {
  const me = await world.superAdmin()
  const open = await said(me, 'Muvazaa iddiası')
  const hidden = await said(me, 'Gizli muvazaa')
  await becomes(async () => (await search(me, 'muvazaa')).total, 2)
  const reader = await office.colleague(me, { [open.caseId]: 'read' })
  const none = await office.colleague(me)
  const stranger = await world.superAdmin()
  assert.deepEqual([(await search(reader, 'muvazaa')).total, (await search(none, 'muvazaa')).total], [1, 0])
  assert.equal((await search(stranger, 'muvazaa')).total, 0)
  assert.equal(await search(reader, 'muvazaa', { caseId: hidden.caseId }), 'case.no_access')
  const ofMe = sql`(select company_id from memberships where user_id = ${me.userId}) and key = 'voice'`
  await world.system(sql`update licences set valid_until = valid_from where company_id = ${ofMe}`)
  assert.deepEqual(await search(me, 'muvazaa', { caseId: open.caseId }), {
    items: [],
    total: 0,
    pageIndex: 0,
    pageSize: 20,
  })
})

test('the stored text is encrypted, and is found only while the key of the office is open', async () => {
  const me = await world.superAdmin()
  const place = await said(me, 'gizlisözcük söylendi')
  await becomes(() => namesFound(me, 'gizlisözcük'), ['Tanık'])
  const stored = await world.system(
    sql`select text, terms from document_texts where document_id = ${place.recordingId} and state = 'done'`,
  )
  const { text, terms } = stored.rows[0] as Record<'text' | 'terms', Buffer>
  assert.deepEqual([text.includes('gizlis'), terms.includes('gizlis')], [false, false])
  const passphrase = 'dört yeşil kurbağa'
  await office.mustCall(me, 'documents.takeKey', { body: { newPassphrase: passphrase, understood: true } })
  assert.deepEqual(await namesFound(me, 'gizlisözcük'), ['Tanık'], 'its key has moved')
  await office.mustCall(me, 'documents.closeKey')
  assert.equal(await search(me, 'gizlisözcük'), 'document.keys_locked')
  await office.mustCall(me, 'documents.openKey', { body: { passphrase } })
  await becomes(() => namesFound(me, 'gizlisözcük'), ['Tanık'])
})
