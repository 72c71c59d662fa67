/**
 * One entry for each distinct spelling, so that folding and stemming happen once per word and not once per
 * occurrence.
 */
import { characterClass, DIGIT, fold } from './characters.ts'
import { asWritten, stem } from './stem.ts'

export type Word = {
  surface: string
  folded: string
  /** The term that is indexed: the stem of a word, the digits of a number. */
  term: string
  isNumber: boolean
  /** Whether a reference to a law or decision may begin with this word; set by the reader of references. */
  opensReference?: boolean
}

const LIMIT = 300_000
const SMALLEST = 1 << 10
/**
 * Number of slots that are tried for a word. Usually a few are enough; words may be chosen so that all share a slot.
 */
const MOST_LOOKS = 64

/**
 * Entries by spelling. Words are looked up directly in the text: cutting each of them out first would take most of
 * the time of an analysis. A word that finds no free slot is not kept.
 */
class Spellings {
  readonly #words: Word[] = []
  #hashes = new Int32Array(SMALLEST)
  /** Number of the word + 1, 0 if the slot is free; at most half of them are used. */
  #slots = new Int32Array(2 * SMALLEST)

  get size(): number {
    return this.#words.length
  }

  find(text: string, start: number, end: number, hash: number): Word | undefined {
    const last = this.#slots.length - 1
    const first = spread(hash)
    for (let look = 0; look < MOST_LOOKS; look++) {
      const number = (this.#slots[(first + look) & last] as number) - 1
      if (number < 0) return undefined
      if (this.#hashes[number] !== hash) continue
      const word = this.#words[number] as Word
      if (standsAt(text, start, end, word.surface)) return word
    }
    return undefined
  }

  add(word: Word, hash: number): void {
    const number = this.#words.length
    if (number === this.#hashes.length) this.#grow()
    if (!this.#place(number, hash)) return
    this.#hashes[number] = hash
    this.#words.push(word)
  }

  #place(number: number, hash: number): boolean {
    const last = this.#slots.length - 1
    const first = spread(hash)
    for (let look = 0; look < MOST_LOOKS; look++) {
      const slot = (first + look) & last
      if (this.#slots[slot] !== 0) continue
      this.#slots[slot] = number + 1
      return true
    }
    return false
  }

  #grow(): void {
    const hashes = this.#hashes
    this.#hashes = new Int32Array(2 * hashes.length)
    this.#hashes.set(hashes)
    this.#slots = new Int32Array(4 * hashes.length)
    hashes.forEach((hash, number) => {
      this.#place(number, hash)
    })
  }
}

function standsAt(text: string, start: number, end: number, surface: string): boolean {
  if (surface.length !== end - start) return false
  for (let at = 0; at < surface.length; at++)
    if (text.charCodeAt(start + at) !== surface.charCodeAt(at)) return false
  return true
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return hash
}

/** Consecutive numbers have consecutive sums; their slots must not be consecutive. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

let current = new Spellings()
let previous = new Spellings()

/**
 * The entry of the word between two offsets of a text. Two generations limit the memory: when the newer is full, the
 * older is dropped.
 */
export function wordAt(text: string, start: number, end: number): Word {
  const hash = hashOf(text, start, end)
  const known = current.find(text, start, end, hash)
  if (known) return known
  const entry = previous.find(text, start, end, hash) ?? makeWord(text.slice(start, end))
  if (current.size >= LIMIT) {
    previous = current
    current = new Spellings()
  }
  current.add(entry, hash)
  return entry
}

function makeWord(spelling: string): Word {
  const surface = detached(spelling)
  // Some ligatures decompose into several words; a term has no white space.
  const folded = fold(surface).replace(/\s+/g, '')
  const isNumber = characterClass[surface.charCodeAt(0)] === DIGIT
  return { surface, folded, term: isNumber ? folded : asWritten(surface, stem(folded)), isNumber }
}

/** A slice keeps its whole parent text alive in the JavaScript engine; an entry must not. */
function detached(spelling: string): string {
  return spelling.length < 13 ? spelling : JSON.parse(JSON.stringify(spelling))
}
