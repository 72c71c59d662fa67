import assert from 'node:assert/strict'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { FileError, openFolderStore, type StoredFile, sealedFiles } from './index.ts'
import { chunkBytes, headerBytes, sealedSize, storedChunkBytes } from './seal-format.ts'

const megabyte = 1024 * 1024

async function openFiles(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-sealed-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const store = await openFolderStore(folder)
  return { store, files: sealedFiles(store), pathOf: (key: string) => join(folder, 'files', key), folder }
}

/** The bytes in chunks of uneven sizes, as a network delivers them. */
async function* inParts(bytes: Buffer, most = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const size = randomInt(1, most)
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof FileError ? error.problem : error.message),
  )

const aroundBorders = [0, 1, 2, 3].flatMap((chunks) =>
  [-17, -16, -1, 0, 1, 15, 16, 17].map((more) => chunks * chunkBytes + more).filter((size) => size >= 0),
)

test('files of every size around the border of a chunk are read back, and on disk they are not readable', async (t) => {
  const { files, pathOf } = await openFiles(t)
  for (const size of aroundBorders) {
    const bytes = randomBytes(size)
    const dataKey = randomBytes(32)
    const file = await files.put(`a/${size}`, inParts(bytes), 10 * megabyte, dataKey)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    assert.deepEqual(file, { key: `a/${size}`, size, sha256 })
    assert.ok((await bytesOf(await files.read(file, dataKey))).equals(bytes), String(size))
    const stored = await readFile(pathOf(file.key))
    assert.equal(stored.length, sealedSize(size))
    if (size > 8) assert.ok(!stored.includes(bytes.subarray(0, 8)))
  }
})

test('any part of a file is the same as that part of its bytes', async (t) => {
  const { files } = await openFiles(t)
  const dataKey = randomBytes(32)
  const bytes = randomBytes(3 * chunkBytes + 100)
  const file = await files.put('a/b', inParts(bytes), megabyte, dataKey)
  const edges = [0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, bytes.length - 1]
  const ranges = edges.flatMap((start) =>
    [...edges, bytes.length + 50].filter((end) => end >= start).map((end) => ({ start, end })),
  )
  for (let each = 0; each < 40; each += 1) {
    const start = randomInt(bytes.length)
    ranges.push({ start, end: start + randomInt(2 * chunkBytes) })
  }
  for (const range of ranges) {
    const part = await bytesOf(await files.readRange(file, range, dataKey))
    assert.ok(part.equals(bytes.subarray(range.start, range.end + 1)), JSON.stringify(range))
  }
  for (const range of [
    { start: bytes.length, end: bytes.length },
    { start: -1, end: 2 },
    { start: 3, end: 2 },
  ])
    assert.equal(await problemOf(files.readRange(file, range, dataKey)), 'bad_range')
})

test('a part reads no other chunks than its own', async (t) => {
  const { store, pathOf } = await openFiles(t)
  const asked: string[] = []
  const files = sealedFiles({
    ...store,
    readRange: (file, range) => {
      asked.push(`${range.start}-${range.end}`)
      return store.readRange(file, range)
    },
  })
  const dataKey = randomBytes(32)
  const bytes = randomBytes(5 * chunkBytes)
  const file = await files.put('a/b', inParts(bytes), megabyte, dataKey)
  const second = { start: chunkBytes + 5, end: chunkBytes + 9 }
  const begin = headerBytes + storedChunkBytes
  // A change outside of the range is not noticed by a reader of the range alone.
  const stored = await readFile(pathOf('a/b'))
  stored[begin + 2 * storedChunkBytes] = (stored[begin + 2 * storedChunkBytes] ?? 0) ^ 1
  await writeFile(pathOf('a/b'), stored)
  const part = await bytesOf(await files.readRange(file, second, dataKey))
  assert.ok(part.equals(bytes.subarray(second.start, second.end + 1)))
  assert.deepEqual(asked, [`0-${headerBytes - 1}`, `${begin}-${begin + storedChunkBytes - 1}`])
  const third = { start: 3 * chunkBytes, end: 3 * chunkBytes }
  assert.equal(await problemOf(files.readRange(file, third, dataKey).then(bytesOf)), 'damaged')
})

interface Attack {
  name: string
  change: (stored: Buffer) => Buffer
}

const chunk = (stored: Buffer, number: number) =>
  stored.subarray(headerBytes + number * storedChunkBytes, headerBytes + (number + 1) * storedChunkBytes)
const withChunks = (stored: Buffer, ...numbers: number[]) =>
  Buffer.concat([stored.subarray(0, headerBytes), ...numbers.map((number) => chunk(stored, number))])
const flipped = (stored: Buffer, at: number) => {
  const copy = Buffer.from(stored)
  copy[at] = (copy[at] ?? 0) ^ 0x10
  return copy
}

const attacks: Attack[] = [
  { name: 'two chunks swapped', change: (stored) => withChunks(stored, 1, 0, 2) },
  { name: 'a chunk twice', change: (stored) => withChunks(stored, 0, 0, 2) },
  { name: 'the last chunk in the middle', change: (stored) => withChunks(stored, 0, 2, 1) },
  { name: 'the end missing', change: (stored) => stored.subarray(0, -1) },
  { name: 'the last chunk missing', change: (stored) => withChunks(stored, 0, 1) },
  { name: 'a chunk too many', change: (stored) => withChunks(stored, 0, 1, 2, 2) },
  { name: 'everything missing', change: () => Buffer.alloc(0) },
  { name: 'another version', change: (stored) => flipped(stored, 3) },
  { name: 'another salt', change: (stored) => flipped(stored, headerBytes - 1) },
]

