/** Reads a file once and keeps what is needed to tell what it is: never more than its two ends. */
import type { Readable } from 'node:stream'

export interface Survey {
  /** The first bytes. */
  head: Buffer
  /** The last bytes, where an archive lists its entries. */
  tail: Buffer
  size: number
  /** Whether no byte is one that texts do not have. */
  isText: boolean
  /** Whether an old Office file holds a project of macros. */
  hasOldMacros: boolean
}

const headBytes = 64 * 1024
const tailBytes = 256 * 1024
/** Name of an entry in the directory of such a file, as UTF-16. */
const oldMacros = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Control characters other than tab, line feed, form feed, carriage return and escape. */
const notInTexts = new Uint8Array(256)
for (let byte = 0; byte < 32; byte += 1) notInTexts[byte] = [9, 10, 12, 13, 27].includes(byte) ? 0 : 1

export async function survey(source: Readable): Promise<Survey> {
  const head: Buffer[] = []
  let headSize = 0
  let tail = Buffer.alloc(0)
  let size = 0
  let isText = true
  let hasOldMacros = false
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (headSize < headBytes) head.push(chunk)
    headSize += chunk.length
    size += chunk.length
    isText &&= chunk.every((byte) => notInTexts[byte] === 0)
    // The name may lie across two chunks.
    const around = Buffer.concat([tail.subarray(-oldMacros.length), chunk])
    hasOldMacros ||= around.includes(oldMacros)
    tail = Buffer.concat([tail, chunk]).subarray(-tailBytes)
  }
  return { head: Buffer.concat(head).subarray(0, headBytes), tail, size, isText, hasOldMacros }
}
