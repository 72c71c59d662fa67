/** Logging out while sound or text has not reached the server. */
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { session, signOut } from '@mizan/platform/ui'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { recordingRows } from '../../contract.ts'
import { recordingErrors } from '../../errors.ts'
import type { KeptRecording } from '../outbox/pieces.ts'
import { outbox } from '../page.ts'
import { RecorderHost } from '../recorder/RecorderHost.tsx'
import { recordingWith, signIn } from '../testing/index.tsx'
import { keepDraft, readDrafts } from '../transcript/drafts.ts'

const names = ['begin', 'addPiece', 'finish', 'transcript', 'saveTranscript'] as const
const rows = Object.fromEntries(
  names.map((name) => [`recordings.${name}`, recordingRows[`recordings.${name}`]]),
) as unknown as typeof recordingRows
const show = screensOf({ rows, errors: recordingErrors })

const at = '2026-12-11T09:00:00.000Z'
const recording = recordingWith({ state: 'unfinished', parts: [], size: 0 })

let last = 0

const keptBy = (userId: string, name: string): KeptRecording => ({
  ...{ id: `${++last}`.padStart(32, '0'), userId, caseId: 'case-1', caseTitle: 'Yılmaz / ABC', name },
  ...{ file: null, startedAt: at, recordingId: null, part: 1, beforeMs: 0, lengthMs: 0, pieces: 0 },
  ...{ sentences: [], isEnded: false },
})

/** A signed-in person, without a connection to the server unless `line.isThere`. */
async function opened(t: TestContext, answers: object = {}) {
  const line = { isThere: false }
  const reached = <T,>(answer: T) => {
    if (!line.isThere) throw new Unreachable()
    return answer
  }
  const screen = await show(t, <RecorderHost />, {
    answers: {
      'recordings.begin': () => reached(recording),
      'recordings.addPiece': () => reached({ part: 1, pieces: 1, size: 3, at }),
      'recordings.finish': () => reached({ ...recording, state: 'ready' }),
      'recordings.saveTranscript': () => reached({ text: '', version: 2, changedBy: null, changedAt: null }),
      ...answers,
    } as never,
  })
  const userId = `user-${++last}`
  const { mock: recovered } = t.mock.method(outbox, 'recover')
  signIn(t, userId)
  await until(() => assert.equal(recovered.callCount(), 1, 'the screen knows the person'))
  t.after(() => {
    outbox.leave()
  })
  const record = async (name = 'Görüşme') => {
    const kept = keptBy(userId, name)
    await outbox.begin(kept)
    await outbox.add(kept.id, { number: 1, bytes: new ArrayBuffer(3), lengthMs: 5_000 })
  }
  const isSignedIn = () => session.state().status === 'signedIn'
  return { screen, line, userId, record, isSignedIn }
}

const write = (userId: string) =>
  keepDraft(userId, 'recording-2', {
    ...{ text: 'Tanık geldi.', before: '', version: 1, caseId: 'case-1', name: 'Keşif' },
  })

test('a person without unsent work is not asked', async (t) => {
  const { isSignedIn } = await opened(t)
  await signOut()
  assert.equal(isSignedIn(), false)
})

test('unsent sound and text are named, and a person who stays loses nothing', async (t) => {
  const { screen, userId, record, isSignedIn } = await opened(t)
  await record()
  write(userId)
  const leaving = signOut()
  await screen.shows('Gönderilmemiş ses ya da metin var')
  await screen.shows('Ses kaydı: Görüşme')
  await screen.shows('Kaydedilmemiş metin: Keşif')
  await screen.press('Vazgeç')
  await leaving
  assert.equal(isSignedIn(), true)
  assert.deepEqual([(await outbox.unsent(userId)).length, Object.keys(readDrafts(userId)).length], [1, 1])
})

test('discarded work is deleted from the browser', async (t) => {
  const { screen, userId, record, isSignedIn } = await opened(t)
  await record()
  write(userId)
  const leaving = signOut()
  await screen.press('Sil ve çık')
  await leaving
  assert.equal(isSignedIn(), false)
  assert.deepEqual([await outbox.unsent(userId), readDrafts(userId)], [[], {}])
})

test('a person who waits is logged out once everything has arrived', async (t) => {
  const { screen, line, userId, record, isSignedIn } = await opened(t)
  await record()
  write(userId)
  line.isThere = true
  const leaving = signOut()
  await screen.press('Gönder ve çık')
  window.dispatchEvent(new Event('online'))
  await leaving
  assert.equal(isSignedIn(), false)
  assert.deepEqual([await outbox.unsent(userId), readDrafts(userId)], [[], {}])
  assert.ok(screen.sent().some((body) => JSON.stringify(body) === '{"text":"Tanık geldi.","version":1}'))
})

test('a text that the server refuses is named and kept, and the person stays signed in', async (t) => {
  const refuse = () => {
    throw new AppError('version.changed', { details: { changes: [] } })
  }
  const { screen, line, userId, isSignedIn } = await opened(t, { 'recordings.saveTranscript': refuse })
  line.isThere = true
  write(userId)
  const leaving = signOut()
  await screen.press('Gönder ve çık')
  await screen.shows('Bu metinler kaydedilemedi; açıp bakın: Keşif')
  await screen.press('Vazgeç')
  await leaving
  assert.deepEqual([isSignedIn(), readDrafts(userId)['recording-2']?.text], [true, 'Tanık geldi.'])
})
