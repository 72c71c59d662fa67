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
  const tail = new Tail()
  let size = 0
  let isText = true
  let hasOldMacros = false
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (headSize < headBytes) head.push(chunk)
    headSize += chunk.length
    size += chunk.length
    isText &&= isOfText(chunk)
    // The name may lie across chunks.
    hasOldMacros ||= chunk.includes(oldMacros) || tail.bordering(chunk).includes(oldMacros)
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
    this.#border = this.bordering(chunk.subarray(-oldMacros.length)).subarray(-oldMacros.length)
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
    return Buffer.concat([this.#border, next.subarray(0, oldMacros.length)])
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks).subarray(-tailBytes)
  }
}
