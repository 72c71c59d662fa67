/** The room that an office has for documents and recordings together. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openRecordingJobs } from '../../domains/recordings/server/testing/index.ts'
import { domains } from './domains.ts'
import { officeOf } from './incoming-mail/office.ts'
import { begins, recordingsOf } from './recordings/office.ts'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
before(async () => {
  world = await openWorld(domains, { OFFICE_GIGABYTES: '1', SCARCE_DISK_GIGABYTES: '0' })
  office = recordingsOf(world)
})
after(() => world.close())

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
const file = (text: string, name = 'Cevap.txt') => new File([text], name, { type: 'text/plain' })
const add = (who: Person, caseId: string, text: string) =>
  world.call(who.headers, 'documents.add', {
    params: { caseId },
    body: { File: file(text), Duplicate: 'both' },
  })
const stored = async (who: Person) => office.mustCall(who, 'documents.storage')

const full = 'document.office_full'
const begin = (who: Person, caseId: string, bytes: number) =>
  world.call(who.headers, 'documents.beginUpload', {
    params: { caseId },
    body: { fileName: 'Ek.txt', size: bytes },
  })
const record = (who: Person, caseId: string, more: object) =>
  world.call(who.headers, 'recordings.begin', { params: { caseId }, body: more })
const recordFile = (who: Person, caseId: string, size: number) =>
  record(who, caseId, { source: 'file', fileName: 'a.mp3', size })

/** An office with so many bytes left. */
async function withLeft(bytes: number) {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const place = await office.recorded(me, caseId)
  await world.system(sql`update recordings set size = ${gigabyte - bytes} where id = ${place.recordingId}`)
  return { me, caseId, place }
}

const statesOf = (answers: readonly { status: number; code?: string }[]) =>
  answers.map(({ status, code }) => (status === 200 ? 'stored' : code)).sort()

test('documents and recordings fill one room, and what does not fit is refused before it is sent', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  assert.deepEqual(await stored(me), { usedBytes: 0, promisedBytes: 0, mostBytes: gigabyte, plan: null })
  assert.equal((await add(me, caseId, 'metin')).status, 200)
  const place = await office.recorded(me, caseId)
  const { size } = await office.read(me, place)
  assert.deepEqual(await stored(me), {
    usedBytes: 5 + size,
    promisedBytes: 0,
    mostBytes: gigabyte,
    plan: null,
  })
  await world.system(sql`update recordings set size = ${gigabyte - 5 - 10} where id = ${place.recordingId}`)
  const refused = [
    await begin(me, caseId, 11),
    await recordFile(me, caseId, 11),
    await add(me, caseId, 'on bir harf'),
  ]
  assert.deepEqual(statesOf(refused), [full, full, full])
  assert.match(refused[0]?.message, /en çok 1 GB/)
  assert.equal((await add(me, caseId, 'on harf...')).status, 200)
  assert.equal((await stored(me)).usedBytes, gigabyte)
  await office.call(me, 'delete', place)
  assert.equal((await stored(me)).usedBytes, gigabyte, 'the bin takes room')
})

test('an upload that was begun keeps its room until it is dropped or expires', async () => {
  const { me, caseId } = await withLeft(10)
  const { data } = await begin(me, caseId, 10)
  assert.equal((await stored(me)).promisedBytes, 10)
  assert.deepEqual(statesOf([await begin(me, caseId, 1), await add(me, caseId, 'a')]), [full, full])
  await world.call(me.headers, 'documents.dropUpload', { params: { caseId, uploadId: data.uploadId } })
  assert.equal((await begin(me, caseId, 10)).status, 200)
  await world.system(sql`update document_uploads set created_at = created_at - interval '26 hours'
    where case_id = ${caseId}`)
  assert.equal((await add(me, caseId, 'on harf...')).status, 200)
})

test('of uploads that arrive at once as many are accepted as there is room for, whichever way they arrive', async () => {
  const { me, caseId } = await withLeft(30)
  const colleague = await office.colleague(me, { [caseId]: 'write' })
  const together = [me, colleague].flatMap((who) => [
    add(who, caseId, 'on harf...'),
    add(who, caseId, 'on harf...'),
    begin(who, caseId, 10),
    begin(who, caseId, 10),
    recordFile(who, caseId, 10),
  ])
  const states = statesOf(await Promise.all(together))
  assert.deepEqual(states, [...Array(7).fill(full), ...Array(3).fill('stored')])
  const { usedBytes, promisedBytes } = await stored(me)
  assert.equal(usedBytes + promisedBytes, gigabyte)
})

