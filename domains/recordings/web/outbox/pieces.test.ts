import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passingPieces, piecesIn } from './passing-pieces.ts'
import { type KeptRecording, openPieces, type PieceStore } from './pieces.ts'

const recording = (id: string, userId = 'deniz'): KeptRecording => ({
  id,
  userId,
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
})
const piece = (number: number) => ({
  number,
  bytes: new Uint8Array([number]).buffer,
  lengthMs: number * 5_000,
})

let last = 0
/** A browser for this test alone; opened again, it is another page of the same browser. */
const newBrowser = () => `recordings-${++last}`

test('a page that is opened after a crash finds each piece that the server had not acknowledged, in order', async () => {
  const browser = newBrowser()
  const crashed = openPieces(browser)
  await crashed.begin(recording('a'))
  for (const number of [1, 2, 3]) await crashed.add('a', piece(number))
  await crashed.acknowledge('a', 1)
  const opened = openPieces(browser)
  assert.deepEqual(await opened.all('deniz'), [{ ...recording('a'), lengthMs: 15_000, pieces: 3 }])
  const found = await opened.next('a')
  assert.deepEqual([found?.number, [...new Uint8Array(found?.bytes ?? new ArrayBuffer())]], [2, [2]])
  await opened.acknowledge('a', 2)
  assert.equal((await opened.next('a'))?.number, 3)
  await opened.acknowledge('a', 3)
  assert.equal(await opened.next('a'), undefined)
})

test('a recording that is removed takes its pieces along, and leaves those of others', async () => {
  const pieces = openPieces(newBrowser())
  for (const id of ['a', 'b']) {
    await pieces.begin(recording(id))
    await pieces.add(id, piece(1))
  }
  await pieces.remove('a')
  assert.equal(await pieces.next('a'), undefined)
  assert.equal((await pieces.next('b'))?.number, 1)
  assert.deepEqual(
    (await pieces.all('deniz')).map(({ id }) => id),
    ['b'],
  )
})

test('a person sees only what they recorded themselves', async () => {
  const pieces = openPieces(newBrowser())
  await pieces.begin(recording('a', 'ayse'))
  assert.deepEqual(await pieces.all('deniz'), [])
})

test('a piece of a recording that was removed meanwhile is not kept', async () => {
  const pieces = openPieces(newBrowser())
  await pieces.begin(recording('a'))
  await pieces.remove('a')
  await pieces.add('a', piece(1))
  await pieces.change('a', { isEnded: true })
  assert.equal(await pieces.next('a'), undefined)
  assert.equal(await pieces.find('a'), undefined)
})

/** A disk that accepts so many writes and no more. */
function filling(store: PieceStore, writes: number): PieceStore {
  let left = writes
  const use = () => {
    left -= 1
    if (left < 0) throw new DOMException('full', 'QuotaExceededError')
  }
  return {
    ...store,
    begin: async (one) => {
      use()
      await store.begin(one)
    },
    add: async (id, one) => {
      use()
      await store.add(id, one)
    },
  }
}

for (const writes of [0, 1, 3])
  test(`where the disk takes ${writes} writes, the page keeps the others itself and says so once`, async () => {
    let said = 0
    const pieces = piecesIn(filling(openPieces(newBrowser()), writes), () => {
      said += 1
    })
    await pieces.begin(recording('a'))
    for (const number of [1, 2, 3, 4]) await pieces.add('a', piece(number))
    await pieces.change('a', { isEnded: true })
    const found: (number | undefined)[] = []
    for (let one = await pieces.next('a'); one; one = await pieces.next('a')) {
      found.push(one.number)
      await pieces.acknowledge('a', one.number)
    }
    assert.deepEqual(found, [1, 2, 3, 4])
    const { pieces: many, isEnded } = (await pieces.find('a')) ?? {}
    assert.deepEqual([many, isEnded, said], [4, true, 1])
    await pieces.remove('a')
    assert.equal(await pieces.find('a'), undefined)
    assert.deepEqual(await passingPieces().all('deniz'), [])
  })
