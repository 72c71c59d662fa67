/**
 * Tests that broken sound takes neither the time nor the memory of the server, and is refused with the right reason.
 */
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { type NumberedSound, numberedSounds } from '../../testing/sounds.ts'
import { TranscriptionError } from '../port.ts'
import { portionsOf } from './portions.ts'

const mostBytes = 60_000
const sounds = await numberedSounds(1_500)
const ogg = sounds.get('Ogg with five pages a second') as NumberedSound
const webm = sounds.get('WebM') as NumberedSound

interface TryOptions {
  signal?: AbortSignal
  longestMs?: number
}

const divided = (bytes: Buffer, { signal = new AbortController().signal, longestMs }: TryOptions = {}) =>
  portionsOf(
    {
      read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
      size: bytes.length,
      mostBytes,
    },
    signal,
    longestMs,
  )

/** The number of portions, or the reason for none. */
async function outcomeOf(bytes: Buffer): Promise<number | string> {
  let portions = 0
  try {
    for await (const { bytes: portion } of divided(bytes, { longestMs: 3_000 })) {
      assert.ok(portion.length <= mostBytes)
      portions += 1
    }
    return portions
  } catch (error) {
    assert.ok(error instanceof TranscriptionError, String(error))
    return error.problem
  }
}

function withHugeNumbers(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  for (const ends of [bytes.length, 2_000])
    for (let at = Math.max(64, ends - 1_900); at + 4 < ends; at += 1) {
      const number = changed.readUInt32BE(at)
      if (number > 0 && number < 0x10000) changed.writeUInt32BE(0xffffff00, at)
    }
  return changed
}

const broken: readonly (readonly [name: string, damage: (bytes: Buffer) => Buffer])[] = [
  ['cut off in the middle', (bytes) => bytes.subarray(0, 80_000)],
  ['with nothing after its head', (bytes) => Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(90_000)])],
  ['with holes', (bytes) => Buffer.from(bytes.map((byte, at) => (at % 5_000 > 4_500 ? 0xff : byte)))],
  ['with four billion wherever a number can stand', withHugeNumbers],
]

for (const [name, damage] of broken)
  test(`sound ${name} is divided as far as it goes, or refused`, async () => {
    for (const [form, { bytes }] of sounds) {
      const outcome = await outcomeOf(damage(bytes))
      assert.ok(outcome === 'not_divided' || Number(outcome) >= 0, `${form}: ${outcome}`)
    }
  })

test('a file that is not sound is refused', async () => {
  for (const bytes of [
    Buffer.alloc(100_000),
    Buffer.from('<html>'.repeat(20_000)),
    ogg.bytes.subarray(0, 100),
  ])
    assert.equal(await outcomeOf(bytes), 'not_divided')
})

test('a reader that does not come to an end is ended', async () => {
  // From here on the reader finds nothing, and does not stop looking.
  const endless = Buffer.concat([webm.bytes.subarray(0, 200), Buffer.alloc(90_000)])
  await assert.rejects(divided(endless, { longestMs: 300 }).next(), { problem: 'not_divided' })
})

test('a portion that is being sent takes none of the time of the next one', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const portions = divided(ogg.bytes, { longestMs: 1_000 })
  assert.equal((await portions.next()).done, false)
  t.mock.timers.tick(5_000)
  assert.equal((await portions.next()).done, false)
  await portions.return(undefined)
})

test('dividing that is cancelled ends with the reason, and an error of the store is not one of the sound', async () => {
  const cancelled = new AbortController()
  const portions = divided(ogg.bytes, { signal: cancelled.signal })
  await portions.next()
  const reason = new Error('cancelled')
  cancelled.abort(reason)
  await assert.rejects(portions.next(), reason)
  const damaged = new Error('the store')
  const read = () =>
    new Readable({
      read() {
        this.destroy(damaged)
      },
    })
  const unread = portionsOf({ read, size: 90_000, mostBytes }, new AbortController().signal)
  await assert.rejects(unread.next(), damaged)
})

test('no more of the sound is read at once than its reader needs', async () => {
  const wave = Buffer.concat([
    (sounds.get('WAV') as NumberedSound).bytes.subarray(0, 44),
    Buffer.alloc(30_000_000),
  ])
  wave.writeUInt32LE(wave.length - 8, 4)
  wave.writeUInt32LE(30_000_000, 40)
  let largest = 0
  const read = ({ start, end }: { start: number; end: number }) => {
    largest = Math.max(largest, end + 1 - start)
    return Readable.from([wave.subarray(start, end + 1)], { objectMode: false })
  }
  const order = { read, size: wave.length, mostBytes: 10_000_000 }
  let portions = 0
  for await (const { bytes } of portionsOf(order, new AbortController().signal)) {
    assert.ok(bytes.length <= 10_000_000)
    portions += 1
  }
  assert.equal(portions, 4)
  assert.ok(largest <= 8 * 1024 * 1024, String(largest))
})