test('chunks that were changed, cut, moved, repeated or left out are noticed', async (t) => {
  const { files, pathOf } = await openFiles(t)
  const dataKey = randomBytes(32)
  const file = await files.put('a/b', inParts(randomBytes(3 * chunkBytes)), megabyte, dataKey)
  const stored = await readFile(pathOf('a/b'))
  const anywhere = Array.from({ length: 30 }, () => randomInt(stored.length)).map((at) => ({
    name: `byte ${at}`,
    change: (bytes: Buffer) => flipped(bytes, at),
  }))
  for (const { name, change } of [...attacks, ...anywhere]) {
    await writeFile(pathOf('a/b'), change(stored))
    assert.equal(await problemOf(files.read(file, dataKey).then(bytesOf)), 'damaged', name)
  }
})

test('a file that was cut at a chunk is not read as a shorter one, whatever its row says', async (t) => {
  const { files, pathOf } = await openFiles(t)
  const dataKey = randomBytes(32)
  const bytes = randomBytes(3 * chunkBytes)
  const file = await files.put('a/b', inParts(bytes), megabyte, dataKey)
  await truncate(pathOf('a/b'), headerBytes + 2 * storedChunkBytes)
  const shorter: StoredFile = {
    ...file,
    size: 2 * chunkBytes,
    sha256: createHash('sha256')
      .update(bytes.subarray(0, 2 * chunkBytes))
      .digest('hex'),
  }
  assert.equal(await problemOf(files.read(shorter, dataKey).then(bytesOf)), 'damaged')
})

test('a file opens under its own name and data key only', async (t) => {
  const { files, pathOf } = await openFiles(t)
  const [dataKey, other] = [randomBytes(32), randomBytes(32)]
  const bytes = randomBytes(1000)
  const first = await files.put('a/first', inParts(bytes), megabyte, dataKey)
  const second = await files.put('a/second', inParts(bytes), megabyte, dataKey)
  assert.equal(await problemOf(files.read(first, other)), 'damaged')
  const [one, two] = [await readFile(pathOf('a/first')), await readFile(pathOf('a/second'))]
  // Two writings of one text under one data key share nothing, although a data key should not be used twice.
  assert.ok(!one.subarray(headerBytes).equals(two.subarray(headerBytes)))
  await writeFile(pathOf('a/first'), two)
  await writeFile(pathOf('a/second'), one)
  for (const file of [first, second]) assert.equal(await problemOf(files.read(file, dataKey)), 'damaged')
  await assert.rejects(files.put('a/short', inParts(bytes), megabyte, randomBytes(16)), TypeError)
})

test('the quota counts the bytes before encryption, and a broken stream leaves nothing', async (t) => {
  const { files, folder } = await openFiles(t)
  const dataKey = randomBytes(32)
  const breaking = async function* () {
    yield randomBytes(chunkBytes + 1)
    throw new Error('the sender is gone')
  }
  const put = (size: number) => files.put('a/b', inParts(randomBytes(size)), 2 * chunkBytes, dataKey)
  assert.equal(await problemOf(files.put('a/b', breaking(), megabyte, dataKey)), 'the sender is gone')
  assert.equal(await problemOf(put(2 * chunkBytes + 1)), 'too_large')
  assert.deepEqual(await readdir(join(folder, '.incoming')), [])
  assert.equal((await put(2 * chunkBytes)).size, 2 * chunkBytes)
  assert.equal(await problemOf(put(1)), 'exists')
  assert.equal(await problemOf(files.put('../b', inParts(randomBytes(1)), 10, dataKey)), 'bad_key')
  await files.remove('a/b')
  assert.equal(await problemOf(files.read({ key: 'a/b', size: 1, sha256: '' }, dataKey)), 'missing')
})

test('a file that nobody reads is not kept open', async (t) => {
  const { files } = await openFiles(t)
  const dataKey = randomBytes(32)
  const file = await files.put('a/b', inParts(randomBytes(1000)), megabyte, dataKey)
  const open = async () => (await readdir('/dev/fd')).length
  const before = await open()
  for (let each = 0; each < 20; each += 1) (await files.read(file, dataKey)).destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.ok((await open()) < before + 10)
})

test('fifty megabytes are encrypted and decrypted with little memory', async (t) => {
  const { files } = await openFiles(t)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const part = randomBytes(256 * 1024)
  let most = 0
  const watch = () => {
    // Collects garbage first, so that only used memory is measured.
    collect()
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }
  async function* large() {
    for (let sent = 0; sent < 200; sent += 1) {
      if (sent % 10 === 0) watch()
      yield part
    }
  }
  const before = process.memoryUsage().arrayBuffers
  const dataKey = randomBytes(32)
  const file = await files.put('a/large', large(), 50 * megabyte, dataKey)
  let read = 0
  for await (const bytes of await files.read(file, dataKey)) {
    if (Math.floor(read / megabyte) !== Math.floor((read + bytes.length) / megabyte)) watch()
    read += bytes.length
  }
  assert.equal(read, file.size)
  assert.ok(most - before < 10 * megabyte, `${Math.round((most - before) / megabyte)} MB`)
})
