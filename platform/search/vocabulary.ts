/**
 * A sorted list of terms with counts, kept as bytes: a million terms are a few megabytes outside the JavaScript heap
 * and open without parsing. Layout: magic, number of terms, end offset of each term, count of each term, the bytes.
 */
import { readFile } from 'node:fs/promises'
import { writeFileDurably } from './durable-files.ts'
import type { TermStatistics } from './port.ts'

const MAGIC = 0x4d5a5631
const WORD = 4
const MOST_LISTED = 128
const REMEMBERED_PREFIXES = 200

export class Vocabulary implements TermStatistics {
  readonly size: number
  private readonly ends: Uint32Array
  private readonly counts: Uint32Array
  private readonly bytes: Buffer
  /** One search asks for the same prefix several times. */
  private readonly prefixes = new Map<string, string[]>()

  constructor(file: Buffer) {
    const header = new DataView(file.buffer, file.byteOffset, 2 * WORD)
    if (header.getUint32(0, true) !== MAGIC) throw new Error('This is not a vocabulary file')
    this.size = header.getUint32(WORD, true)
    const copy = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer
    this.ends = new Uint32Array(copy, 2 * WORD, this.size)
    this.counts = new Uint32Array(copy, (2 + this.size) * WORD, this.size)
    this.bytes = Buffer.from(copy, (2 + 2 * this.size) * WORD)
    if (this.bytes.length !== (this.ends.at(-1) ?? 0)) throw new Error('This vocabulary file is damaged')
  }

  frequency(term: string): number {
    const wanted = Buffer.from(term)
    const index = this.firstNotBelow(wanted)
    return index < this.size && this.bytesAt(index).equals(wanted) ? (this.counts[index] as number) : 0
  }

  startingWith(prefix: string, limit: number): string[] {
    let known = this.prefixes.get(prefix)
    if (!known || (known.length < limit && known.length === MOST_LISTED)) {
      known = this.listPrefix(prefix, Math.max(limit, MOST_LISTED))
      if (this.prefixes.size >= REMEMBERED_PREFIXES) this.prefixes.clear()
      this.prefixes.set(prefix, known)
    }
    return known.slice(0, limit)
  }

  /** The most frequent terms first. Only counts are compared until it is clear which terms are among them. */
  private listPrefix(prefix: string, limit: number): string[] {
    const wanted = Buffer.from(prefix)
    const from = this.firstNotBelow(wanted)
    // No byte of UTF-8 text is as high as this one, so it ends the range of the prefix.
    const to = this.firstNotBelow(Buffer.concat([wanted, Buffer.of(0xff)]))
    const counts = this.counts.slice(from, to).sort()
    const least = counts[counts.length - limit] ?? 0
    const found: number[] = []
    for (let index = from; index < to; index++) if (this.countAt(index) >= least) found.push(index)
    found.sort((a, b) => this.countAt(b) - this.countAt(a) || a - b)
    return found.slice(0, limit).map((index) => this.termAt(index))
  }

  termAt(index: number): string {
    return this.bytesAt(index).toString()
  }

  countAt(index: number): number {
    return this.counts[index] as number
  }

  /** The bytes of a term, not a copy. */
  bytesAt(index: number): Buffer {
    return this.bytes.subarray(index === 0 ? 0 : (this.ends[index - 1] as number), this.ends[index] as number)
  }

  private firstNotBelow(wanted: Buffer): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.bytesAt(middle).compare(wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

export function encodeVocabulary(counts: ReadonlyMap<string, number>): Buffer {
  const entries = [...counts].map(([term, count]) => ({ bytes: Buffer.from(term), count }))
  entries.sort((a, b) => a.bytes.compare(b.bytes))
  const numbers = new Uint32Array(2 + 2 * entries.length)
  numbers.set([MAGIC, entries.length])
  let end = 0
  entries.forEach(({ bytes, count }, index) => {
    end += bytes.length
    numbers[2 + index] = end
    numbers[2 + entries.length + index] = count
  })
  return Buffer.concat([Buffer.from(numbers.buffer), ...entries.map((entry) => entry.bytes)])
}

export async function writeVocabulary(file: string, counts: ReadonlyMap<string, number>): Promise<void> {
  await writeFileDurably(file, encodeVocabulary(counts))
}

export async function readVocabulary(file: string): Promise<Vocabulary> {
  return new Vocabulary(await readFile(file))
}

/** Adds the counts of one batch to those gathered so far. */
export function addCounts(total: Map<string, number>, added: ReadonlyMap<string, number>): void {
  for (const [term, count] of added) total.set(term, (total.get(term) ?? 0) + count)
}

export function countsOf(vocabulary: Vocabulary): Map<string, number> {
  const counts = new Map<string, number>()
  for (let index = 0; index < vocabulary.size; index++)
    counts.set(vocabulary.termAt(index), vocabulary.countAt(index))
  return counts
}
