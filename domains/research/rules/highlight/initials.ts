/**
 * Decides by the first letter which words of a text may match: a word and its stem begin with the same letter, so
 * most words need not be folded and stemmed.
 */
import { fold } from '../analysis/characters.ts'

/** Letters beyond this one may decompose into others; words that begin with them are always read. */
const LAST = 0x17f

/** The folded form of each letter up to `LAST`, 0 if it depends on the letters after it. */
const folded = Uint16Array.from({ length: LAST + 1 }, (_, unit) => {
  const letter = String.fromCharCode(unit)
  const whole = fold(letter)
  return whole.length === 1 && whole === fold(letter.normalize('NFKC')) ? whole.charCodeAt(0) : 0
})

export class Initials {
  readonly #wanted = new Uint8Array(LAST + 1)

  /** Adds a folded term or prefix. */
  add(term: string): void {
    const unit = term.charCodeAt(0)
    if (unit <= LAST) this.#wanted[unit] = 1
  }

  /** False only if no word that begins with this UTF-16 unit can have one of the terms. */
  mayBegin(unit: number): boolean {
    const letter = unit <= LAST ? (folded[unit] as number) : 0
    return letter === 0 || this.#wanted[letter] === 1
  }
}
