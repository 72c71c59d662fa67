import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as breath } from 'node:timers/promises'
import type { KeptRecording, Piece } from '../outbox/pieces.ts'
import { MicrophoneError, type MicrophoneListener, type OpenMicrophone } from './microphone.ts'
import { createRecorder } from './recorder.ts'
import type { SpeechListener } from './speech.ts'

const wanted = { userId: 'deniz', caseId: 'case', caseTitle: 'Yılmaz / ABC', name: 'Ses kaydı' }
const bytes = new ArrayBuffer(1)

/** A page with a microphone and a clock of the test. */
function openPage(answer: () => Promise<void> = async () => {}, renews = true) {
  const kept: (KeptRecording | Piece | string)[] = []
  const noted: unknown[] = []
  let clock = 0
  let heard: SpeechListener | undefined
  let listening: MicrophoneListener | undefined
  let isOpen = false
  let isRenewed = false
  const device: OpenMicrophone = {
    begin: (given) => {
      listening = given
    },
    pause: () => listening?.onPiece(bytes, false),
    resume: () => {},
    renew: () => {
      if (!renews) throw new Error('This browser records only once at a time')
      listening?.onPiece(bytes, false)
      isRenewed = true
    },
    end: async () => {
      isOpen = false
      listening?.onPiece(bytes, isRenewed)
    },
    level: () => 0.5,
  }
  const recorder = createRecorder({
    outbox: {
      begin: async (recording) => void kept.push(recording),
      add: async (_id, piece) => void kept.push(piece),
      note: async (_id, sentences) => void noted.push(sentences),
      end: async (id) => void kept.push(`end ${id}`),
    },
    microphone: async () => {
      await answer()
      isOpen = true
      return device
    },
    listen: (_language, given) => {
      heard = given
      return () => {
        heard = undefined
      }
    },
    newId: () => 'a',
    ticks: () => clock,
    now: () => '2026-12-11T09:00:00.000Z',
    longestPartMs: 60_000,
  })
  return {
    recorder,
    kept,
    noted,
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
    piece: () => {
      const beginsPart = isRenewed
      isRenewed = false
      listening?.onPiece(bytes, beginsPart)
    },
    unplug: () => listening?.onLost(),
    say: (text: string) => heard?.onSentence(text),
    mumble: (text: string) => heard?.onUnsure(text),
    isHearing: () => heard !== undefined,
    isOpen: () => isOpen,
  }
}

test('pieces are numbered and carry the length of the sound up to their end, without pauses', async () => {
  const { recorder, kept, pass, piece } = openPage()
  await recorder.begin(wanted, 'tr', false)
  pass(5_000)
  piece()
  pass(1_000)
  recorder.pause()
  pass(60_000)
  recorder.resume()
  pass(2_000)
  await recorder.end()
  const pieces = kept.slice(1, -1) as Piece[]
  assert.deepEqual(
    pieces.map(({ number, lengthMs }) => [number, lengthMs]),
    [
      [1, 5_000],
      [2, 6_000],
      [3, 8_000],
    ],
  )
  assert.equal(kept.at(-1), 'end a')
  assert.equal(recorder.current(), undefined)
})

test('a part that has become long is followed by another one, and the clock continues', async () => {
  const { recorder, kept, pass, piece, say, noted } = openPage()
  await recorder.begin(wanted, 'tr', true)
  for (const milliseconds of [30_000, 31_000, 5_000, 60_000]) {
    pass(milliseconds)
    piece()
  }
  say('Sona geldik.')
  assert.equal(recorder.elapsed(), 126_000)
  await recorder.end()
  assert.deepEqual(
    (kept.slice(1, -1) as Piece[]).map(({ number, lengthMs, beginsPart }) => [number, lengthMs, beginsPart]),
    [
      [1, 30_000, undefined],
      [2, 61_000, undefined],
      [3, 61_000, undefined],
      [4, 5_000, true],
      [5, 65_000, undefined],
      [6, 65_000, undefined],
      [7, 0, true],
    ],
  )
  assert.deepEqual(noted.at(-1), [{ text: 'Sona geldik.', at: 126_000 }])
})

test('a browser that cannot begin another part records on in the same one', async () => {
  const { recorder, kept, pass, piece } = openPage(undefined, false)
  await recorder.begin(wanted, 'tr', false)
  pass(61_000)
  piece()
  assert.equal(recorder.current()?.state, 'recording')
  pass(5_000)
  piece()
  await recorder.end()
  assert.deepEqual(
    (kept.slice(1, -1) as Piece[]).map(({ lengthMs, beginsPart }) => [lengthMs, beginsPart]),
    [
      [61_000, undefined],
      [66_000, undefined],
      [66_000, undefined],
    ],
  )
})

test('only one recording is made at a time', async () => {
  const { recorder, kept } = openPage()
  await recorder.begin(wanted, 'tr', false)
  await recorder.begin({ ...wanted, caseId: 'another' }, 'tr', false)
  assert.equal(kept.length, 1)
})

test('a microphone that is refused or absent is reported, and nothing is kept', async () => {
  const { recorder, kept } = openPage(async () => {
    throw new MicrophoneError('denied')
  })
  await recorder.begin(wanted, 'tr', true)
  const { state, problem } = recorder.current() ?? {}
  assert.deepEqual([state, problem, kept], ['refused', 'denied', []])
  recorder.close()
  assert.equal(recorder.current(), undefined)
})

test('a recorder that is closed while the browser asks lets the microphone go', async () => {
  let allow = () => {}
  const { recorder, kept, isOpen } = openPage(
    () =>
      new Promise((resolve) => {
        allow = resolve
      }),
  )
  const begun = recorder.begin(wanted, 'tr', false)
  recorder.close()
  allow()
  await begun
  assert.deepEqual([kept, isOpen()], [[], false])
})

test('an unplugged microphone stops the clock, and the recorded sound can be saved', async () => {
  const { recorder, kept, pass, piece, unplug } = openPage()
  await recorder.begin(wanted, 'tr', false)
  pass(3_000)
  piece()
  unplug()
  pass(9_000)
  assert.equal(recorder.elapsed(), 3_000)
  recorder.resume()
  assert.equal(recorder.current()?.state, 'paused')
  await recorder.end()
  assert.equal(kept.at(-1), 'end a')
})

test('sentences are kept with their first moment, including those that were not yet sure at the end', async () => {
  const { recorder, noted, pass, say, mumble, isHearing } = openPage()
  const goesOn = { recordingId: 'r', part: 2, beforeMs: 60_000 }
  await recorder.begin({ ...wanted, goesOn }, 'tr', true)
  pass(2_000)
  mumble('Tanık')
  pass(3_000)
  say('Tanık geldi.')
  pass(1_000)
  mumble('Sonra')
  await recorder.end()
  await breath()
  assert.deepEqual(noted.at(-1), [
    { text: 'Tanık geldi.', at: 62_000 },
    { text: 'Sonra', at: 66_000 },
  ])
  assert.equal(isHearing(), false)
})

test('nothing is recognised unless the person wants it, and it can be switched while recording', async () => {
  const { recorder, isHearing } = openPage()
  await recorder.begin(wanted, 'tr', false)
  assert.equal(isHearing(), false)
  recorder.hear('tr', true)
  assert.deepEqual([isHearing(), recorder.current()?.speech], [true, 'on'])
  recorder.hear('tr', false)
  assert.deepEqual([isHearing(), recorder.current()?.speech], [false, 'off'])
})
