/** Transcripts, names, the bin, and the key of the office. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openRecordingJobs } from '../../../domains/recordings/server/testing/index.ts'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { begins, type Place, recordingsOf } from './office.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
let me: Person
before(async () => {
  world = await openWorld()
  office = recordingsOf(world)
  me = await world.superAdmin()
})
after(() => world.close())

const save = (who: Person, place: Place, text: string, version?: number) =>
  office.call(who, 'saveTranscript', place, { text, version: version ?? 0 })
const transcript = (who: Person, place: Place) => office.call(who, 'transcript', place)
const entries = async (caseId: string, action: string): Promise<number> => {
  const { items } = await office.mustCall(me, 'cases.history', { params: { caseId }, body: {} })
  return items.filter((entry: { action: string }) => entry.action === action).length
}

test('the text is saved although no audio came, and the recording ends with it', async () => {
  const place = await office.begin(me, await office.newCase(me))
  assert.deepEqual((await transcript(me, place)).data.text, '')
  assert.equal((await save(me, place, '[0:00:02] Tanık geldi.')).data.version, 1)
  const { data } = await office.call(me, 'finish', place, {})
  assert.deepEqual([data.state, data.size, data.transcriptVersion], ['ready', 0, 1])
  assert.equal((await transcript(me, place)).data.text, '[0:00:02] Tanık geldi.')
  assert.equal((await office.play(me, place)).json().code, 'recording.no_audio')
})

test('a text that somebody else has changed is not overwritten, and the refusal says who changed it', async () => {
  const place = await office.recorded(me)
  const other = await office.colleague(me, { [place.caseId]: 'write' })
  await save(me, place, 'Bir')
  assert.equal((await save(other, place, 'İki', 1)).data.version, 2)
  const refused = await save(me, place, 'Üç', 1)
  assert.equal(refused.code, 'version.changed')
  assert.deepEqual([refused.details.version, refused.details.changes[0].by], [2, other.userId])
  assert.equal((await save(me, place, 'Üç')).code, 'version.changed', 'without a version there was none')
  assert.equal((await transcript(me, place)).data.text, 'İki')
})

test('saving repeatedly makes one entry in the record, and saving during a recording makes none', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await save(me, place, 'a')
  await office.call(me, 'finish', place, {})
  for (const version of [1, 2, 3]) await save(me, place, `b${version}`, version)
  assert.equal(await entries(place.caseId, 'recording.transcript_saved'), 0)
  await world.system(sql`update recordings set transcript_at = now() - interval '11 minutes'
    where id = ${place.recordingId}`)
  await save(me, place, 'c', 4)
  await save(me, place, 'd', 5)
  assert.equal(await entries(place.caseId, 'recording.transcript_saved'), 1)
})

test('texts are stored encrypted, and neither they nor the audio open while the key is locked', async () => {
  const own = await world.superAdmin()
  const place = await office.recorded(own)
  const live = await office.begin(own, place.caseId)
  await save(own, place, 'gizlisözcük')
  const stored = await world.system(sql`select transcript from recordings where id = ${place.recordingId}`)
  const { transcript: sealed } = stored.rows[0] as { transcript: Buffer }
  assert.equal(sealed.includes('gizlis'), false)
  const passphrase = 'dört yeşil kurbağa'
  const taken = { body: { newPassphrase: passphrase, understood: true } }
  await office.mustCall(own, 'documents.takeKey', taken)
  assert.equal((await transcript(own, place)).data.text, 'gizlisözcük', 'the keys have moved')
  await office.mustCall(own, 'documents.closeKey')
  const closed = 'document.keys_locked'
  assert.equal((await transcript(own, place)).code, closed)
  assert.equal((await save(own, place, 'x', 1)).code, closed)
  assert.equal((await office.play(own, place)).json().code, closed)
  const ticket = await world.call(own.headers, 'recordings.ticket', { params: { ...place } })
  assert.equal(ticket.code, closed, 'a player could not say why there is no sound')
  assert.equal((await office.call(own, 'transcribe', place, { replace: true })).code, closed)
  assert.equal((await office.send(own, live, begins())).code, closed)
  const began = await world.call(own.headers, 'recordings.begin', {
    params: { caseId: place.caseId },
    body: {},
  })
  assert.equal(began.code, closed)
  assert.equal((await office.read(own, place)).transcriptVersion, 1, 'the list needs no key')
  await office.mustCall(own, 'documents.openKey', { body: { passphrase } })
  assert.equal((await office.play(own, place)).statusCode, 200)
})

test('a name that somebody else has changed meanwhile is not overwritten', async () => {
  const place = await office.recorded(me)
  const rename = (name: string, version: number) => office.call(me, 'rename', place, { name, version })
  assert.equal((await rename('  Tanık   görüşmesi ', 1)).data.name, 'Tanık görüşmesi')
  assert.equal((await rename('Keşif', 1)).code, 'version.changed')
  assert.equal((await rename('Keşif', 2)).data.version, 3)
})

test('a deleted recording is in the bin for thirty days, and then gone with its pieces', async () => {
  const place = await office.recorded(me)
  const list = async (bin: boolean) => {
    const query = { bin: String(bin) }
    const found = await office.mustCall(me, 'recordings.list', { params: { caseId: place.caseId }, query })
    return [found.items.length, found.total, found.inBin]
  }
  assert.deepEqual(await list(false), [1, 1, 0])
  assert.equal((await office.call(me, 'delete', place)).status, 200)
  assert.deepEqual(
    [await list(false), await list(true)],
    [
      [0, 0, 1],
      [1, 1, 1],
    ],
  )
  assert.equal((await office.call(me, 'restore', place)).data.deleted, null)
  await office.call(me, 'delete', place)
  await world.system(sql`update recordings set deleted_at = now() - interval '31 days'
    where id = ${place.recordingId}`)
  assert.equal((await office.call(me, 'restore', place)).code, 'recording.not_found')
  const before = await office.piecesOnDisk()
  await openRecordingJobs(world).tidy()
  assert.equal(before - (await office.piecesOnDisk()), 2)
  assert.equal(await entries(place.caseId, 'recording.removed'), 1)
  assert.deepEqual(await list(true), [0, 0, 0])
})