test('a person who begins to record has room for the longest recording, so that it is not cut off', async () => {
  const { me, caseId } = await withLeft(60 * megabyte)
  const { data } = await record(me, caseId, {})
  assert.equal((await stored(me)).promisedBytes, 50 * megabyte)
  assert.equal((await record(me, caseId, {})).code, full)
  const place = { caseId, recordingId: data.recordingId }
  await office.send(me, place, begins())
  assert.equal((await stored(me)).promisedBytes, 50 * megabyte - begins().length, 'its bytes count once')
  await office.call(me, 'finish', place, { pieces: 1 })
  assert.equal((await stored(me)).promisedBytes, 0)
  assert.equal((await record(me, caseId, {})).status, 200)
})

test('a recording that nobody continued for a day keeps only the room of its stored sound, until somebody continues it', async () => {
  const { me, caseId } = await withLeft(60 * megabyte)
  const { data } = await record(me, caseId, {})
  const place = { caseId, recordingId: data.recordingId }
  await office.send(me, place, begins())
  const tidyAfter = async (hours: number) => {
    await world.system(sql`update recordings set last_piece_at = now() - make_interval(hours => ${hours})
      where id = ${place.recordingId}`)
    await openRecordingJobs(world).tidy()
    return (await stored(me)).promisedBytes
  }
  assert.equal(await tidyAfter(23), 50 * megabyte - begins().length)
  assert.equal(await tidyAfter(25), 0)
  assert.equal((await office.read(me, place)).state, 'unfinished', 'it can still be gone on with')
  assert.equal((await office.call(me, 'goOn', place)).status, 200)
  assert.equal((await stored(me)).promisedBytes, 50 * megabyte - begins().length)
  assert.equal(await tidyAfter(25), 0)
  assert.equal((await record(me, caseId, {})).status, 200, 'another one takes the room')
  assert.equal((await office.call(me, 'goOn', place)).code, full)
})

test('audio that is larger than announced needs room for the excess', async () => {
  const { me, caseId } = await withLeft(40)
  const { data } = await recordFile(me, caseId, 10)
  const place = { caseId, recordingId: data.recordingId }
  assert.equal((await office.send(me, place, begins('x'.repeat(10)))).code, full)
  assert.equal((await office.send(me, place, begins())).status, 200)
  assert.deepEqual(await stored(me), {
    usedBytes: gigabyte - 40 + begins().length,
    promisedBytes: 0,
    mostBytes: gigabyte,
    plan: null,
  })
})

test('a mail that does not fit with its attachments is not filed, and stays where it waits', async () => {
  const { me, caseId } = await withLeft(1_300)
  const mails = officeOf(world)
  const { mailId } = await mails.bring(me, { files: { 'Ek.txt': 'x'.repeat(400) } })
  const file = () => world.call(me.headers, 'mail.file', { params: { mailId }, body: { caseId } })
  assert.equal((await file()).code, full)
  assert.equal((await mails.list(me)).length, 1)
  await world.system(sql`update recordings set size = size - 2000 where case_id = ${caseId}`)
  assert.equal((await file()).status, 200)
})

test('one office takes no room of another, and only its administrators see how much is used', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const caseId = await office.newCase(me)
  await add(me, caseId, 'metin')
  assert.equal((await stored(other)).usedBytes, 0)
  const colleague = await office.colleague(me, { [caseId]: 'write' })
  assert.equal((await world.call(colleague.headers, 'documents.storage')).code, 'access.forbidden')
})

test('without a limit nothing is refused', async () => {
  const free = await openWorld(domains, { OFFICE_GIGABYTES: '0', SCARCE_DISK_GIGABYTES: '0' })
  try {
    const own = recordingsOf(free)
    const me = await free.superAdmin()
    const place = await own.recorded(me)
    await free.system(
      sql`update recordings set size = ${9_000_000 * gigabyte} where id = ${place.recordingId}`,
    )
    await own.begin(me, place.caseId)
    const { mostBytes } = await own.mustCall(me, 'documents.storage')
    assert.equal(mostBytes, null)
  } finally {
    await free.close()
  }
})

test('mails that wait take room like documents, and give it back when they are declined', async () => {
  const { me, caseId } = await withLeft(1_000)
  const mail = new File([`Subject: Dosya\r\n\r\n${'a'.repeat(900)}`], 'Posta.eml', { type: 'message/rfc822' })
  const bring = () => world.call(me.headers, 'mail.bring', { body: { File: mail } })
  const { data } = await bring()
  assert.ok(data?.mailId)
  assert.ok((await stored(me)).usedBytes > gigabyte - 100)
  assert.deepEqual(statesOf([await begin(me, caseId, 200), await bring()]), [full, full])
  await office.mustCall(me, 'mail.decline', { params: { mailId: String(data.mailId) } })
  assert.equal((await begin(me, caseId, 200)).status, 200)
})
