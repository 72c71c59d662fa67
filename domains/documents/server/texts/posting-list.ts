/** The documents of one part of the index that have a term, in lists that are filled again for the next term. */
import { NumberReader } from './numbers.ts'

const first = 512

export class PostingList {
  length = 0
  /** Which document of the part it is, in ascending order. */
  slots = new Int32Array(first)
  /** How often the document has the term. */
  counts = new Int32Array(first)
  /** Where the places of the term in the document begin in the bytes of the part. */
  starts = new Int32Array(first)

  /** Three numbers for each document, see `segment.ts`: if they are small, as nearly always, they are a byte each. */
  read(bytes: Buffer, from: number): void {
    const reader = new NumberReader(bytes, from)
    this.length = reader.next()
    this.#room()
    const { slots, counts, starts, length } = this
    let slot = 0
    for (let number = 0; number < length; number++) {
      const at = reader.at
      let distance = bytes[at] as number
      let count = bytes[at + 1] as number
      let size = bytes[at + 2] as number
      if ((distance | count | size) < 128) reader.at = at + 3
      else {
        distance = reader.next()
        count = reader.next()
        size = reader.next()
      }
      slot += distance
      slots[number] = slot
      counts[number] = count
      starts[number] = reader.at
      reader.at += size
    }
  }

  #room(): void {
    if (this.length <= this.slots.length) return
    this.slots = new Int32Array(2 * this.length)
    this.counts = new Int32Array(2 * this.length)
    this.starts = new Int32Array(2 * this.length)
  }
}
