import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recording } from '../../schemas.ts'
import type { WaitingRecording } from '../outbox/waiting-list.ts'
import { isTooLargeToTranscribe } from './chosen-file.ts'
import { isEmpty, leftOf } from './left-recordings.ts'
import { stateOf } from './states.ts'

const recording: Recording = {
  recordingId: 'r',
  name: 'Görüşme',
  state: 'unfinished',
  source: 'microphone',
  parts: [{ part: 1, contentType: 'audio/webm', size: 9, pieces: 1, lengthMs: 5_000 }],
  size: 9,
  lengthMs: 5_000,
  lastPieceAt: '2026-12-11T09:00:00.000Z',
  transcriptVersion: 0,
  transcription: null,
  version: 1,
  createdBy: { id: 'deniz', name: 'Deniz Örnek' },
  createdAt: '2026-12-11T08:59:00.000Z',
  deleted: null,
  may: [],
}
const waiting = (state: WaitingRecording['state'], recordingId: string | null): WaitingRecording => ({
  recording: {
    id: 'a',
    userId: 'deniz',
    caseId: 'case',
    caseTitle: 'Yılmaz / ABC',
    name: 'Görüşme',
    file: null,
    startedAt: '2026-12-11T08:59:00.000Z',
    recordingId,
    part: 2,
    beforeMs: 5_000,
    lengthMs: 12_000,
    pieces: 3,
    sentences: [],
    isEnded: false,
  },
  state,
  text: '',
  isFull: false,
  sent: 0,
  sentAt: null,
  isLevel: false,
})
const left = (recordings: Recording[], inPage: WaitingRecording[], userId = 'deniz') =>
  leftOf({ caseId: 'case', userId, recordings, waiting: inPage }).map(({ key, lengthMs }) => [key, lengthMs])

test('what this browser keeps of an unfinished recording counts with what came before it, and once', () => {
  assert.deepEqual(left([recording], [waiting('left', 'r')]), [['a', 17_000]])
  assert.deepEqual(left([], [waiting('left', null)]), [['a', 17_000]])
})

test('a recording that another browser left is asked about as well, but only its own person', () => {
  assert.deepEqual(left([recording], []), [['r', 5_000]])
  assert.deepEqual(left([recording], [], 'ayse'), [])
  assert.deepEqual(left([{ ...recording, state: 'ready' }], []), [])
})

test('nobody is asked about what this page is recording or sending', () => {
  assert.deepEqual(left([recording], [waiting('open', 'r')]), [])
  assert.deepEqual(left([recording], [waiting('sending', 'r')]), [])
})

test('an unfinished recording to which pieces come is being recorded', () => {
  const at = Date.parse('2026-12-11T09:00:00.000Z')
  assert.equal(stateOf(recording, at + 10_000, 'elsewhere'), 'recording')
  assert.equal(stateOf(recording, at + 40_000, 'elsewhere'), 'unfinished')
  assert.equal(stateOf(recording, at + 40_000, 'here'), 'recording')
  assert.equal(stateOf({ ...recording, lastPieceAt: null }, at, 'elsewhere'), 'unfinished')
})

test('a recording that was cut off in this browser seconds ago is not being recorded any more', () => {
  const at = Date.parse('2026-12-11T09:00:00.000Z')
  assert.equal(stateOf(recording, at + 3_000, 'stopped'), 'unfinished')
})

test('a file that is on its way is not being recorded', () => {
  const file: Recording = { ...recording, source: 'file', lastPieceAt: null }
  assert.equal(stateOf(file, 0, 'here'), 'uploading')
  assert.equal(stateOf(file, 0, 'stopped'), 'unfinished')
  assert.equal(stateOf(file, 0, 'elsewhere'), 'unfinished')
})

test('a recording without sound is only a text', () => {
  const ready: Recording = { ...recording, state: 'ready' }
  assert.equal(stateOf(ready, 0, 'elsewhere'), 'ready')
  assert.equal(stateOf({ ...ready, parts: [] }, 0, 'elsewhere'), 'textOnly')
})

test('a recording that was left with neither sound nor text is not offered to be saved', () => {
  const nothing = { key: 'a', name: '', startedAt: '', lengthMs: 0, waiting: undefined, recording: undefined }
  const bare = { ...recording, parts: [], size: 0, lengthMs: null }
  const here = waiting('left', 'r')
  assert.ok(isEmpty({ ...nothing, recording: bare }))
  assert.ok(!isEmpty({ ...nothing, recording: { ...bare, size: 9 } }))
  assert.ok(!isEmpty({ ...nothing, recording: { ...bare, transcriptVersion: 1 } }))
  assert.ok(!isEmpty({ ...nothing, recording: bare, waiting: here }))
})

test('only large sound that cannot be divided is asked about before it is sent', () => {
  const sound = (name: string, size: number) => ({ name, size })
  assert.ok(isTooLargeToTranscribe(sound('Duruşma.WMA', 26), 25))
  assert.ok(!isTooLargeToTranscribe(sound('Duruşma.wma', 25), 25))
  assert.ok(!isTooLargeToTranscribe(sound('Duruşma.m4a', 26), 25))
  assert.ok(!isTooLargeToTranscribe(sound('Duruşma.amr', 26), null))
})
