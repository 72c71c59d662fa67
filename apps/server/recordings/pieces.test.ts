/** Tests that audio arrives in pieces and that no acknowledged piece is lost. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openRecordingJobs } from '../../../domains/recordings/server/testing/index.ts'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { begins, recordingsOf } from './office.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
let me: Person
before(async () => {
  world = await openWorld()
  office = recordingsOf(world)
  me = await world.superAdmin()
})
after(() => world.close())

const codeOf = async (answer: Promise<{ code?: string }>) => (await answer).code

test('pieces become one stream, and a player asks for ranges of it with a ticket', async () => {
  const place = await office.recorded(me)
  const whole = Buffer.concat([begins(), Buffer.from('devamı')])
  const { ticket } = await office.mustCall(me, 'recordings.ticket', { params: { ...place } })
  const played = await office.play({ headers: {} }, { ...place, ticket })
  assert.deepEqual(played.rawPayload, whole)
  assert.equal(played.headers['content-type'], 'audio/ogg')
  const range = `bytes=30-${begins().length + 2}`
  const some = await office.play({ headers: { range } }, { ...place, ticket })
  assert.deepEqual([some.statusCode, some.rawPayload], [206, whole.subarray(30, begins().length + 3)])
  const other = await office.recorded(me, place.caseId)
  assert.equal((await office.play({ headers: {} }, { ...other, ticket })).statusCode, 403)
  await world.call(me.headers, 'recordings.delete', { params: { ...other } })
  assert.equal((await office.play(me, other)).json().code, 'recording.not_found')
})

test('a piece may be sent again, but neither with other bytes nor out of order', async () => {
  const place = await office.begin(me, await office.newCase(me))
  assert.equal(await codeOf(office.send(me, place, begins(), { Number: '2' })), 'recording.piece_missing')
  const first = await office.send(me, place, begins())
  const again = await office.send(me, place, begins())
  assert.deepEqual([again.status, again.data], [200, first.data])
  assert.equal(await codeOf(office.send(me, place, begins('başka'))), 'recording.piece_differs')
  const far = await office.send(me, place, 'c', { Number: '3' })
  assert.deepEqual([far.code, far.details], ['recording.piece_missing', { part: 1, pieces: 1 }])
  const { size, parts } = await office.read(me, place)
  assert.deepEqual([size, parts.length, parts[0].pieces], [begins().length, 1, 1])
})

test('the same piece that comes several times at once is stored once', async () => {
  const place = await office.begin(me, await office.newCase(me))
  const before = await office.piecesOnDisk()
  const answers = await Promise.all(Array.from({ length: 4 }, () => office.send(me, place, begins())))
  assert.deepEqual(
    answers.map(({ status, data }) => [status, data?.pieces]),
    answers.map(() => [200, 1]),
  )
  assert.equal((await office.read(me, place)).size, begins().length)
  assert.equal((await office.piecesOnDisk()) - before, 1)
})

test('a person who continues after a crash records a part of its own, and the former window ends', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins(), { Length: '1500' })
  const { data } = await office.call(me, 'goOn', place)
  assert.equal(data.part, 2)
  assert.equal((await office.call(me, 'goOn', place)).data.part, 2, 'a part without audio is not left behind')
  assert.equal(await codeOf(office.send(me, place, 'b', { Number: '2' })), 'recording.continued')
  assert.equal((await office.send(me, place, begins('iki'), { Part: '2', Length: '700' })).status, 200)
  const { parts, lengthMs, may } = await office.read(me, place)
  assert.deepEqual([parts.length, lengthMs], [2, 2_200])
  assert.deepEqual(may, ['edit', 'goOn', 'finish', 'drop'])
  assert.deepEqual((await office.play(me, { ...place, part: '2' })).rawPayload, begins('iki'))
})

test('a chosen file that is no audio, or is empty, leaves no recording; a recording with a text or a live one stays', async () => {
  const caseId = await office.newCase(me)
  const listed = async () =>
    (await office.mustCall(me, 'recordings.list', { params: { caseId } })).items.length
  for (const [bytes, code] of [
    ['<html>', 'recording.not_audio'],
    ['', 'document.empty'],
  ] as const) {
    const body = { source: 'file', fileName: 'Keşif.mp3', size: 5 }
    const { recordingId } = await office.mustCall(me, 'recordings.begin', { params: { caseId }, body })
    assert.equal(await codeOf(office.send(me, { caseId, recordingId }, bytes)), code)
    assert.equal(await listed(), 0)
    const { rows } = await world.system(sql`select from recordings where id = ${recordingId}`)
    assert.equal(rows.length, 0)
  }
  assert.equal(await codeOf(office.send(me, await office.begin(me, caseId), '<html>')), 'recording.not_audio')
  assert.equal(await listed(), 1)
})

test('a file that is no audio is refused by its bytes, or by its ending and size before it is sent', async () => {
  const caseId = await office.newCase(me)
  const place = await office.begin(me, caseId)
  assert.equal(await codeOf(office.send(me, place, '<html>')), 'recording.not_audio')
  assert.equal(await codeOf(office.send(me, place, '')), 'document.empty')
  const begin = (body: object) =>
    codeOf(world.call(me.headers, 'recordings.begin', { params: { caseId }, body }))
  assert.equal(await begin({ source: 'file', fileName: 'a.exe', size: 5 }), 'recording.type_not_allowed')
  assert.equal(await begin({ source: 'file', fileName: 'a.mp3', size: 62_000_000 }), 'recording.too_large')
  assert.equal(await begin({ source: 'file', fileName: 'Keşif.mp3', size: 5 }), undefined)
})

test('a recording is refused beyond 50 MB, and its stored part stays', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins())
  await world.system(
    sql`update recordings set size = ${50 * 1024 * 1024 - 3} where id = ${place.recordingId}`,
  )
  assert.equal(await codeOf(office.send(me, place, 'dört', { Number: '2' })), 'recording.too_large')
  assert.equal((await office.call(me, 'finish', place, { pieces: 1 })).status, 200)
  assert.deepEqual((await office.play(me, place)).rawPayload, begins())
})

test('a recording ends once, and not while any of its pieces are missing', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins())
  const early = await office.call(me, 'finish', place, { pieces: 2 })
  assert.deepEqual([early.code, early.details], ['recording.piece_missing', { part: 1, pieces: 1 }])
  for (const _ of [1, 2]) assert.equal((await office.call(me, 'finish', place, {})).data.state, 'ready')
  assert.equal(await codeOf(office.send(me, place, 'b', { Number: '2' })), 'recording.finished')
  assert.equal((await office.call(me, 'drop', place)).code, 'recording.finished')
  const { items } = await office.mustCall(me, 'cases.history', { params: { caseId: place.caseId }, body: {} })
  const added = items.filter(({ action }: { action: string }) => action === 'recording.added')
  assert.equal(added.length, 1)
})

test('a recording with neither sound nor text is not saved, and the refusal says what to do', async () => {
  const place = await office.begin(me, await office.newCase(me))
  for (const body of [{}, { pieces: 0 }]) {
    const { status, code, message } = await office.call(me, 'finish', place, body)
    assert.deepEqual([status, code], [409, 'recording.empty'])
    assert.match(message, /ne ses ne metin/)
  }
  assert.equal((await office.read(me, place)).state, 'unfinished')
  await office.send(me, place, begins())
  assert.equal((await office.call(me, 'finish', place, {})).status, 200)
})

test('a call that begins a recording may be repeated with its key, and begins one recording', async () => {
  const caseId = await office.newCase(me)
  const key = crypto.randomUUID()
  const [one, two] = await Promise.all([office.begin(me, caseId, { key }), office.begin(me, caseId, { key })])
  assert.equal(one.recordingId, two.recordingId)
  assert.notEqual((await office.begin(me, caseId, {})).recordingId, one.recordingId)
  const elsewhere = { params: { caseId: await office.newCase(me) }, body: { key } }
  assert.equal(await codeOf(world.call(me.headers, 'recordings.begin', elsewhere)), 'recording.key_taken')
})

test('others hear a recording and may end it once it has stopped, but never add to it', async () => {
  const caseId = await office.newCase(me)
  const writer = await office.colleague(me, { [caseId]: 'write' })
  const reader = await office.colleague(me, { [caseId]: 'read' })
  const place = await office.begin(me, caseId)
  await office.send(me, place, begins())
  assert.equal(await codeOf(office.send(writer, place, 'b', { Number: '2' })), 'recording.of_other')
  assert.equal((await office.call(writer, 'finish', place, {})).code, 'recording.of_other')
  assert.equal((await office.play(reader, place)).statusCode, 200)
  assert.deepEqual((await office.read(reader, place)).may, [])
  assert.equal((await office.call(reader, 'drop', place)).code, 'case.read_only')
  await world.system(
    sql`update recordings set last_piece_at = now() - interval '3 minutes' where id = ${place.recordingId}`,
  )
  assert.deepEqual((await office.read(writer, place)).may, ['edit', 'finish', 'drop'])
  assert.equal((await office.call(writer, 'finish', place, {})).status, 200)
})

test('nothing is left of a dropped recording after the job, and pieces are never stored unencrypted', async () => {
  const secret = 'gizlisözcük'
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins(secret))
  const folder = join(world.folder, 'files', 'recordings')
  for (const name of await readdir(folder, { recursive: true })) {
    const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0))
    assert.equal(bytes.includes(secret), false)
  }
  const before = await office.piecesOnDisk()
  assert.equal((await office.call(me, 'drop', place)).status, 200)
  assert.equal((await office.call(me, 'read', place)).code, 'recording.not_found')
  await openRecordingJobs(world).tidy()
  assert.equal(before - (await office.piecesOnDisk()), 1)
})

test('a piece that a killed server left incomplete does not belong to the recording, and is removed after a day', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins())
  const company = sql`(select company_id from recordings where id = ${place.recordingId})`
  const left = (hours: number) =>
    world.system(sql`insert into recording_pieces (id, company_id, recording_id, part, number, created_at)
      values (${crypto.randomUUID()}, ${company}, ${place.recordingId}, 1, 2, now() - make_interval(hours => ${hours}))`)
  await left(25)
  await left(1)
  assert.equal((await office.send(me, place, 'sonraki', { Number: '2' })).status, 200)
  await openRecordingJobs(world).tidy()
  const { rows } = await world.system(
    sql`select count(*)::int as count from recording_pieces where recording_id = ${place.recordingId}`,
  )
  assert.deepEqual(rows, [{ count: 3 }])
  assert.deepEqual(
    (await office.play(me, place)).rawPayload,
    Buffer.concat([begins(), Buffer.from('sonraki')]),
  )
})

test('a recording that nobody finished in thirty days is finished if it has content, and removed otherwise', async () => {
  const caseId = await office.newCase(me)
  const [heard, empty] = [await office.begin(me, caseId), await office.begin(me, caseId)]
  await office.send(me, heard, begins())
  await world.system(sql`update recordings set created_at = now() - interval '31 days',
    last_piece_at = last_piece_at - interval '31 days' where case_id = ${caseId}`)
  await openRecordingJobs(world).tidy()
  assert.equal((await office.read(me, heard)).state, 'ready')
  assert.equal((await office.call(me, 'read', empty)).code, 'recording.not_found')
})

test('a recording has no more pieces in many parts than in one', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins())
  await world.system(sql`update recording_parts set pieces = 7200 where recording_id = ${place.recordingId}`)
  assert.equal(await codeOf(office.send(me, place, 'b', { Number: '7201' })), 'recording.too_large')
  await office.call(me, 'goOn', place)
  assert.equal(await codeOf(office.send(me, place, begins(), { Part: '2' })), 'recording.too_large')
})
