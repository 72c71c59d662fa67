import assert from 'node:assert/strict'
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBackedUp } from '../config/folders.ts'
import { openFolderStore } from './index.ts'
import { keepLeftoversAway } from './leftovers.ts'
import { leastFree } from './room.ts'
import { chunks, examineStore, problemOf } from './testing/exam.ts'

async function openStore(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-files-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const filesBelow = async (name: string) => {
    const options = { recursive: true, withFileTypes: true } as const
    const found = await readdir(join(folder, name), options).catch(() => [])
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  const keys = async () =>
    (await filesBelow('files')).map((path) => path.slice(join(folder, 'files/').length)).sort()
  const incoming = () => filesBelow('.incoming')
  const replace = (key: string, bytes: Buffer) => writeFile(join(folder, 'files', key), bytes)
  return { folder, store: await openFolderStore(folder), keys, incoming, replace }
}

examineStore('the folder store', openStore)

test('only its owner can read a stored file', async (t) => {
  const { folder, store } = await openStore(t)
  await store.put('office-1/case-2/v1.pdf', chunks('Sayın ', 'Mahkeme'), 100)
  assert.equal((await stat(join(folder, 'files/office-1/case-2/v1.pdf'))).mode & 0o077, 0)
})

test('files that are arriving are not in a backup', async (t) => {
  const { folder, store, incoming } = await openStore(t)
  const going = Promise.withResolvers<void>()
  const slow = async function* () {
    yield Buffer.from('first ')
    await going.promise
  }
  const put = store.put('a/slow', slow(), 100)
  while ((await incoming()).length === 0) await sleep(5)
  assert.deepEqual((await readdir(folder)).filter(isBackedUp), [])
  going.resolve()
  await put
  assert.deepEqual((await readdir(folder)).filter(isBackedUp), ['files'])
})

test('a disk that becomes full is named, and nothing is left on it', async (t) => {
  const { store, keys, incoming } = await openStore(t)
  for (const code of ['ENOSPC', 'EDQUOT']) {
    let written = 0
    const write = fs.write.bind(fs) as unknown as (...values: unknown[]) => void
    // The disk has room for one chunk; the next write fails as the system lets it fail.
    const full = t.mock.method(fs, 'write', ((...values: unknown[]) => {
      written += 1
      const done = values.at(-1) as (error: Error) => void
      if (written === 1) write(...values)
      else setImmediate(done, Object.assign(new Error(`${code}: write`), { code }))
    }) as unknown as typeof fs.write)
    const parts = Array.from({ length: 5 }, () => 'x'.repeat(100_000))
    assert.equal(await problemOf(store.put('a/b', chunks(...parts), 1_000_000)), 'full')
    assert.ok(written > 1)
    assert.deepEqual([await incoming(), await keys()], [[], []])
    full.mock.restore()
  }
  assert.equal((await store.put('a/b', chunks('there is room again'), 100)).size, 19)
})

test('the last of a disk is left to others', async (t) => {
  const { store, keys } = await openStore(t)
  const bsize = 4_096
  const narrow = t.mock.method(fs.promises, 'statfs', async () => ({ bsize, bavail: leastFree / bsize - 1 }))
  syncBuiltinESMExports()
  t.after(() => {
    narrow.mock.restore()
    syncBuiltinESMExports()
  })
  assert.equal(await problemOf(store.put('a/b', chunks('x'), 100)), 'full')
  assert.deepEqual(await keys(), [])
})

test('files that a killed server left incomplete are removed after a day, files that are still arriving are not', async (t) => {
  const { folder } = await openStore(t)
  const names = () => readdir(join(folder, '.incoming'))
  await mkdir(join(folder, '.incoming'))
  for (const name of ['old', 'young']) await writeFile(join(folder, '.incoming', name), 'half')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
  await utimes(join(folder, '.incoming/old'), twoDaysAgo, twoDaysAgo)
  await openFolderStore(folder)
  assert.deepEqual(await names(), ['young'])
  const stop = await keepLeftoversAway(join(folder, '.incoming'), 10)
  t.after(stop)
  await utimes(join(folder, '.incoming/young'), twoDaysAgo, twoDaysAgo)
  while ((await names()).length > 0) await sleep(5)
})
