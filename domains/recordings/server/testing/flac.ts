/**
 * FLAC with uncompressed samples, which needs no encoder: a header with a checksum, the samples, and a checksum over
 * both.
 */
import type { NumberedSound } from './sounds.ts'

const sampleRate = 16_000
const samplesAFrame = 192
/** Each sample has two bytes. */
const sampleBytes = 2 * samplesAFrame

/** @param payload the samples of a frame */
export function flacOf(frames: number, payload: (number: number, size: number) => Buffer): NumberedSound {
  const frame = (number: number) => {
    // The header of 192 samples with 16 bits, 16,000 a second, in one channel.
    const start = [0xff, 0xf8, 0x15, 0x08, ...utf8(number)]
    const header = Buffer.from([...start, sum(start, 8, 0x07)])
    const whole = Buffer.concat([header, Buffer.from([0x02]), payload(number, sampleBytes)])
    const end = Buffer.alloc(2)
    end.writeUInt16BE(sum(whole, 16, 0x8005))
    return Buffer.concat([whole, end])
  }
  const bytes = Buffer.concat([head(frames), ...Array.from({ length: frames }, (_, number) => frame(number))])
  return { bytes, contentType: 'audio/flac', packetMs: (samplesAFrame / sampleRate) * 1_000, packets: frames }
}

function head(frames: number): Buffer {
  const info = Buffer.alloc(42)
  info.write('fLaC', 0)
  info.writeUInt32BE(0x80000022, 4)
  info.writeUInt16BE(samplesAFrame, 8)
  info.writeUInt16BE(samplesAFrame, 10)
  const rateAndBits = (BigInt(sampleRate) << 44n) | (15n << 36n) | BigInt(frames * samplesAFrame)
  info.writeBigUInt64BE(rateAndBits, 18)
  return info
}

/** Frames are numbered as letters are written. */
const utf8 = (number: number): Buffer => Buffer.from(String.fromCodePoint(number))

function sum(bytes: Iterable<number>, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1)
  const mask = (1 << bits) - 1
  let rest = 0
  for (const byte of bytes) {
    rest ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit++) rest = (rest & top ? (rest << 1) ^ polynomial : rest << 1) & mask
  }
  return rest
}
