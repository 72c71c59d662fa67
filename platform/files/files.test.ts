import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isBackedUp } from '../config/folders.ts'
import { FileError, openFolderStore } from './index.ts'
import { keepLeftoversAway } from './leftovers.ts'

const megabyte = 1024 * 1024

async function openStore(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-files-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const inFolder = (name: string) => readdir(join(folder, name)).catch(() => [])
  return { folder, store: await openFolderStore(folder), inFolder }
}

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

const textOf = async (stream: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Readable.from(stream).toArray()).toString()
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof FileError ? error.problem : error.message),
  )

test('a file is read back as it was stored, completely and in parts', async (t) => {
  const { store, folder } = await openStore(t)
  const file = await store.put('office-1/case-2/v1.pdf', chunks('Sayın ', 'Mahkeme'), 100)
  const sha256 = createHash('sha256').update('Sayın Mahkeme').digest('hex')
  assert.deepEqual(file, { key: 'office-1/case-2/v1.pdf', size: 14, sha256 })
  assert.equal(await textOf(await store.read(file)), 'Sayın Mahkeme')
  assert.equal(await textOf(await store.readRange(file, { start: 7, end: 9 })), 'Mah')
  assert.equal(await textOf(await store.readRange(file, { start: 7, end: 999 })), 'Mahkeme')
  for (const range of [
    { start: 14, end: 15 },
    { start: -1, end: 2 },
    { start: 3, end: 2 },
    { start: 0.5, end: 2 },
  ])
    assert.equal(await problemOf(store.readRange(file, range)), 'bad_range')
  assert.equal((await stat(join(folder, 'files/office-1/case-2/v1.pdf'))).mode & 0o077, 0)
  assert.equal(await problemOf(store.put(file.key, chunks('other'), 100)), 'exists')
  await store.remove(file.key)
  await store.remove(file.key)
  assert.equal(await problemOf(store.read(file)), 'missing')
})

test('a stream that breaks, or exceeds the quota, leaves nothing behind', async (t) => {
  const { store, inFolder } = await openStore(t)
  const breaking = async function* () {
    yield Buffer.from('half')
    throw new Error('the sender is gone')
  }
  assert.equal(await problemOf(store.put('a/b', breaking(), 100)), 'the sender is gone')
  assert.equal(await problemOf(store.put('a/b', chunks('x'.repeat(60), 'x'.repeat(60)), 100)), 'too_large')
  assert.equal((await store.put('a/b', chunks('x'.repeat(100)), 100)).size, 100)
  assert.deepEqual([await inFolder('.incoming'), await inFolder('files/a')], [[], ['b']])
})

test('of two files that come in under one key at once, the second is refused', async (t) => {
  const { store } = await openStore(t)
  const [first, second] = await Promise.allSettled([
    store.put('a/b', chunks('first'), 100),
    store.put('a/b', chunks('other one'), 100),
  ])
  assert.deepEqual([first.status, second.status], ['fulfilled', 'rejected'])
  if (first.status === 'fulfilled') assert.equal(await textOf(await store.read(first.value)), 'first')
})

test('a file that nobody reads is not kept open', async (t) => {
  const { store } = await openStore(t)
  const file = await store.put('a/b', chunks('first'), 100)
  const open = async () => (await readdir('/dev/fd')).length
  const before = await open()
  for (let each = 0; each < 20; each += 1) (await store.read(file)).destroy()
  await sleep(50)
  assert.ok((await open()) < before + 10)
})

test('while a file is arriving, it is neither in its place nor in a backup', async (t) => {
  const { store, folder, inFolder } = await openStore(t)
  const going = Promise.withResolvers<void>()
  const slow = async function* () {
    yield Buffer.from('first ')
    await going.promise
    yield Buffer.from('last')
  }
  const put = store.put('a/slow', slow(), 100)
  while ((await inFolder('.incoming')).length === 0) await sleep(5)
  assert.deepEqual(await inFolder('files/a'), [])
  assert.deepEqual((await readdir(folder)).filter(isBackedUp), [])
  going.resolve()
  await put
  assert.equal((await readFile(join(folder, 'files/a/slow'))).toString(), 'first last')
  assert.deepEqual((await readdir(folder)).filter(isBackedUp), ['files'])
})

test('a key cannot lead out of the folder', async (t) => {
  const { store } = await openStore(t)
  const bad = [
    '',
    '/a',
    'a/',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'a//b',
    'a\\b',
    'a\0',
    'a b',
    'ç',
    `${'a/'.repeat(6)}a`,
  ]
  for (const key of bad) {
    assert.equal(await problemOf(store.put(key, chunks('x'), 10)), 'bad_key', key)
    assert.equal(await problemOf(store.read({ key, size: 1, sha256: '' })), 'bad_key', key)
  }
})

test('changed bytes are detected, and so are missing bytes', async (t) => {
  const { store, folder } = await openStore(t)
  const file = await store.put('a/b', chunks('untouched'), 100)
  await writeFile(join(folder, 'files/a/b'), 'unt0uched')
  assert.equal(await problemOf(textOf(await store.read(file))), 'damaged')
  await truncate(join(folder, 'files/a/b'), 4)
  assert.equal(await problemOf(store.read(file)), 'damaged')
  assert.equal(await problemOf(store.readRange(file, { start: 0, end: 1 })), 'damaged')
})

test('fifty megabytes are stored with little memory', async (t) => {
  const { store } = await openStore(t)
  const chunk = randomBytes(256 * 1024)
  let most = 0
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const watch = () => {
    // Collects garbage first, so that only used memory is measured.
    collect()
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }
  async function* large() {
    for (let sent = 0; sent < 200; sent += 1) {
      if (sent % 10 === 0) watch()
      yield Buffer.from(chunk)
    }
  }
  const before = process.memoryUsage().arrayBuffers
  const file = await store.put('a/large', large(), 50 * megabyte)
  assert.equal(file.size, 50 * megabyte)
  let read = 0
  for await (const part of await store.read(file)) {
    if (Math.floor(read / megabyte) !== Math.floor((read + part.length) / megabyte)) watch()
    read += part.length
  }
  assert.equal(read, file.size)
  assert.ok(most - before < 10 * megabyte, `${Math.round((most - before) / megabyte)} MB`)
})

test('files that a killed server left incomplete are removed after a day, files that are still arriving are not', async (t) => {
  const { folder, inFolder } = await openStore(t)
  await mkdir(join(folder, '.incoming'))
  for (const name of ['old', 'young']) await writeFile(join(folder, '.incoming', name), 'half')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
  await utimes(join(folder, '.incoming/old'), twoDaysAgo, twoDaysAgo)
  await openFolderStore(folder)
  assert.deepEqual(await inFolder('.incoming'), ['young'])
  const stop = await keepLeftoversAway(join(folder, '.incoming'), 10)
  t.after(stop)
  await utimes(join(folder, '.incoming/young'), twoDaysAgo, twoDaysAgo)
  while ((await inFolder('.incoming')).length > 0) await sleep(5)
})
