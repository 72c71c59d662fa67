/** A sound file for journeys. */

/** Two seconds of a tone, as a WAV file. */
export function tone(): Buffer {
  const rate = 8_000
  const bytes = Buffer.alloc(44 + 2 * 2 * rate)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(2 * rate, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - 44, 40)
  for (let at = 0; at < 2 * rate; at++)
    bytes.writeInt16LE(Math.round(20_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + 2 * at)
  return bytes
}

/** Silence as an MP3 whose first half takes less room than its second, and which does not say how long it is. */
export function unevenMp3(seconds: number): Buffer {
  const frames = Math.round((seconds * 44_100) / 1_152)
  const frame = (_: unknown, number: number): Buffer => {
    const isRich = number > frames / 2
    const bytes = Buffer.alloc(isRich ? 1_044 : 104)
    bytes.set([0xff, 0xfb, isRich ? 0xe0 : 0x10, 0xc0])
    return bytes
  }
  return Buffer.concat(Array.from({ length: frames }, frame))
}
