/**
 * Cuts a WAV file into parts that are files of their own: its samples have all one length, so it needs no decoder.
 * Compressed audio cannot be cut in this way.
 */

export interface WavPart {
  header: Uint8Array<ArrayBuffer>
  /** Which bytes of the file follow it. */
  from: number
  to: number
  lengthMs: number
}

/** Samples one after the other: integers, floats, or either of them in an extended header. */
const uncompressed = new Set([1, 3, 0xfffe])

/**
 * @param head the beginning of the file, with all that stands before the samples
 * @returns undefined if it cannot be cut, or need not be
 */
export function wavParts(head: Uint8Array, size: number, mostBytes: number): WavPart[] | undefined {
  const found = size > mostBytes ? formatIn(head) : undefined
  if (!found) return undefined
  const { format, from, blockBytes, bytesPerSecond } = found
  const headerBytes = 20 + format.length
  const most = Math.floor((mostBytes - headerBytes) / blockBytes) * blockBytes
  const end = Math.min(size, from + found.bytes)
  if (most <= 0 || end <= from) return undefined
  const parts: WavPart[] = []
  for (let at = from; at < end; at += most) {
    const to = Math.min(at + most, end)
    const lengthMs = Math.round(((to - at) / bytesPerSecond) * 1_000)
    parts.push({ header: headerOf(format, to - at), from: at, to, lengthMs })
  }
  return parts
}

interface Format {
  /** The chunk `fmt `, with its name and length. */
  format: Uint8Array
  blockBytes: number
  bytesPerSecond: number
  /** Where the samples begin, and how many bytes they are. */
  from: number
  bytes: number
}

function formatIn(head: Uint8Array): Format | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const name = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (head.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined
  let format: Uint8Array | undefined
  for (let at = 12; at + 8 <= head.length; ) {
    const bytes = view.getUint32(at + 4, true)
    if (name(at) === 'data') return format && samplesOf(format, { from: at + 8, bytes })
    if (name(at) === 'fmt ' && bytes >= 16 && at + 8 + bytes <= head.length)
      format = head.slice(at, at + 8 + bytes)
    at += 8 + bytes + (bytes % 2)
  }
  return undefined
}

function samplesOf(format: Uint8Array, place: Pick<Format, 'from' | 'bytes'>): Format | undefined {
  const view = new DataView(format.buffer, format.byteOffset)
  const bytesPerSecond = view.getUint32(16, true)
  const blockBytes = view.getUint16(20, true)
  if (!uncompressed.has(view.getUint16(8, true)) || blockBytes === 0 || bytesPerSecond === 0) return undefined
  return { format, blockBytes, bytesPerSecond, ...place }
}

function headerOf(format: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(20 + format.length)
  const view = new DataView(header.buffer)
  const write = (text: string, at: number) => header.set(new TextEncoder().encode(text), at)
  write('RIFF', 0)
  view.setUint32(4, header.length - 8 + bytes, true)
  write('WAVE', 8)
  header.set(format, 12)
  write('data', 12 + format.length)
  view.setUint32(16 + format.length, bytes, true)
  return header
}
