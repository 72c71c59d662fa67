import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { acquireFolderLock, withFolderLock } from './folder-lock.mjs'

function newLock(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-lock-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'lock')
}

function leaveLock(lock: string, owner: object): string {
  mkdirSync(lock)
  const file = join(lock, 'owner-1.json')
  writeFileSync(file, JSON.stringify(owner))
  return file
}

const QUICK = { timeoutMs: 300 }

test('only one process holds the lock at a time', async (t) => {
  const lock = newLock(t)
  let inside = 0
  const visit = () =>
    withFolderLock(lock, async () => {
      inside += 1
      assert.equal(inside, 1)
      await sleep(5)
      inside -= 1
    })
  await Promise.all(Array.from({ length: 12 }, visit))
  assert.deepEqual(readdirSync(join(lock, '..')), [])
})

test('the lock is released when the work throws', async (t) => {
  const lock = newLock(t)
  const failing = withFolderLock(lock, async () => {
    throw new Error('broken')
  })
  await assert.rejects(failing, /broken/)
  await withFolderLock(lock, async () => {}, QUICK)
})

test('a waiting process learns once who holds the lock, and gives up after its time-out', async (t) => {
  const lock = newLock(t)
  const release = await acquireFolderLock(lock)
  const told: number[] = []
  const waiting = acquireFolderLock(lock, { ...QUICK, onWait: (pid) => void told.push(pid) })
  await assert.rejects(waiting, /still held by process/)
  assert.deepEqual(told, [process.pid])
  await release()
})

test('the lock of a killed holder is taken over', async (t) => {
  const lock = newLock(t)
  leaveLock(lock, { pid: 2 ** 22 + 1, startMark: '1', host: hostname() })
  const release = await acquireFolderLock(lock, QUICK)
  await release()
})

test('another process with the id of the killed holder does not keep the lock', async (t) => {
  const lock = newLock(t)
  leaveLock(lock, { pid: process.pid, startMark: 'another', host: hostname() })
  const release = await acquireFolderLock(lock, QUICK)
  await release()
})

test('a holder on another machine counts as long as its heartbeat is fresh', async (t) => {
  const lock = newLock(t)
  const file = leaveLock(lock, { pid: 1, host: 'elsewhere' })
  await assert.rejects(acquireFolderLock(lock, QUICK), /still held/)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  const release = await acquireFolderLock(lock, QUICK)
  await release()
})

test('an empty folder that a killed holder left is taken over', async (t) => {
  const lock = newLock(t)
  mkdirSync(lock)
  const release = await acquireFolderLock(lock, QUICK)
  await release()
})
