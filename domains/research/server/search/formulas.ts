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
/** Every second run around a word is looked up, because most formulas are longer than one run. */
const STEP = 2
const MOST = 1 << 22
const FEWEST = 1 << 12
const FULL = 65_535
/** A run that a two-hundred-and-fiftieth of the decisions have is a formula, in a small collection one of so many. */
const SHARE = 1 / 250
const AT_LEAST = 6
const LEAST_WEIGHT = 0.12
const FILE = 'formulas.bin'

/** What the oldest word of a run was multiplied by: 31 to the power of the words after it. */
const OLDEST = (31 ** (RUN - 1)) | 0

function sumAt(words: Uint32Array, from: number): number {
  let sum = 0
  for (let at = from; at < from + RUN; at++) sum = (Math.imul(sum, 31) + termIn(words[at] as number)) | 0
  return sum
}

/** The sum of the run that begins one word later, without adding up the words that both have. */
function nextSum(words: Uint32Array, from: number, sum: number): number {
  const rest = sum - Math.imul(termIn(words[from] as number), OLDEST)
  return (Math.imul(rest, 31) + termIn(words[from + RUN] as number)) | 0
}

function mixed(sum: number): number {
  const hash = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

export class FormulaCounter {
  private readonly counts = new Uint16Array(MOST)
  /** The decision that counted a run last, so that one that repeats itself counts once. */
  private readonly last = new Uint32Array(MOST)
  private runs = 0

  add(id: number, words: Uint32Array): void {
    if (words.length < RUN) return
    let sum = sumAt(words, 0)
    for (let from = 0; ; from++) {
      this.count(mixed(sum) & (MOST - 1), id)
      if (from + RUN >= words.length) return
      sum = nextSum(words, from, sum)
    }
  }

  private count(slot: number, id: number): void {
    if (this.last[slot] === id + 1) return
    this.last[slot] = id + 1
    this.runs++
    if ((this.counts[slot] as number) < FULL) this.counts[slot] = (this.counts[slot] as number) + 1
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
    const { counts } = this
    const last = Math.min(at, words.length - RUN)
    for (let from = Math.max(0, at - RUN + 1); from <= last; from += STEP) {
      const slot = mixed(sumAt(words, from)) & (counts.length - 1)
      most = Math.max(most, counts[slot] as number)
    }
    return Math.max(LEAST_WEIGHT, 1 / (1 + (most / this.usual) ** 2))
  }
}
