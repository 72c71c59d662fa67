/** ZIP archives byte by byte, as other programs write them, or malformed. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface RawEntry {
  name: string
  data: Uint8Array | string
  isStored?: boolean
  /** Sizes and checksum follow the data, as Java writes it. */
  isOpen?: boolean
  isEncrypted?: boolean
  crc?: number
  /** The size that the headers claim instead of the packed size. */
  packedSize?: number
  /** The bytes that are written instead of the packed data. */
  packed?: Uint8Array
  method?: number
}

const bytesOf = (data: Uint8Array | string): Buffer => Buffer.from(data as string)

function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size)
      if (size === 2) field.writeUInt16LE(value & 0xffff)
      else field.writeUInt32LE(value >>> 0)
      return field
    }),
  )
}

function partsOf(entry: RawEntry) {
  const data = bytesOf(entry.data)
  const packed = entry.packed ?? (entry.isStored ? data : deflateRawSync(data))
  const flags = (entry.isOpen ? 8 : 0) | (entry.isEncrypted ? 1 : 0)
  const sizes = {
    crc: entry.crc ?? crc32(data),
    packed: entry.packedSize ?? packed.length,
    size: data.length,
  }
  return { name: bytesOf(entry.name), packed, flags, method: entry.method ?? (entry.isStored ? 0 : 8), sizes }
}

export interface RawZip {
  entries: readonly RawEntry[]
  hasDirectory?: boolean
  /** All entries of the directory point at the first one. */
  isOverlapping?: boolean
}

export function rawZip({ entries, hasDirectory = true, isOverlapping }: RawZip): Uint8Array {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, packed, flags, method, sizes } = partsOf(entry)
    const open = entry.isOpen
    const fixed = [
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0x21_0000],
    ] as const
    const known = [
      [4, sizes.crc],
      [4, sizes.packed],
      [4, sizes.size],
    ] as const
    const local = numbers(
      [4, 0x04034b50],
      ...fixed,
      ...(open
        ? ([
            [4, 0],
            [4, 0],
            [4, 0],
          ] as const)
        : known),
      [2, name.length],
      [2, 0],
    )
    const end = open ? numbers([4, 0x08074b50], ...known) : Buffer.alloc(0)
    const where = isOverlapping ? 0 : offset
    directory.push(
      numbers(
        [4, 0x02014b50],
        [2, 20],
        ...fixed,
        ...known,
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, where],
      ),
      name,
    )
    const parts = [local, name, Buffer.from(packed), end]
    written.push(...parts)
    offset += parts.reduce((sum, part) => sum + part.length, 0)
  }
  if (!hasDirectory) return new Uint8Array(Buffer.concat(written))
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = entries.length
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])
  return new Uint8Array(Buffer.concat([...written, ...directory, end]))
}
