// Headers of the tar format (POSIX pax): any tar program can open a backup.

export const BLOCK = 512

export type TarEntry = { name: string; size: number; mode: number; mtime: number; type: string }

/** The header blocks of a regular file; a long or non-ASCII name needs a preceding pax record. */
export function encodeHeader(name: string, size: number, mode: number, mtime: number): Buffer {
  const isPlain = name.length <= 100 && /^[\x20-\x7e]*$/.test(name) && size < 8 ** 11
  if (isPlain) return ustar(name, size, mode, mtime, '0')
  const records = Buffer.from(paxRecord('path', name) + paxRecord('size', String(size)))
  const shortName = name.replace(/[^\x20-\x7e]/g, '_').slice(-100)
  const fitting = size < 8 ** 11 ? size : 0
  return Buffer.concat([
    ustar('pax-header', records.length, 0o644, mtime, 'x'),
    padded(records),
    ustar(shortName, fitting, mode, mtime, '0'),
  ])
}

/** Throws RangeError for a block that is no header; undefined for the empty block that ends an archive. */
export function decodeHeader(block: Buffer): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined
  if (octal(block, 148, 8) !== checksum(block)) throw new RangeError('not a tar header')
  const text = (at: number, length: number) => block.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const prefix = text(345, 155)
  return {
    name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
    size: octal(block, 124, 12),
    mode: octal(block, 100, 8),
    mtime: octal(block, 136, 12),
    type: text(156, 1) || '0',
  }
}

/** The records of a pax header, such as `path` and `size`. */
export function decodePax(body: Buffer): Record<string, string> {
  const records: Record<string, string> = {}
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(0x20, at)
    const length = Number(body.toString('latin1', at, space))
    if (!(length > 0)) throw new RangeError('not a pax record')
    const [key = '', ...value] = body.toString('utf8', space + 1, at + length - 1).split('=')
    records[key] = value.join('=')
    at += length
  }
  return records
}

/** Zero bytes that fill the last block of a body. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

const padded = (body: Buffer) => Buffer.concat([body, paddingOf(body.length)])

function ustar(name: string, size: number, mode: number, mtime: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  const put = (text: string, at: number) => void block.write(text, at, 'latin1')
  const number = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  put(name, 0)
  put(`${number(mode & 0o7777, 7)}\0`, 100)
  put(`${number(0, 7)}\0${number(0, 7)}\0`, 108)
  put(`${number(size, 11)}\0${number(Math.floor(mtime), 11)}\0`, 124)
  put(type, 156)
  put('ustar\x0000', 257)
  put(`${number(checksum(block), 6)}\0 `, 148)
  return block
}

// The checksum field itself counts as spaces.
function checksum(block: Buffer): number {
  let sum = 0
  for (let index = 0; index < BLOCK; index += 1)
    sum += index >= 148 && index < 156 ? 32 : (block[index] as number)
  return sum
}

function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  let length = rest + String(rest).length
  if (String(length).length > String(rest).length) length = rest + String(length).length
  return `${length} ${key}=${value}\n`
}

const octal = (block: Buffer, at: number, length: number) =>
  Number.parseInt(block.toString('latin1', at, at + length).replace(/[\0 ].*$/s, '') || '0', 8)
