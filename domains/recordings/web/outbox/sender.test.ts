import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@mizan/platform/contract/client'
import { type KeptRecording, openPieces, type Piece } from './pieces.ts'
import { createSender } from './sender.ts'
import type { Step } from './steps.ts'

let last = 0
const cut = () => new ApiError(0, 'network.unreachable', '')
const tooLarge = () => new ApiError(413, 'recording.too_large', 'Ses 50 MB sınırını aşıyor.')

/** A page with one recording of so many pieces; the errors of the next calls by the names of these. */
async function opened(pieces: number, more: Partial<KeptRecording> = {}) {
  const store = openPieces(`sender-${++last}`)
  await store.begin({
    id: 'a',
    userId: 'deniz',
    caseId: 'case',
    caseTitle: 'Yılmaz / ABC',
    name: 'Ses kaydı',
    file: null,
    startedAt: '2026-12-11T09:00:00.000Z',
    recordingId: null,
    part: 1,
    beforeMs: 0,
    lengthMs: 0,
    pieces: 0,
    sentences: [],
    isEnded: false,
    ...more,
  })
  const add = (number: number, more: Partial<Piece> = {}) =>
    store.add('a', { number, bytes: new ArrayBuffer(1), lengthMs: number * 5_000, ...more })
  for (let number = 1; number <= pieces; number++) await add(number)
  const made: string[] = []
  const steps: Step[] = []
  const fails = new Map<string, Error[]>()
  const answer = async (call: string) => {
    made.push(call)
    const error = fails.get(call)?.shift()
    if (error) throw error
  }
  const sender = createSender({
    pieces: store,
    onStep: (_recording, step) => void steps.push(step),
    calls: {
      begin: async () => {
        await answer('begin')
        return { recordingId: 'r' }
      },
      goOn: async () => {
        await answer('go on')
        return { part: 2 }
      },
      add: ({ part, earlierPieces = 0 }, { number }) =>
        answer(part === 1 ? `add ${number}` : `add ${number - earlierPieces} of ${part}`),
      saveText: () => answer('text'),
      finish: (_recording, withAll) => answer(withAll ? 'finish' : 'finish without sound'),
    },
  })
  /** Waits until nothing more happens, retries included. */
  const settled = async () => {
    for (let before = -1; before !== made.length; ) {
      before = made.length
      await wait(30)
      sender.online()
      await wait(30)
    }
  }
  return { store, add, made, steps, fails, sender, settled }
}
const heard = [{ text: 'Tanık geldi.', at: 2_000 }]

test('pieces are sent in their order and kept until each is acknowledged; the recording stays open', async () => {
  const { store, made, sender, settled } = await opened(3)
  sender.send('a')
  await settled()
  assert.deepEqual(made, ['begin', 'add 1', 'add 2', 'add 3'])
  assert.equal(await store.next('a'), undefined)
  assert.equal((await store.find('a'))?.recordingId, 'r')
})

test('a new part begins on the server once all pieces of the former one are there, even if an answer is lost', async () => {
  const { store, add, made, fails, sender, settled } = await opened(2)
  await add(3, { beginsPart: true, lengthMs: 2_000 })
  await add(4, { lengthMs: 7_000 })
  fails.set('go on', [cut()])
  fails.set('add 1 of 2', [cut()])
  sender.send('a')
  await settled()
  assert.deepEqual(made, [
    ...['begin', 'add 1', 'add 2', 'go on', 'go on', 'add 1 of 2', 'add 1 of 2', 'add 2 of 2'],
  ])
  const { beforeMs, lengthMs, pieces, earlierPieces } = (await store.find('a')) ?? {}
  assert.deepEqual([beforeMs, lengthMs, pieces, earlierPieces], [10_000, 7_000, 4, 2])
})

test('a piece that comes while another is sent follows it', async () => {
  const { add, made, sender, settled } = await opened(1)
  sender.send('a')
  await add(2)
  sender.send('a')
  await settled()
  assert.deepEqual(made, ['begin', 'add 1', 'add 2'])
})

