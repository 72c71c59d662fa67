import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { append, holds, openPart, type Received } from './part-file.ts'

async function open(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-part-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const part = { path: join(folder, 'a.part'), key: randomBytes(32) }
  let now: Received = { received: 0, checksum: 0 }
  const kept: number[] = []
  const add = (source: AsyncIterable<Uint8Array>) =>
    append(part, now, source, async (next) => {
      now = next
      kept.push(next.received)
    })
  const read = async () => Buffer.concat(await openPart(part, now, () => new Error('damaged')).toArray())
  return { part, add, read, kept, now: () => now }
}

async function* of(bytes: Buffer, size = 1_000, cutAt = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    if (at >= cutAt) throw new Error('cut')
    yield bytes.subarray(at, at + size)
  }
}

test('what comes in several parts, which end anywhere, is read as one', async (t) => {
  const { part, add, read, kept } = await open(t)
  const bytes = randomBytes(10_007)
  for (const [from, to] of [
    [0, 5],
    [5, 16],
    [16, 4_001],
    [4_001, 10_007],
  ])
    await add(of(bytes.subarray(from, to)))
  assert.deepEqual(kept, [5, 16, 4_001, 10_007])
  assert.ok((await read()).equals(bytes))
  assert.ok(!(await readFile(part.path)).includes(bytes.subarray(100, 116)))
})

test('what came before a source breaks off is kept, and the next one goes on there', async (t) => {
  const { add, read, now } = await open(t)
  const bytes = randomBytes(10_000)
  await assert.rejects(add(of(bytes, 1_000, 9_000)), /cut/)
  assert.equal(now().received, 9_000)
  assert.equal(await add(of(bytes.subarray(9_000))), 10_000)
  assert.ok((await read()).equals(bytes))
})

test('bytes of which nobody made sure are cut off before more comes', async (t) => {
  const { part, add, read } = await open(t)
  const bytes = randomBytes(6_000)
  await add(of(bytes.subarray(0, 3_000)))
  await appendFile(part.path, randomBytes(5_000))
  await add(of(bytes.subarray(3_000)))
  assert.equal((await stat(part.path)).size, 6_000)
  assert.ok((await read()).equals(bytes))
})

test('a long part is made sure of on its way', async (t) => {
  const { add, kept } = await open(t)
  const megabyte = 1024 * 1024
  await add(of(randomBytes(20 * megabyte), megabyte))
  assert.deepEqual(
    kept.map((bytes) => bytes / megabyte),
    [8, 16, 20],
  )
})

test('bytes whose arrival cannot be noted are an error, not an answer', async (t) => {
  const { part } = await open(t)
  const keep = async () => {
    throw new Error('gone')
  }
  await assert.rejects(append(part, { received: 0, checksum: 0 }, of(randomBytes(10)), keep), /gone/)
})

test('a file that was changed, cut or removed is noticed', async (t) => {
  const { part, add, read } = await open(t)
  await add(of(randomBytes(3_000)))
  const stored = await readFile(part.path)
  stored[2_000] = (stored[2_000] ?? 0) ^ 1
  await writeFile(part.path, stored)
  await assert.rejects(read(), /damaged/)
  await truncate(part.path, 2_999)
  assert.equal(await holds(part.path, 3_000), false)
  await assert.rejects(read(), /damaged/)
  await rm(part.path)
  assert.equal(await holds(part.path, 3_000), false)
  await assert.rejects(add(of(randomBytes(1))), { code: 'ENOENT' })
})
