/**
 * The words of each decision in their order, as prints of four bytes, so that the second stage of a search can compare
 * hundreds of decisions without reading their texts.
 */
import { createWriteStream, type WriteStream } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { writeFileDurably } from '@mizan/platform/search'

/** The words of a batch of decisions behind each other. */
export interface WordBatch {
  ids: number[]
  lengths: number[]
  words: Uint32Array<ArrayBuffer>
}

const WORDS = 'sequences.bin'
const PLACES = 'sequences.idx'
const BYTES = 4
const PER_PLACE = 2
/** Words of decisions that were compared last are kept, so that the next search rarely waits for the disk. */
const KEPT_BYTES = 96 * 2 ** 20

export class SequenceWriter {
  private readonly folder: string
  private readonly stream: WriteStream
  private readonly places: number[] = []

  constructor(folder: string) {
    this.folder = folder
    this.stream = createWriteStream(join(folder, WORDS))
  }

  async add({ ids, lengths, words }: WordBatch): Promise<void> {
    ids.forEach((id, index) => {
      this.places.push(id, lengths[index] as number)
    })
    const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength)
    if (!this.stream.write(bytes)) await new Promise<void>((done) => this.stream.once('drain', () => done()))
  }

  async end(): Promise<void> {
    this.stream.end()
    await finished(this.stream)
    const places = Uint32Array.from(this.places)
    await writeFileDurably(join(this.folder, PLACES), new Uint8Array(places.buffer))
  }
}

export class Sequences {
  private readonly file: FileHandle
  private readonly starts: Float64Array
  private readonly lengths: Uint32Array
  /** In the order of their last use. */
  private readonly kept = new Map<number, Uint32Array>()
  private keptBytes = 0
  /** Words of a decision on average. */
  readonly average: number

  private constructor(file: FileHandle, places: Uint32Array) {
    this.file = file
    let largest = 0
    for (let at = 0; at < places.length; at += PER_PLACE) largest = Math.max(largest, places[at] as number)
    this.starts = new Float64Array(largest + 1)
    this.lengths = new Uint32Array(largest + 1)
    let start = 0
    for (let at = 0; at < places.length; at += PER_PLACE) {
      const [id, length] = [places[at] as number, places[at + 1] as number]
      this.starts[id] = start
      this.lengths[id] = length
      start += length
    }
    this.average = Math.max(1, start / Math.max(1, places.length / PER_PLACE))
  }

  /** Throws if a file is missing or shorter than it should be. */
  static async open(folder: string): Promise<Sequences> {
    const bytes = await readFile(join(folder, PLACES))
    const places = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / BYTES)
    const file = await open(join(folder, WORDS), 'r')
    const sequences = new Sequences(file, places)
    const { size } = await file.stat()
    const words = sequences.average * (places.length / PER_PLACE)
    if (Math.abs(size - words * BYTES) < BYTES) return sequences
    await file.close()
    throw new Error(`The words of decisions in ${folder} are damaged`)
  }

  of(id: number): Uint32Array | Promise<Uint32Array> {
    const words = this.kept.get(id)
    if (!words) return this.read(id)
    this.kept.delete(id)
    this.kept.set(id, words)
    return words
  }

  private async read(id: number): Promise<Uint32Array> {
    const words = new Uint32Array(this.lengths[id] ?? 0)
    if (words.length === 0) return words
    const bytes = new Uint8Array(words.buffer)
    await this.file.read(bytes, 0, bytes.length, (this.starts[id] as number) * BYTES)
    this.keep(id, words)
    return words
  }

  private keep(id: number, words: Uint32Array): void {
    if (this.kept.has(id)) return
    this.kept.set(id, words)
    this.keptBytes += words.byteLength
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.keptBytes <= KEPT_BYTES) return
      this.kept.delete(oldest)
      this.keptBytes -= byteLength
    }
  }

  async close(): Promise<void> {
    await this.file.close()
  }
}
