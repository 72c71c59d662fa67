import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wavParts } from './wav.ts'

/** So many milliseconds of silence, one channel of 16 bits at 1,000 samples a second, behind a note of the program. */
function wav(ms: number, code = 1): Buffer {
  const data = Buffer.alloc(2 * ms, 7)
  const format = Buffer.alloc(24)
  format.write('fmt ', 0)
  format.writeUInt32LE(16, 4)
  format.writeUInt16LE(code, 8)
  format.writeUInt16LE(1, 10)
  format.writeUInt32LE(1_000, 12)
  format.writeUInt32LE(2_000, 16)
  format.writeUInt16LE(2, 20)
  format.writeUInt16LE(16, 22)
  const note = Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1')
  const head = Buffer.alloc(8)
  head.write('data', 0)
  head.writeUInt32LE(data.length, 4)
  const body = Buffer.concat([Buffer.from('WAVE'), format, note, head, data])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

test('a large WAV file becomes parts that are files of their own, with all of its samples', () => {
  const file = wav(1_000)
  const parts = wavParts(file.subarray(0, 100), file.length, 845) ?? []
  assert.deepEqual(
    parts.map(({ lengthMs }) => lengthMs),
    [400, 400, 200],
  )
  const files = parts.map(({ header, from, to }) => Buffer.concat([header, file.subarray(from, to)]))
  assert.ok(files.every((one) => one.length <= 845 && one.readUInt32LE(4) === one.length - 8))
  assert.ok(files.every((one) => one.readUInt32LE(40) === one.length - 44))
  const samples = Buffer.concat(files.map((one) => one.subarray(44)))
  assert.deepEqual(samples, file.subarray(file.length - 2_000))
  assert.deepEqual(wavParts(files[0]?.subarray(0, 100) as Buffer, 845, 845), undefined, 'small enough')
})

test('what is compressed, cut off or no WAV file stays in one part', () => {
  const file = wav(1_000)
  assert.equal(wavParts(wav(1_000, 0x55), 9_999, 500), undefined)
  assert.equal(wavParts(file.subarray(0, 40), file.length, 500), undefined)
  assert.equal(wavParts(Buffer.from('ID3 and so on'), 9_999, 500), undefined)
  assert.equal(wavParts(file, file.length, 45), undefined)
})
