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
