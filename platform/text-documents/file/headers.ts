/** The places of the entries in a ZIP archive, by its central directory or, without one, from one entry to the next. */
import { constants, inflateRawSync } from 'node:zlib'
import { DocumentError, documentLimits } from '../problem.ts'

export interface Entry {
  name: string
  isEncrypted: boolean
  /** 0 is stored, 8 is deflated. */
  method: number
  /** Null if only the end of the data contains it. */
  crc: number | null
  /** The first byte of the data, and the last possible one. */
  from: number
  to: number
}

const marks = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const localBytes = Buffer.from('PK\u0003\u0004', 'latin1')
const descriptor = Buffer.from('PK\u0007\u0008', 'latin1')
/** An entry whose sizes follow its data. */
const sizesLater = 8

export function entriesOf(bytes: Buffer): Entry[] {
  const listed = listedEntries(bytes)
  return listed && listed.length > 0 ? listed : entriesInOrder(bytes)
}

/** Null if the directory is missing or does not fit the file. */
function listedEntries(bytes: Buffer): Entry[] | null {
  const end = endOfDirectory(bytes)
  if (end < 0) return null
  const [count, size, offset] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ]
  if (count > documentLimits.entries) throw new DocumentError('too_large', 'entries')
  if (offset + size !== end) return null
  const entries: Entry[] = []
  let at = offset
  for (let number = 0; number < count; number++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== marks.central) return null
    const entry = listedEntry(bytes, at)
    if (!entry) return null
    entries.push(entry)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === marks.end) return at
  return -1
}

function listedEntry(bytes: Buffer, at: number): Entry | null {
  const header = localHeader(bytes, bytes.readUInt32LE(at + 42))
  if (!header) return null
  const name = nameAt(bytes, at + 46, bytes.readUInt16LE(at + 28))
  return { ...header, name, crc: bytes.readUInt32LE(at + 16), to: header.from + bytes.readUInt32LE(at + 20) }
}

type Header = Omit<Entry, 'to'> & { size: number; isOpen: boolean }

function localHeader(bytes: Buffer, at: number): Header | null {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== marks.local) return null
  const [flags, nameLength] = [bytes.readUInt16LE(at + 6), bytes.readUInt16LE(at + 26)]
  const isOpen = (flags & sizesLater) !== 0
  return {
    name: nameAt(bytes, at + 30, nameLength),
    isEncrypted: (flags & 1) !== 0,
    method: bytes.readUInt16LE(at + 8),
    crc: isOpen ? null : bytes.readUInt32LE(at + 14),
    size: bytes.readUInt32LE(at + 18),
    isOpen,
    from: at + 30 + nameLength + bytes.readUInt16LE(at + 28),
  }
}

/** Names are compared and never used as paths, so their meaning in other code pages does not matter. */
const nameAt = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('utf8', from, from + length)

function entriesInOrder(bytes: Buffer): Entry[] {
  const entries: Entry[] = []
  let unpacked = 0
  let at = bytes.indexOf(localBytes)
  while (at >= 0) {
    const header = localHeader(bytes, at)
    if (!header) break
    if (entries.length >= documentLimits.entries) throw new DocumentError('too_large', 'entries')
    const { to, size } = dataEnd(bytes, header)
    unpacked += size
    if (unpacked > documentLimits.totalBytes) throw new DocumentError('too_large', 'all entries')
    entries.push({ ...header, to })
    at = bytes.indexOf(localBytes, to)
  }
  if (entries.length === 0) throw new DocumentError('damaged', 'no entries')
  return entries
}

/** `size`: the bytes that were unpacked to find the end. */
function dataEnd(bytes: Buffer, { from, size, isOpen, method }: Header): { to: number; size: number } {
  if (!isOpen) return { to: Math.min(bytes.length, from + size), size: 0 }
  if (method === 8) return deflatedEnd(bytes, from)
  const next = bytes.indexOf(descriptor, from)
  return { to: next < 0 ? bytes.length : next, size: 0 }
}

function deflatedEnd(bytes: Buffer, from: number): { to: number; size: number } {
  const { data, read } = inflate(bytes.subarray(from))
  return { to: from + read, size: data.length }
}

/** `read`: how many of the bytes belong to the data. @throws DocumentError */
export function inflate(packed: Buffer): { data: Buffer; read: number } {
  try {
    const told = inflateRawSync(packed, {
      maxOutputLength: documentLimits.entryBytes,
      finishFlush: constants.Z_FINISH,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
    return { data: told.buffer, read: told.engine.bytesWritten }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DocumentError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged', 'unpacking')
  }
}