test('a line that is cut is tried again with the same piece, and nothing is thrown away meanwhile', async () => {
  const { store, made, steps, fails, sender, settled } = await opened(2)
  fails.set('begin', [cut()])
  fails.set('add 1', [cut(), new ApiError(503, '', 'Bakım')])
  sender.send('a')
  await wait(50)
  assert.equal((await store.next('a'))?.number, 1)
  await settled()
  assert.deepEqual(made, ['begin', 'begin', 'add 1', 'add 1', 'add 1', 'add 2'])
  assert.deepEqual(
    steps.filter(({ is }) => is === 'cut'),
    [
      { is: 'cut', text: '' },
      { is: 'cut', text: '' },
      { is: 'cut', text: 'Bakım' },
    ],
  )
})

test('a recording that has ended is saved with its text, and this browser forgets it', async () => {
  const { store, made, steps, sender, settled } = await opened(1, { isEnded: true, sentences: heard })
  sender.send('a')
  await settled()
  assert.deepEqual(made, ['begin', 'add 1', 'text', 'finish'])
  assert.deepEqual(steps.at(-1), { is: 'saved', sound: 'all' })
  assert.equal(await store.find('a'), undefined)
})

test('if the server does not take the sound, the text is saved without it', async () => {
  const { store, made, steps, fails, sender, settled } = await opened(2, { isEnded: true, sentences: heard })
  fails.set('add 2', [tooLarge()])
  sender.send('a')
  await settled()
  assert.deepEqual(made, ['begin', 'add 1', 'add 2', 'text', 'finish without sound'])
  assert.deepEqual(steps.at(-1), { is: 'saved', sound: 'some' })
  assert.equal(await store.find('a'), undefined)
})

test('with no sound on the server, a text is saved alone; without a text the recording stays in this browser', async () => {
  for (const sentences of [heard, []]) {
    const { store, steps, fails, sender, settled } = await opened(1, { isEnded: true, sentences })
    fails.set('add 1', [tooLarge()])
    sender.send('a')
    await settled()
    const last = steps.at(-1)
    if (sentences.length > 0) assert.deepEqual(last, { is: 'saved', sound: 'none' })
    else assert.equal(last?.is, 'refused')
    assert.equal(await store.next('a').then((piece) => piece !== undefined), sentences.length === 0)
  }
})

test('if the server takes neither the sound nor the text, the recording stays in this browser with the reason', async () => {
  const { store, steps, fails, sender, settled } = await opened(1, { isEnded: true, sentences: heard })
  fails.set('add 1', [tooLarge()])
  fails.set('text', [new ApiError(403, 'case.read_only', 'Bu davada yalnız okuma yetkiniz var.')])
  sender.send('a')
  await settled()
  const text = 'Bu davada yalnız okuma yetkiniz var.'
  assert.deepEqual(steps.at(-1), { is: 'refused', text, isFull: false })
  assert.notEqual(await store.find('a'), undefined)
})

test('a part of a chosen file is never saved as if it were the whole', async () => {
  const file = { name: 'tanık.mp3', size: 2 }
  const { store, steps, fails, sender, settled } = await opened(2, { isEnded: true, file })
  fails.set('add 2', [tooLarge()])
  sender.send('a')
  await settled()
  assert.equal(steps.at(-1)?.is, 'refused')
  assert.equal((await store.next('a'))?.number, 2)
})

test('a refusal during a recording is reported, and the recorded sound stays in this browser', async () => {
  const { store, steps, fails, sender, settled } = await opened(2)
  fails.set('add 1', [tooLarge()])
  sender.send('a')
  await settled()
  assert.deepEqual(steps.at(-1), { is: 'refused', text: 'Ses 50 MB sınırını aşıyor.', isFull: true })
  assert.equal((await store.next('a'))?.number, 1)
})

test('somebody who may not write any more keeps the recording in this browser', async () => {
  const { store, steps, fails, sender, settled } = await opened(1, { isEnded: true, sentences: heard })
  fails.set('begin', [new ApiError(403, 'case.read_only', 'Bu davada yalnız okuma yetkiniz var.')])
  sender.send('a')
  await settled()
  assert.deepEqual(steps.at(-1), {
    is: 'refused',
    text: 'Bu davada yalnız okuma yetkiniz var.',
    isFull: false,
  })
  assert.equal((await store.next('a'))?.number, 1)
})
