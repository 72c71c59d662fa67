/** The behaviour that every store must have; the test of each store runs it. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { FileError, type FileStore } from '../port.ts'

const megabyte = 1024 * 1024
/** At most so many megabytes are in memory while a file of any size passes. */
const fewMegabytes = 10

export interface ExaminedStore {
  store: FileStore
  /** The keys of all files that it has. */
  keys: () => Promise<string[]>
  /** Names of files that are still being received. */
  incoming: () => Promise<string[]>
  /** Replaces the stored bytes, past the store. */
  replace: (key: string, bytes: Buffer) => Promise<void>
}

export async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

export const textOf = async (stream: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Readable.from(stream).toArray()).toString()

/** Keys of the files below a folder of keys, in order. */
export async function keysIn(store: Pick<FileStore, 'list'>, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(folder)) keys.push(key)
  return keys.sort()
}

export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof FileError ? error.problem : error.message),
  )

export function examineStore(
  name: string,
  open: (t: TestContext) => Promise<ExaminedStore>,
  { large = 50 } = {},
): void {
  test(`${name}: a file is read back as it was stored, completely and in parts`, async (t) => {
    const { store, keys } = await open(t)
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
    assert.equal(await problemOf(store.put(file.key, chunks('other'), 100)), 'exists')
    assert.deepEqual(await keys(), [file.key])
    await store.remove(file.key)
    await store.remove(file.key)
    assert.equal(await problemOf(store.read(file)), 'missing')
    assert.equal(await problemOf(store.readRange(file, { start: 0, end: 1 })), 'missing')
    assert.deepEqual(await keys(), [])
  })

  test(`${name}: the files below a folder are listed with their time`, async (t) => {
    const { store } = await open(t)
    const before = Date.now() - 2_000
    const list = (folder: string) => keysIn(store, folder)
    assert.deepEqual(await list('a'), [])
    for (const key of ['a/b/1', 'a/b/2', 'a/3', 'ab/4', 'c/5']) await store.put(key, chunks(key), 100)
    assert.deepEqual(await list('a'), ['a/3', 'a/b/1', 'a/b/2'])
    assert.deepEqual(await list('c'), ['c/5'])
    for await (const { writtenAt } of store.list('a')) {
      const age = writtenAt.getTime() - before
      assert.ok(age >= 0 && age < 60_000, String(age))
    }
    await store.remove('a/b/1')
    assert.deepEqual(await list('a'), ['a/3', 'a/b/2'])
    assert.equal(await problemOf(list('../a')), 'bad_key')
  })

  test(`${name}: an empty file is a file`, async (t) => {
    const { store, keys } = await open(t)
    const file = await store.put('a/empty', chunks(), 0)
    assert.equal(file.size, 0)
    assert.equal(await textOf(await store.read(file)), '')
    assert.deepEqual(await keys(), ['a/empty'])
  })

  test(`${name}: a stream that breaks, or exceeds the quota, leaves nothing behind`, async (t) => {
    const { store, keys, incoming } = await open(t)
    const breaking = async function* () {
      yield Buffer.from('half')
      throw new Error('the sender is gone')
    }
    assert.equal(await problemOf(store.put('a/b', breaking(), 100)), 'the sender is gone')
    assert.equal(await problemOf(store.put('a/b', chunks('x'.repeat(60), 'x'.repeat(60)), 100)), 'too_large')
    assert.equal((await store.put('a/b', chunks('x'.repeat(100)), 100)).size, 100)
    assert.deepEqual([await incoming(), await keys()], [[], ['a/b']])
  })

  test(`${name}: of two files that come in under one key at once, the second is refused`, async (t) => {
    const { store } = await open(t)
    const [first, second] = await Promise.allSettled([
      store.put('a/b', chunks('first'), 100),
      store.put('a/b', chunks('other one'), 100),
    ])
    assert.deepEqual([first.status, second.status], ['fulfilled', 'rejected'])
    if (first.status === 'fulfilled') assert.equal(await textOf(await store.read(first.value)), 'first')
  })

  test(`${name}: while a file is arriving, it is not in its place`, async (t) => {
    const { store, keys, incoming } = await open(t)
    const going = Promise.withResolvers<void>()
    const slow = async function* () {
      yield Buffer.from('first ')
      await going.promise
      yield Buffer.from('last')
    }
    const put = store.put('a/slow', slow(), 100)
    while ((await incoming()).length === 0) await sleep(5)
    assert.deepEqual(await keys(), [])
    going.resolve()
    assert.equal(await textOf(await store.read(await put)), 'first last')
    assert.deepEqual([await incoming(), await keys()], [[], ['a/slow']])
  })

  test(`${name}: a key cannot lead out of the store`, async (t) => {
    const { store } = await open(t)
    const long = `${'a/'.repeat(6)}a`
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
      long,
    ]
    for (const key of bad) {
      assert.equal(await problemOf(store.put(key, chunks('x'), 10)), 'bad_key', key)
      assert.equal(await problemOf(store.read({ key, size: 1, sha256: '' })), 'bad_key', key)
      assert.equal(await problemOf((async () => store.remove(key))()), 'bad_key', key)
    }
  })

  test(`${name}: changed bytes are detected, and so are missing bytes`, async (t) => {
    const { store, replace } = await open(t)
    const file = await store.put('a/b', chunks('untouched'), 100)
    await replace('a/b', Buffer.from('unt0uched'))
    assert.equal(await problemOf(store.read(file).then(textOf)), 'damaged')
    await replace('a/b', Buffer.from('unto'))
    assert.equal(await problemOf(store.read(file)), 'damaged')
    assert.equal(await problemOf(store.readRange(file, { start: 0, end: 1 })), 'damaged')
    assert.equal(await problemOf(store.readRange(file, { start: 6, end: 7 })), 'damaged')
  })

  test(`${name}: a file that nobody reads is not kept open`, async (t) => {
    const { store } = await open(t)
    const file = await store.put('a/b', chunks('first'), 100)
    const count = async () => (await readdir('/dev/fd')).length
    const before = await count()
    for (let each = 0; each < 20; each += 1) {
      const stream = await store.read(file)
      stream.destroy()
    }
    await sleep(50)
    assert.ok((await count()) < before + 10)
  })

  test(`${name}: ${large} megabytes are stored and read with little memory`, async (t) => {
    const { store } = await open(t)
    const chunk = randomBytes(256 * 1024)
    let most = 0
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const before = process.memoryUsage().arrayBuffers
    const watch = async () => {
      // Only used memory is measured. Another thread returns collected memory to the system, later on a busy machine.
      let used = Number.POSITIVE_INFINITY
      for (let times = 0; times < 100 && used >= fewMegabytes * megabyte; times += 1) {
        collect()
        used = process.memoryUsage().arrayBuffers - before
        if (used >= fewMegabytes * megabyte) await sleep(20)
      }
      most = Math.max(most, used)
    }
    async function* content() {
      for (let sent = 0; sent < large * 4; sent += 1) {
        if (sent % 10 === 0) await watch()
        yield Buffer.from(chunk)
      }
    }
    const file = await store.put('a/large', content(), large * megabyte)
    assert.equal(file.size, large * megabyte)
    let read = 0
    for await (const part of await store.read(file)) {
      if (Math.floor(read / megabyte) !== Math.floor((read + part.length) / megabyte)) await watch()
      read += part.length
    }
    assert.equal(read, file.size)
    assert.ok(most < fewMegabytes * megabyte, `${Math.round(most / megabyte)} MB`)
  })
}
