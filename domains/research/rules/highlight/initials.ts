/**
 * Which words of a text may be ones that are looked for, told by their first letter alone: a word and its stem begin
 * with the same letter, and most words of a text need not be folded and stemmed to be passed over.
 */
import { fold } from '../analysis/characters.ts'

/** Letters beyond this one may fall apart into others; words that begin with them are always read. */
const LAST = 0x17f

/** The folded form of each letter up to `LAST`, 0 where it hangs on the letters after it. */
const folded = Uint16Array.from({ length: LAST + 1 }, (_, unit) => {
  const letter = String.fromCharCode(unit)
  const whole = fold(letter)
  return whole.length === 1 && whole === fold(letter.normalize('NFKC')) ? whole.charCodeAt(0) : 0
})

export class Initials {
  readonly #wanted = new Uint8Array(LAST + 1)

  /** Takes a folded term or the beginning of one. */
  add(term: string): void {
    const unit = term.charCodeAt(0)
    if (unit <= LAST) this.#wanted[unit] = 1
  }

  /** False only where a word beginning with this UTF-16 unit has none of the terms. */
  mayBegin(unit: number): boolean {
    const letter = unit <= LAST ? (folded[unit] as number) : 0
    return letter === 0 || this.#wanted[letter] === 1
  }
}
