/** Tests of services that transcribe, and of the handling of their answers. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { answers, cut, fails, silent, stalled } from '@mizan/platform/outside/testing'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { openRecordingJobs } from '../../../domains/recordings/server/testing/index.ts'
import { transcriberOf } from '../../../domains/recordings/server/transcription/openai.ts'
import { domains } from '../domains.ts'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { begins, type Place, recordingsOf } from './office.ts'
import { serveTranscription, twoSentences } from './service.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
let me: Person
let service: Awaited<ReturnType<typeof serveTranscription>>
let jobs: ReturnType<typeof openRecordingJobs>
before(async () => {
  world = await openWorld()
  office = recordingsOf(world)
  me = await world.superAdmin()
})
after(() => world.close())
beforeEach(async () => {
  service = await serveTranscription()
  const options = { url: service.url, key: 'anahtar', model: 'whisper-1', maxBytes: 1_000_000 }
  jobs = openRecordingJobs(world, transcriberOf({ ...options, pauseMs: 5, stallMs: 2_000, answerMs: 300 }))
})
afterEach(() => service.close())

const start = (place: Place, body: object = {}) => office.call(me, 'transcribe', place, body)
const transcribed = async (place: Place, body: object = {}) => {
  const { status, code } = await start(place, body)
  assert.equal(status, 200, code)
  await jobs.transcribe(place.recordingId)
  return (await office.read(me, place)).transcription
}
const textOf = async (place: Place): Promise<string> => (await office.call(me, 'transcript', place)).data.text

test('what the service hears becomes the transcript, with the time of each sentence', async () => {
  const place = await office.recorded(me)
  const { state, percent, problem, isOffered } = await transcribed(place)
  assert.deepEqual([state, percent, problem, isOffered], ['done', 100, null, false])
  assert.equal(await textOf(place), '[0:00:00.500] Tanık geldi.\n[0:00:02] Yemin etti.')
  const { path, headers, body } = service.received[0] ?? {}
  assert.deepEqual([path, headers?.authorization], ['/v1/audio/transcriptions', 'Bearer anahtar'])
  assert.ok(body?.includes(Buffer.concat([begins(), Buffer.from('devamı')])))
  for (const said of ['verbose_json', 'whisper-1', 'name="language"', 'filename="audio.ogg"'])
    assert.ok(body?.includes(said), said)
})

test('times of a later part count from the beginning of the recording', async () => {
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, begins(), { Length: '10000' })
  await office.call(me, 'goOn', place)
  await office.send(me, place, begins('iki'), { Part: '2', Length: '5000' })
  await office.call(me, 'finish', place, {})
  assert.equal((await transcribed(place)).state, 'done')
  assert.equal(service.received.length, 2)
  assert.match(await textOf(place), /\n\[0:00:10\.500\] Tanık geldi\.\n\[0:00:12\] Yemin etti\.$/)
})

test('a line that breaks, a failure of the service and too many calls are tried again, three times at most', async () => {
  const place = await office.recorded(me)
  service.behave(cut, fails(503), answers(twoSentences))
  assert.equal((await transcribed(place)).state, 'done')
  assert.equal(service.received.length, 3)
  service.behave(fails(429))
  const failed = await transcribed(place, { replace: true })
  assert.deepEqual([failed.state, failed.problem, service.received.length], ['failed', 'service_busy', 3])
  assert.equal(await textOf(place), '[0:00:00.500] Tanık geldi.\n[0:00:02] Yemin etti.', 'the text stays')
})

test('refusals, errors in an answer of 200, unknown forms and silence are reported as such, and not tried again', async () => {
  const place = await office.recorded(me)
  const refusals = [
    [fails(401, {}), 'service_denied'],
    [fails(404, {}), 'service_denied'],
    [fails(400, {}), 'service_refused'],
    [fails(413), 'too_large'],
    [answers({ error: { message: 'no' } }), 'service_refused'],
    [answers('<html>'), 'service_malformed'],
    [answers({ text: 5 }), 'service_malformed'],
    [answers({ text: ' ', segments: [] }), 'silent'],
  ] as const
  for (const [answer, problem] of refusals) {
    service.behave(answer)
    const failed = await transcribed(place)
    assert.deepEqual([failed.state, failed.problem, service.received.length], ['failed', problem, 1], problem)
  }
  service.behave(answers({ text: 'Tanık geldi.\nYemin etti.' }))
  assert.equal((await transcribed(place)).state, 'done', 'and it may be tried again')
  assert.equal(await textOf(place), 'Tanık geldi.\nYemin etti.')
})

test('a service that never answers or is unreachable does not block a transcription for ever', async () => {
  const place = await office.recorded(me)
  service.behave(silent)
  assert.equal((await transcribed(place)).problem, 'service_unreachable')
  assert.equal(service.received.length, 3)
  await service.close()
  assert.equal((await transcribed(place)).problem, 'service_unreachable')
})

test('an answer that begins and then stops is given up earlier than one that has to be computed', async () => {
  const place = await office.recorded(me)
  service.behave(stalled, answers(twoSentences, { afterMs: 400 }))
  const options = { url: service.url, key: undefined, model: 'x', maxBytes: 1_000_000, pauseMs: 5 }
  await start(place)
  await openRecordingJobs(world, transcriberOf({ ...options, stallMs: 200, answerMs: 600_000 })).transcribe(
    place.recordingId,
  )
  assert.equal((await office.read(me, place)).transcription.state, 'done')
  assert.equal(service.received.length, 2)
})

test('a cancelled transcription ends its request and leaves the text alone', async () => {
  const place = await office.recorded(me)
  service.behave(silent)
  const patient = { url: service.url, key: undefined, model: 'x', maxBytes: 1_000_000 }
  const waiting = openRecordingJobs(world, transcriberOf(patient))
  await start(place)
  const running = waiting.transcribe(place.recordingId)
  await until(() => service.received.length > 0)
  assert.equal((await start(place)).code, 'recording.transcription_running')
  assert.equal((await office.call(me, 'cancelTranscription', place)).data.transcription.state, 'cancelled')
  await running
  assert.equal((await office.read(me, place)).transcription.state, 'cancelled')
  assert.equal((await office.call(me, 'cancelTranscription', place)).status, 200, 'also a second time')
  service.behave(answers(twoSentences))
  assert.equal((await transcribed(place)).state, 'done')
})

test('no more audio of a deleted recording is sent, and a waiting one is never sent', async () => {
  const place = await office.recorded(me)
  await start(place)
  assert.equal((await office.call(me, 'delete', place)).status, 200)
  await jobs.transcribe(place.recordingId)
  assert.equal(service.received.length, 0)
  await office.call(me, 'restore', place)
  assert.equal((await office.read(me, place)).transcription.state, 'cancelled')
  service.behave(silent)
  const patient = { url: service.url, key: undefined, model: 'x', maxBytes: 1_000_000 }
  await start(place)
  const running = openRecordingJobs(world, transcriberOf(patient)).transcribe(place.recordingId)
  await until(() => service.received.length > 0)
  await office.call(me, 'delete', place)
  await running
  await office.call(me, 'restore', place)
  assert.equal((await office.read(me, place)).transcription.state, 'cancelled')
})

test('a text that nobody could save again is not requested from a service', async () => {
  const place = await office.recorded(me)
  service.behave(answers({ text: 'Evet. '.repeat(60_000) }))
  assert.equal((await transcribed(place)).problem, 'service_malformed')
  assert.equal(await textOf(place), '')
})

test('a server that stops leaves the transcription to the next server', async () => {
  const place = await office.recorded(me)
  service.behave(silent, answers(twoSentences))
  await start(place)
  const stopping = new AbortController()
  const running = jobs.transcribe(place.recordingId, { signal: stopping.signal })
  await until(() => service.received.length > 0)
  stopping.abort()
  await assert.rejects(running)
  assert.equal((await office.read(me, place)).transcription.state, 'running')
  await jobs.transcribe(place.recordingId, { attempt: 2 })
  assert.equal((await office.read(me, place)).transcription.state, 'done')
})

test('a text that exists is replaced only on request, and one that was changed meanwhile is kept', async () => {
  const place = await office.recorded(me)
  const save = (text: string, version?: number) =>
    office.call(me, 'saveTranscript', place, { text, version: version ?? 0 })
  await save('Elle')
  assert.equal((await start(place)).code, 'recording.has_transcript')
  await start(place, { replace: true })
  await save('Elle yazıldı', 1)
  await jobs.transcribe(place.recordingId)
  const { transcription } = await office.read(me, place)
  assert.deepEqual([transcription.state, transcription.isOffered], ['done', true])
  assert.equal(await textOf(place), 'Elle yazıldı')
  const use = (version: number) => office.call(me, 'useTranscription', place, { version })
  assert.equal((await use(1)).code, 'version.changed')
  assert.match((await use(2)).data.text, /Tanık geldi/)
  assert.equal((await use(3)).code, 'recording.nothing_offered')
})

test('a key that is locked meanwhile stops a transcription, and nothing of it is stored', async () => {
  const own = await world.superAdmin()
  const place = await office.recorded(own)
  await office.mustCall(own, 'documents.takeKey', {
    body: { newPassphrase: 'dört yeşil kurbağa', understood: true },
  })
  await office.mustCall(own, 'recordings.transcribe', { params: { ...place }, body: {} })
  await office.mustCall(own, 'documents.closeKey')
  await jobs.transcribe(place.recordingId)
  const { transcription, transcriptVersion } = await office.read(own, place)
  assert.deepEqual([transcription.problem, transcriptVersion, service.received.length], ['key_locked', 0, 0])
})

test('a transcription is not made if the person, or their office, may no longer write the case by then', async () => {
  const own = await world.superAdmin()
  const caseId = await office.newCase(own)
  const writer = await office.colleague(own, { [caseId]: 'write' })
  const place = await office.recorded(own, caseId)
  const ofOffice = sql`company_id = (select company_id from cases where id = ${caseId})`
  const give = (granted: string) =>
    world.system(
      sql`update case_rights set granted = ${granted} where case_id = ${caseId} and user_id = ${writer.userId}`,
    )
  const turn = (state: string) =>
    world.call(own.headers, 'site.setFeature', { body: { feature: 'voice', state } })
  const licence = (until: string) =>
    world.system(
      sql`update licences set valid_until = now() + ${until}::interval where ${ofOffice} and key = 'voice'`,
    )
  const changes: [take: () => Promise<unknown>, giveBack: () => Promise<unknown>][] = [
    [() => give('read'), () => give('write')],
    [() => licence('-1 hour'), () => licence('1 day')],
    [() => turn('TurnedOff'), () => turn('TurnedOn')],
  ]
  for (const [take, giveBack] of changes) {
    const { status, code } = await office.call(writer, 'transcribe', place, {})
    assert.equal(status, 200, code)
    await take()
    await jobs.transcribe(place.recordingId)
    await giveBack()
    const { transcription, transcriptVersion } = await office.read(own, place)
    assert.deepEqual(
      [transcription.problem, transcriptVersion, service.received.length],
      ['not_permitted', 0, 0],
    )
  }
  await office.call(writer, 'transcribe', place, {})
  await jobs.transcribe(place.recordingId)
  assert.equal((await office.read(own, place)).transcription.state, 'done')
})

test('audio that the service would not take and that cannot be divided is refused before anything is sent', async () => {
  const place = await office.recorded(me)
  const small = openRecordingJobs(
    world,
    transcriberOf({ url: service.url, key: undefined, model: 'x', maxBytes: 3 }),
  )
  await start(place)
  await small.transcribe(place.recordingId)
  assert.equal((await office.read(me, place)).transcription.problem, 'not_divided')
  assert.equal(service.received.length, 0)
})

test('without a service the list says so, and a call is refused with a message', async () => {
  const bare = await openWorld(domains, {})
  try {
    const own = recordingsOf(bare)
    const person = await bare.superAdmin()
    const place = await own.recorded(person)
    const list = await own.mustCall(person, 'recordings.list', { params: { caseId: place.caseId } })
    assert.deepEqual([list.transcribes, list.items[0].may], [false, ['edit', 'delete']])
    assert.equal((await own.call(person, 'transcribe', place, {})).code, 'recording.transcriber_missing')
  } finally {
    await bare.close()
  }
})
