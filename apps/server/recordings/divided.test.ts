/** Sound that is larger than a service takes at once is sent in portions, whose times are those of the whole sound. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { answers, type ReceivedRequest } from '@mizan/platform/outside/testing'
import { openRecordingJobs } from '../../../domains/recordings/server/testing/index.ts'
import {
  type NumberedSound,
  numberedSounds,
  numbersIn,
} from '../../../domains/recordings/server/testing/sounds.ts'
import { transcriberOf } from '../../../domains/recordings/server/transcription/openai.ts'
import { domains } from '../domains.ts'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { begins, type Place, recordingsOf } from './office.ts'
import { serveTranscription } from './service.ts'

const maxBytes = 60_000
/** The limit of the service in this test. */
const worldBytes = 1024 * 1024
const environment = { TRANSCRIPTION_URL: 'http://127.0.0.1:9/v1', TRANSCRIPTION_MEGABYTES: '1' }
const sounds = await numberedSounds(1_500)

let world: World
let office: ReturnType<typeof recordingsOf>
let me: Person
let service: Awaited<ReturnType<typeof serveTranscription>>
let jobs: ReturnType<typeof openRecordingJobs>
before(async () => {
  world = await openWorld(domains, environment)
  office = recordingsOf(world)
  me = await world.superAdmin()
})
after(() => world.close())
beforeEach(async () => {
  service = await serveTranscription()
  const options = { url: service.url, key: undefined, model: 'x', maxBytes, pauseMs: 5 }
  jobs = openRecordingJobs(world, transcriberOf(options))
})
afterEach(() => service.close())

/** A finished recording of these bytes, in two pieces. */
async function recorded(bytes: Buffer<ArrayBuffer>, length?: number): Promise<Place> {
  const place = await office.begin(me, await office.newCase(me))
  const half = Math.floor(bytes.length / 2)
  for (const [at, piece] of [bytes.subarray(0, half), bytes.subarray(half)].entries()) {
    const more = { Number: String(at + 1), ...(length && { Length: String(length) }) }
    const { status, code } = await office.send(me, place, Buffer.from(piece), more)
    assert.equal(status, 200, code)
  }
  await office.call(me, 'finish', place, { pieces: 2 })
  return place
}

async function transcribed(place: Place) {
  const { status, code } = await office.call(me, 'transcribe', place, {})
  assert.equal(status, 200, code)
  await jobs.transcribe(place.recordingId)
  return (await office.read(me, place)).transcription
}

/** Hears the numbers of the first and the last packet, each at its time in the portion. */
const hearNumbers =
  ({ packetMs }: NumberedSound) =>
  ({ body }: ReceivedRequest) => {
    const numbers = numbersIn(body)
    const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
    const end = ((last - first) * packetMs) / 1_000
    return {
      text: '',
      segments: [
        { start: 0, end: 0.01, text: `Paket ${first}.` },
        { start: end, end: end + 0.01, text: `Paket ${last}.` },
      ],
    }
  }

const line = /^\[(\d+):(\d\d):(\d\d(?:\.\d+)?)\] Paket (\d+)\.$/

/** Milliseconds, and the number that was heard then. */
const heardAt = (text: string): [at: number, number: number][] =>
  text.split('\n').map((one) => {
    const [, hours, minutes, seconds, number] = (line.exec(one) ?? assert.fail(one)).map(Number)
    const at = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
    return [at, Number(number)]
  })

for (const [name, sound] of sounds)
  test(`${name}: all of it is sent in portions that the service takes, with the times of the whole`, async () => {
    const { bytes, packetMs, packets } = sound
    const place = await recorded(bytes, Math.round(packets * packetMs))
    service.behave(answers(hearNumbers(sound)))
    const { state, problem } = await transcribed(place)
    assert.deepEqual([state, problem], ['done', null])
    assert.ok(service.received.length > 1)
    const formBytes = 2_000
    for (const { body } of service.received)
      assert.ok(body.length < maxBytes + formBytes, String(body.length))
    const sent = new Set(service.received.flatMap(({ body }) => numbersIn(body)))
    assert.equal(sent.size, packets)
    const heard = heardAt((await office.call(me, 'transcript', place)).data.text)
    assert.equal(heard.length, 2 * service.received.length)
    for (const [at, number] of heard)
      assert.ok(Math.abs(at - number * packetMs) <= packetMs, `${number} at ${at}`)
  })

test('a sound that follows one of unmeasured length begins where that one has ended', async () => {
  const sound = sounds.get('MP3 of varying rate without a table') as NumberedSound
  const place = await office.begin(me, await office.newCase(me))
  await office.send(me, place, sound.bytes)
  await office.call(me, 'goOn', place)
  await office.send(me, place, sound.bytes.subarray(0, 40_000), { Part: '2' })
  await office.call(me, 'finish', place, {})
  service.behave(answers(hearNumbers(sound)))
  assert.equal((await transcribed(place)).state, 'done')
  const heard = heardAt((await office.call(me, 'transcript', place)).data.text)
  const [at = 0, number] = heard.at(-2) ?? []
  assert.deepEqual([number, Math.round(at / 100)], [0, Math.round((1_500 * sound.packetMs) / 100)])
})

test('sound of a kind that cannot be divided is refused before anything is begun', async () => {
  const place = await office.begin(me, await office.newCase(me))
  const dictated = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(worldBytes)])
  assert.equal((await office.send(me, place, dictated)).status, 200)
  await office.call(me, 'finish', place, {})
  const { status, code } = await office.call(me, 'transcribe', place, {})
  assert.deepEqual([status, code], [413, 'recording.too_large_to_transcribe'])
})

test('sound that cannot be read is refused in words, and nothing of it is sent', async () => {
  const place = await recorded(Buffer.concat([begins(), Buffer.alloc(2 * maxBytes)]))
  const { state, problem } = await transcribed(place)
  assert.deepEqual([state, problem, service.received.length], ['failed', 'not_divided', 0])
})
