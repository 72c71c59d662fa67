/** Reads entries of an untrusted ZIP archive. */
import { crc32 } from 'node:zlib'
import { DocumentError, documentLimits } from '../problem.ts'
import { type Entry, entriesOf, inflate } from './headers.ts'

export interface Archive {
  names: readonly string[]
  has: (name: string) => boolean
  /** Null if there is no such entry. @throws DocumentError */
  read: (name: string) => Buffer | null
}

/** Entries are found whatever their case is, and with or without a slash before them. */
const keyOf = (name: string): string => name.replace(/^(\.?[\\/])+/, '').toLowerCase()

/** @throws DocumentError */
export function openArchive(bytes: Uint8Array): Archive {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries = entriesOf(whole)
  const byKey = Map.groupBy(entries, ({ name }) => keyOf(name))
  let total = 0
  const read = (name: string) => {
    const [entry, second] = byKey.get(keyOf(name)) ?? []
    if (!entry) return null
    // Programs differ in which of two entries with one name they show, so a signer and a verifier could see different
    // ones.
    if (second) throw new DocumentError('damaged', `${keyOf(name)} is there twice`)
    const data = dataOf(whole, entry)
    total += data.length
    if (total > documentLimits.totalBytes) throw new DocumentError('too_large', 'all entries')
    return data
  }
  return { names: entries.map(({ name }) => name), has: (name) => byKey.has(keyOf(name)), read }
}

function dataOf(whole: Buffer, { name, from, to, method, crc, isEncrypted }: Entry): Buffer {
  if (isEncrypted) throw new DocumentError('encrypted', keyOf(name))
  if (to > whole.length || from > to) throw new DocumentError('damaged', `${keyOf(name)} is cut off`)
  const packed = whole.subarray(from, to)
  const data = unpacked(packed, method)
  if (crc !== null && crc32(data) !== crc) throw new DocumentError('damaged', `checksum of ${keyOf(name)}`)
  return data
}

function unpacked(packed: Buffer, method: number): Buffer {
  if (method === 8) return inflate(packed).data
  if (method !== 0) throw new DocumentError('damaged', `packed by method ${method}`)
  if (packed.length > documentLimits.entryBytes) throw new DocumentError('too_large', 'an entry')
  return packed
}
