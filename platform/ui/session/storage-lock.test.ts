import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyStore } from './keys.ts'
import { createStorageLock } from './storage-lock.ts'

function storeOf(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values))
  const store: KeyStore = {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
  return { map, store }
}

const stays = () => {}
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('of forty tabs one works at a time, all get their turn, and nothing stays behind', async () => {
  const { map, store } = storeOf()
  let [inside, most, done] = [0, 0, 0]
  const work = async () => {
    most = Math.max(most, ++inside)
    for (let step = 0; step < 3; step++) await soon()
    inside--
    done++
  }
  const tabs = Array.from({ length: 40 }, (_, no) =>
    createStorageLock({ store, now: () => 0, pause: soon, owner: `tab-${no}`, onGone: stays }),
  )
  await Promise.all(tabs.map((alone) => alone(work)))
  assert.deepEqual([most, done, map.size], [1, 40, 0])
})

test('of two tabs that find the lock free at the same moment one works', async () => {
  const { store } = storeOf()
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    for (let step = 0; step < 5; step++) await soon()
    inside--
  }
  const lock = { now: () => 0, pause: soon, onGone: stays }
  let second: Promise<void> | undefined
  // While the first reads that nobody holds it, the second reads and writes the same: their browsers share no turn.
  const interrupted: KeyStore = {
    ...store,
    get: (key) => {
      const found = store.get(key)
      if (key === 'session-lock-holder') second ??= createStorageLock({ store, ...lock, owner: 'b' })(work)
      return found
    },
  }
  await createStorageLock({ store: interrupted, ...lock, owner: 'a' })(work)
  await second
  assert.equal(most, 1)
})

test('work that fails lets the next one in and tells its own tab', async () => {
  const { store } = storeOf()
  const alone = createStorageLock({ store, now: () => 0, pause: soon, owner: 'tab', onGone: stays })
  await assert.rejects(
    alone(() => Promise.reject(new Error('away'))),
    { message: 'away' },
  )
  assert.equal(await alone(async () => 'fine'), 'fine')
})

test('a tab that died while it worked holds the others up until its time is over', async () => {
  const { store } = storeOf({ 'session-lock-holder': 'closed|30000' })
  let clock = 0
  const pause = () => {
    clock += 1_000
    return soon()
  }
  const alone = createStorageLock({ store, now: () => clock, pause, owner: 'tab', onGone: stays })
  assert.equal(await alone(async () => clock >= 30_000), true)
})

test('a tab that is closed or loaded anew while it works lets the next one in at once', async () => {
  const { store } = storeOf()
  let goes = () => {}
  const parts = { store, now: () => 0, pause: soon }
  const leaving = createStorageLock({ ...parts, owner: 'left', onGone: (free) => (goes = free) })
  let end = () => {}
  let begun = false
  const cut = leaving(() => {
    begun = true
    return new Promise<void>((resolve) => (end = resolve))
  })
  while (!begun) await soon()
  goes()
  const next = createStorageLock({ ...parts, owner: 'next', onGone: stays })
  assert.equal(await next(async () => 'in'), 'in')
  end()
  await cut
})
