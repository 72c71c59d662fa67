import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@mizan/platform/contract/client'
import { createOutbox, type OutboxParts } from './outbox.ts'
import { type KeptRecording, openPieces } from './pieces.ts'

const kept: KeptRecording = {
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
}
const piece = (number: number) => ({ number, bytes: new ArrayBuffer(1), lengthMs: number * 5_000 })

let last = 0
/** The stores that the pages of one browser share. */
const newBrowser = () => ({ name: `outbox-${++last}`, locks: new Set<string>(), isOnline: true })

function openPage(browser: ReturnType<typeof newBrowser>, { isUnfinished = true, isConnected = true } = {}) {
  const said: string[] = []
  const outbox = createOutbox({
    pieces: openPieces(browser.name),
    now: () => '2026-12-11T09:00:05.000Z',
    hold: async (lock) => {
      if (browser.locks.has(lock)) return false
      browser.locks.add(lock)
      return () => void browser.locks.delete(lock)
    },
  })
  const call = async (name: string) => {
    if (!browser.isOnline) throw new ApiError(0, 'network.unreachable', '')
    said.push(name)
  }
  const parts: OutboxParts = {
    calls: {
      begin: () => call('begin').then(() => ({ recordingId: 'r' })),
      goOn: () => call('go on').then(() => ({ part: 2 })),
      add: (_recording, { number }) => call(`add ${number}`),
      saveText: () => call('text'),
      finish: () => call('finish'),
    },
    drop: () => call('drop'),
    isUnfinished: async () => isUnfinished,
    onArrived: () => {},
    onSaved: (_recording, sound) => void said.push(`saved ${sound}`),
    onLeft: ({ lengthMs }) => void said.push(`left ${lengthMs}`),
  }
  const connect = () => outbox.connect(parts)
  if (isConnected) connect()
  const settled = async () => {
    await wait(40)
    outbox.online()
    await wait(40)
  }
  return { outbox, said, settled, connect }
}

/** A page that recorded two pieces without a connection, and was closed. */
async function crashed(browser: ReturnType<typeof newBrowser>, more: Partial<KeptRecording> = {}) {
  browser.isOnline = false
  const { outbox, settled } = openPage(browser)
  await outbox.begin({ ...kept, ...more })
  await outbox.add('a', piece(1))
  await outbox.add('a', piece(2))
  await settled()
  assert.equal(outbox.find('a')?.state, 'cut')
  browser.locks.clear()
  browser.isOnline = true
}

test('a page that opens after a crash sends the rest and asks once what to do with it', async () => {
  const browser = newBrowser()
  await crashed(browser)
  const { outbox, said, settled } = openPage(browser)
  await outbox.recover('deniz')
  await settled()
  await outbox.recover('deniz')
  await settled()
  assert.deepEqual(said, ['begin', 'add 1', 'add 2', 'left 10000'])
  const { state, isLevel } = outbox.find('a') ?? {}
  assert.deepEqual([state, isLevel], ['left', true])
  await outbox.end('a')
  await settled()
  assert.deepEqual(said.slice(4), ['finish', 'saved all'])
  assert.deepEqual(outbox.current(), [])
})

test('what its person had ended is finished without a question', async () => {
  const browser = newBrowser()
  await crashed(browser, { isEnded: true })
  const { outbox, said, settled } = openPage(browser)
  await outbox.recover('deniz')
  await settled()
  assert.deepEqual(said, ['begin', 'add 1', 'add 2', 'finish', 'saved all'])
})

test('a second page does not touch what another one is recording, nor what belongs to somebody else', async () => {
  const browser = newBrowser()
  const first = openPage(browser)
  await first.outbox.begin(kept)
  await first.settled()
  const second = openPage(browser)
  await second.outbox.recover('deniz')
  await second.outbox.recover('ayse')
  await second.settled()
  assert.deepEqual([second.outbox.current(), second.said], [[], []])
})

test('a recording that was finished elsewhere is not asked about any more', async () => {
  const browser = newBrowser()
  const first = openPage(browser)
  await first.outbox.begin(kept)
  await first.settled()
  browser.locks.clear()
  const { outbox, said, settled } = openPage(browser, { isUnfinished: false })
  await outbox.recover('deniz')
  await settled()
  assert.deepEqual([outbox.current(), said], [[], []])
  assert.deepEqual(await openPieces(browser.name).all('deniz'), [])
})

test('a file that is chosen while the page is still loading is sent once it can be', async () => {
  const { outbox, said, settled, connect } = openPage(newBrowser(), { isConnected: false })
  await outbox.begin(kept)
  await outbox.add('a', piece(1))
  await outbox.end('a')
  await settled()
  assert.deepEqual(said, [])
  connect()
  await settled()
  assert.deepEqual(said, ['begin', 'add 1', 'finish', 'saved all'])
})

test('a recording that is dropped is gone here and on the server', async () => {
  const browser = newBrowser()
  const { outbox, said, settled } = openPage(browser)
  await outbox.begin(kept)
  await outbox.add('a', piece(1))
  await settled()
  await outbox.drop('a')
  assert.deepEqual([outbox.current(), said], [[], ['begin', 'add 1', 'drop']])
  assert.deepEqual(await openPieces(browser.name).all('deniz'), [])
})

test('the next person who signs in sees nothing of it, and its owner finds it again', async () => {
  const browser = newBrowser()
  const { outbox, settled } = openPage(browser)
  await outbox.begin(kept)
  await settled()
  outbox.leave()
  await outbox.recover('ayse')
  assert.deepEqual(outbox.current(), [])
  outbox.leave()
  await outbox.recover('deniz')
  assert.equal(outbox.find('a')?.state, 'left')
})

test('a person who signs out while the page takes over left recordings leaves them to the next page', async () => {
  const browser = newBrowser()
  await crashed(browser)
  const { outbox, said, settled } = openPage(browser)
  const recovering = outbox.recover('deniz')
  outbox.leave()
  await recovering
  await settled()
  assert.deepEqual([[...browser.locks], said, outbox.current()], [[], [], []])
})
