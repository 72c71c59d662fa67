/**
 * Formulas of decisions: runs of words that stand alike in many of them. They are counted while an index is built and looked
 * up when a search finds a word in one, which then says little about the subject.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileDurably } from '@mizan/platform/search'
import { termIn } from '../../rules/nearness/print.ts'

/** Words of a run: long enough that a subject alone is no formula. */
const RUN = 8
const MOST = 1 << 22
const FEWEST = 1 << 12
const FULL = 65_535
/** A run that a two-hundred-and-fiftieth of the decisions have is a formula, in a small collection one of so many. */
const SHARE = 1 / 250
const AT_LEAST = 6
const LEAST_WEIGHT = 0.12
const FILE = 'formulas.bin'

function runAt(words: Uint32Array, from: number): number {
  let hash = 0
  for (let at = from; at < from + RUN; at++) hash = (Math.imul(hash, 31) + termIn(words[at] as number)) | 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

export class FormulaCounter {
  private readonly counts = new Uint16Array(MOST)
  /** The decision that counted a run last, so that one that repeats itself counts once. */
  private readonly last = new Uint32Array(MOST)
  private runs = 0

  add(id: number, words: Uint32Array): void {
    for (let from = 0; from + RUN <= words.length; from++) {
      const slot = runAt(words, from) & (MOST - 1)
      if (this.last[slot] === id + 1) continue
      this.last[slot] = id + 1
      this.runs++
      if ((this.counts[slot] as number) < FULL) this.counts[slot] = (this.counts[slot] as number) + 1
    }
  }

  /** A small collection gets a small file. */
  async save(folder: string): Promise<void> {
    let size = FEWEST
    while (size < MOST && size < this.runs * 4) size *= 2
    const folded = new Uint16Array(size)
    this.counts.forEach((count, slot) => {
      if (count > 0) folded[slot & (size - 1)] = Math.min(FULL, (folded[slot & (size - 1)] as number) + count)
    })
    await writeFileDurably(join(folder, FILE), new Uint8Array(folded.buffer))
  }
}

export class Formulas {
  private readonly counts: Uint16Array
  private readonly usual: number

  private constructor(counts: Uint16Array, documents: number) {
    this.counts = counts
    this.usual = Math.max(AT_LEAST, documents * SHARE)
  }

  static async open(folder: string, documents: number): Promise<Formulas> {
    const bytes = await readFile(join(folder, FILE))
    return new Formulas(new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2), documents)
  }

  /** How much a word at a place counts: 1 in a text of its own, little in a formula. */
  weightAt(words: Uint32Array, at: number): number {
    let most = 0
    const last = Math.min(at, words.length - RUN)
    for (let from = Math.max(0, at - RUN + 1); from <= last; from++)
      most = Math.max(most, this.counts[runAt(words, from) & (this.counts.length - 1)] as number)
    return Math.max(LEAST_WEIGHT, 1 / (1 + (most / this.usual) ** 2))
  }
}
