/**
 * A part of the index: which words occur where in some documents. Bytes that are searched as they are, so that a
 * hundred thousand documents take no objects, and that are encrypted as a whole.
 *
 * number of documents, of terms, bytes of ids, of terms, of postings · ids · lengths · ends of terms · ends of postings ·
 * terms in their order · postings: documents, then for each of them the distance to the former one, the number of
 * places, their bytes, and the distances between them
 */
import { NumberReader } from './numbers.ts'
import type { PostingList } from './posting-list.ts'

const headerBytes = 20

/** One document that has a term. Its places lie between `from` and `to` in the bytes of the segment. */
export interface Posting {
  slot: number
  count: number
  from: number
  to: number
}

/** Goes through the documents that have a term, and is each of them in turn: there are very many. */
export class Postings implements Posting {
  slot = 0
  count = 0
  from = 0
  to: number
  readonly #reader: NumberReader
  #left: number

  constructor(bytes: Buffer, at: number) {
    this.#reader = new NumberReader(bytes, at)
    this.#left = this.#reader.next()
    this.to = this.#reader.at
  }

  /** False after the last one. */
  next(): boolean {
    if (this.#left === 0) return false
    this.#left--
    const reader = this.#reader
    reader.at = this.to
    this.slot += reader.next()
    this.count = reader.next()
    const size = reader.next()
    this.from = reader.at
    this.to = this.from + size
    return true
  }
}

/** Whether the bytes between these two places come before others in the order of terms. */
function isBefore(bytes: Buffer, from: number, to: number, other: Buffer): boolean {
  const shorter = Math.min(to - from, other.length)
  for (let at = 0; at < shorter; at++) {
    const difference = (bytes[from + at] as number) - (other[at] as number)
    if (difference !== 0) return difference < 0
  }
  return to - from < other.length
}

export class Segment {
  readonly ids: readonly string[]
  readonly bytes: Buffer
  readonly terms: number
  readonly #lengths: number
  readonly #termEnds: number
  readonly #postingEnds: number
  readonly #dictionary: number
  readonly #postings: number

  constructor(bytes: Buffer) {
    this.bytes = bytes
    const [documents, terms, idBytes, termBytes] = [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at)) as [
      number,
      number,
      number,
      number,
    ]
    this.terms = terms
    this.#lengths = headerBytes + idBytes
    this.#termEnds = this.#lengths + 4 * documents
    this.#postingEnds = this.#termEnds + 4 * terms
    this.#dictionary = this.#postingEnds + 4 * terms
    this.#postings = this.#dictionary + termBytes
    this.ids = documents === 0 ? [] : bytes.toString('latin1', headerBytes, this.#lengths).split('\n')
  }

  /** In words. */
  lengthOf(slot: number): number {
    return this.bytes.readUInt32LE(this.#lengths + 4 * slot)
  }

  /** Read byte by byte, because a search for one word asks for it some thousand times. */
  #end(ends: number, term: number): number {
    if (term < 0) return 0
    const bytes = this.bytes
    const at = ends + 4 * term
    return (
      ((bytes[at] as number) |
        ((bytes[at + 1] as number) << 8) |
        ((bytes[at + 2] as number) << 16) |
        ((bytes[at + 3] as number) << 24)) >>>
      0
    )
  }

  termBytes(term: number): Buffer {
    const from = this.#dictionary + this.#end(this.#termEnds, term - 1)
    return this.bytes.subarray(from, this.#dictionary + this.#end(this.#termEnds, term))
  }

  /** The first term that is not before this one. */
  #lowest(wanted: Buffer): number {
    let low = 0
    let high = this.terms
    while (low < high) {
      const middle = (low + high) >>> 1
      const from = this.#dictionary + this.#end(this.#termEnds, middle - 1)
      const to = this.#dictionary + this.#end(this.#termEnds, middle)
      if (isBefore(this.bytes, from, to, wanted)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of a term; -1 if no document has it. */
  find(wanted: Buffer): number {
    const term = this.#lowest(wanted)
    return term < this.terms && this.termBytes(term).equals(wanted) ? term : -1
  }

  /** Numbers of the terms that begin so. */
  beginningWith(prefix: Buffer, most: number): number[] {
    const found: number[] = []
    for (let term = this.#lowest(prefix); term < this.terms && found.length < most; term++) {
      if (!this.termBytes(term).subarray(0, prefix.length).equals(prefix)) break
      found.push(term)
    }
    return found
  }

  /** How many documents have the term. */
  documentsWith(term: number): number {
    return new NumberReader(this.bytes, this.#postings + this.#end(this.#postingEnds, term - 1)).next()
  }

  /** The documents that have the term, all at once. */
  read(term: number, list: PostingList): void {
    list.read(this.bytes, this.#postings + this.#end(this.#postingEnds, term - 1))
  }

  postingsOf(term: number): Postings {
    return new Postings(this.bytes, this.#postings + this.#end(this.#postingEnds, term - 1))
  }

  placesOf({ from, count }: Pick<Posting, 'from' | 'count'>): number[] {
    const reader = new NumberReader(this.bytes, from)
    const places: number[] = []
    let place = 0
    for (let left = count; left > 0; left--) {
      place += reader.next()
      places.push(place)
    }
    return places
  }
}

export interface Parts {
  ids: readonly string[]
  lengths: readonly number[]
  /** In the order of their bytes. */
  terms: readonly { term: Buffer; postings: Buffer }[]
}

export function assemble({ ids, lengths, terms }: Parts): Buffer {
  const names = Buffer.from(ids.join('\n'), 'latin1')
  const numbers = Buffer.alloc(4 * (ids.length + 2 * terms.length))
  const words = terms.map(({ term }) => term)
  const lists = terms.map(({ postings }) => postings)
  let at = 0
  for (const number of [...lengths, ...endsOf(words), ...endsOf(lists)])
    at = numbers.writeUInt32LE(number, at)
  const header = Buffer.alloc(headerBytes)
  const [wordBytes, listBytes] = [words, lists].map((all) => endsOf(all).at(-1) ?? 0) as [number, number]
  const sizes = [ids.length, terms.length, names.length, wordBytes, listBytes]
  for (const [place, size] of sizes.entries()) header.writeUInt32LE(size, 4 * place)
  return Buffer.concat([header, names, numbers, ...words, ...lists])
}

/** Where each of them ends if they lie one after the other. */
function endsOf(all: readonly Buffer[]): number[] {
  let end = 0
  return all.map(({ length }) => {
    end += length
    return end
  })
}
