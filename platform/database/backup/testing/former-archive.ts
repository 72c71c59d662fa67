/** Writes archives byte for byte like earlier versions with their own tar code. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

const BLOCK = 512

/** The archive with these entries, and its list of contents at the end. */
export function formerArchive(entries: readonly (readonly [name: string, body: Buffer])[]): Buffer {
  const contents = entries.map(([name, body]) => ({
    name,
    size: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
  }))
  const all = [...entries, ['contents.json', Buffer.from(JSON.stringify(contents))] as const]
  const blocks = all.flatMap(([name, body]) => [
    encodeHeader(name, body.length, 0o600, 1_700_000_000.5),
    padded(body),
  ])
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 4 })
}

/** The header blocks of a regular file; a long or non-ASCII name needs a preceding pax record. */
function encodeHeader(name: string, size: number, mode: number, mtime: number): Buffer {
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

/** Zero bytes that fill the last block of a body. */
function paddingOf(size: number): Buffer {
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

/** The checksum field itself counts as spaces. */
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
