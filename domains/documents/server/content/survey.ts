/** Reads a file once and keeps what is needed to tell what it is: never more than its two ends. */
import type { Readable } from 'node:stream'
import { hasMacroMark, longestMark } from './old-macros.ts'

export interface Survey {
  /** The first bytes. */
  head: Buffer
  /** The last bytes, where an archive lists its entries. */
  tail: Buffer
  size: number
  /** Whether no byte is one that texts do not have. */
  isText: boolean
  /** Whether it holds macros, if it is an old Office file. */
  hasOldMacros: boolean
}

const headBytes = 64 * 1024
const tailBytes = 256 * 1024

/** Control characters other than tab, line feed, form feed, carriage return and escape. */
const notInTexts = new Uint8Array(256)
for (let byte = 0; byte < 32; byte += 1) notInTexts[byte] = [9, 10, 12, 13, 27].includes(byte) ? 0 : 1

export async function survey(source: Readable): Promise<Survey> {
  const head: Buffer[] = []
  let headSize = 0
  const tail = new Tail()
  let size = 0
  let isText = true
  let hasOldMacros = false
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (headSize < headBytes) head.push(chunk)
    headSize += chunk.length
    size += chunk.length
    isText &&= isOfText(chunk)
    // A mark may lie across chunks.
    hasOldMacros ||= hasMacroMark(chunk) || hasMacroMark(tail.bordering(chunk))
    tail.add(chunk)
  }
  return { head: Buffer.concat(head).subarray(0, headBytes), tail: tail.bytes(), size, isText, hasOldMacros }
}

function isOfText(chunk: Buffer): boolean {
  for (let at = 0; at < chunk.length; at += 1) if (notInTexts[chunk[at] as number] === 1) return false
  return true
}

/** The last bytes of what has come, without copying them at each chunk. */
class Tail {
  readonly #chunks: Buffer[] = []
  #size = 0
  #border: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.#border = this.bordering(chunk.subarray(-longestMark)).subarray(-longestMark)
    this.#chunks.push(chunk)
    this.#size += chunk.length
    for (
      let [first] = this.#chunks;
      first && this.#size - first.length >= tailBytes;
      [first] = this.#chunks
    ) {
      this.#chunks.shift()
      this.#size -= first.length
    }
  }

  /** What lies around the beginning of the next chunk. */
  bordering(next: Buffer): Buffer {
    return Buffer.concat([this.#border, next.subarray(0, longestMark)])
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks).subarray(-tailBytes)
  }
}
