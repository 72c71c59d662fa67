/** The names of the entries of a ZIP archive, mostly from its directory at its end; nothing is unpacked. */

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endSize = 22
const entrySize = 46

/** Null if the directory does not lie within the last bytes of the archive, or is broken. */
export function entriesOf(tail: Buffer, size: number): string[] | null {
  const end = findEnd(tail)
  if (end < 0) return null
  const count = tail.readUInt16LE(end + 10)
  const start = tail.readUInt32LE(end + 16) - (size - tail.length)
  if (start < 0 || start > end) return null
  const names: string[] = []
  for (let at = start; names.length < count; ) {
    if (at + entrySize > end || tail.readUInt32LE(at) !== entryMark) return null
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => tail.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    names.push(tail.toString('utf8', at + entrySize, at + entrySize + nameSize))
    at += entrySize + nameSize + extra + comment
  }
  return names
}

const localMark = Buffer.from('PK\u0003\u0004', 'latin1')
const localSize = 30

/** Those that begin in the first bytes, for an archive without a directory. */
export function entriesWithin(head: Buffer): string[] {
  const names: string[] = []
  for (let at = head.indexOf(localMark); at >= 0; at = head.indexOf(localMark, at + localSize)) {
    if (at + localSize > head.length) break
    const from = at + localSize
    names.push(head.toString('utf8', from, from + head.readUInt16LE(at + 26)))
  }
  return names
}

/** A comment of the archive may follow the mark. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - endSize; at >= 0 && at >= tail.length - endSize - 0xffff; at -= 1)
    if (tail.readUInt32LE(at) === endMark) return at
  return -1
}
