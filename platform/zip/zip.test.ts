import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { type ZipEntry, zipOf } from './index.ts'

const at = new Date(2026, 10, 30, 9, 30)

async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}
const holding = (name: string, parts: (string | Uint8Array)[], isText?: true): ZipEntry => ({
  ...{ name, at, ...(isText && { isText }) },
  async *open() {
    yield* parts
  },
})

test('texts are compressed, other files are stored, and all are read back with their names', async () => {
  const bytes = Buffer.from(Array.from({ length: 500 }, (_, number) => number % 256))
  const text = 'Şükrü '.repeat(5_000)
  const archive = await buffer(
    zipOf(
      each([holding('Ağrı/Ş.txt', [text, text], true), holding('b.bin', [bytes, bytes]), holding('boş', [])]),
    ),
  )
  const read = unzipSync(archive)
  assert.deepEqual(Object.keys(read), ['Ağrı/Ş.txt', 'b.bin', 'boş'])
  assert.equal(Buffer.from(read['Ağrı/Ş.txt'] ?? []).toString(), text + text)
  assert.deepEqual(Buffer.from(read['b.bin'] ?? []), Buffer.concat([bytes, bytes]))
  assert.ok(archive.length < 4_000, String(archive.length))
})

test('an archive reads a file only when it comes to it', async () => {
  const opened: string[] = []
  const entries = ['a', 'b'].map(
    (name): ZipEntry => ({
      ...{ name, at },
      async *open() {
        opened.push(name)
        yield Buffer.alloc(100_000)
      },
    }),
  )
  const stream = zipOf(each(entries))
  await stream.next()
  assert.deepEqual(opened, ['a'])
  for await (const _ of stream);
  assert.deepEqual(opened, ['a', 'b'])
})

test('a file that cannot be read to its end ends the archive with its error', async () => {
  for (const isText of [undefined, true] as const) {
    const broken: ZipEntry = {
      ...{ name: 'a', at, ...(isText && { isText }) },
      async *open() {
        yield 'Bir'
        throw new Error('Disk')
      },
    }
    await assert.rejects(buffer(zipOf(each([broken]))), /Disk/)
  }
})
