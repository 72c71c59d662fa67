import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOf, type RecordingClient } from './calls.ts'
import type { KeptRecording } from './pieces.ts'

const kept: KeptRecording = {
  id: '0123456789abcdef0123456789abcdef',
  userId: 'deniz',
  caseId: 'case',
  caseTitle: 'Yılmaz / ABC',
  name: 'Ses kaydı',
  file: null,
  startedAt: '2026-12-11T09:00:00.000Z',
  recordingId: 'r',
  part: 2,
  beforeMs: 0,
  lengthMs: 0,
  pieces: 5,
  earlierPieces: 3,
  sentences: [],
  isEnded: false,
}

/** The calls that were made, with their bodies. */
function opened() {
  const made: [name: string, body: unknown][] = []
  const client = new Proxy({} as RecordingClient, {
    get: (_target, name) => async (input: { body?: unknown }) => {
      made.push([String(name), input.body])
      return { recordingId: 'r', part: 2 }
    },
  })
  return { made, calls: callsOf(client) }
}

test('a recording is begun with the same key each time, so that a lost answer leaves no second one', async () => {
  const { made, calls } = opened()
  await calls.begin(kept)
  await calls.begin({ ...kept, file: { name: 'tanık.mp3', size: 9 } })
  const { id: key, name } = kept
  assert.deepEqual(made, [
    ['recordings.begin', { key, name }],
    ['recordings.begin', { key, name, source: 'file', fileName: 'tanık.mp3', size: 9 }],
  ])
})

test('pieces of a later part are counted from its beginning', async () => {
  const { made, calls } = opened()
  await calls.add(kept, { number: 4, bytes: new ArrayBuffer(1), lengthMs: null, beginsPart: true })
  await calls.finish(kept, true)
  const [[, added], [, finished]] = made as [[string, Record<string, unknown>], [string, unknown]]
  assert.deepEqual([added.Part, added.Number, finished], ['2', '1', { pieces: 2 }])
})
