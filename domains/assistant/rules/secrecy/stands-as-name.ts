/** Whether one word of a name, which may be a usual word too, stands as a name where it was found. */
import type { Reading, Word } from './reading.ts'
import { isInstitution, isOrdinary, isPlace } from './words.ts'

interface FoundPart {
  /** The word without its ending. */
  bare: string
  /** Whether somebody knows the name, which was not only read out of the text. */
  isSure: boolean
}

export function standsAsName(reading: Reading, at: number, { bare, isSure }: FoundPart): boolean {
  const { plain, words } = reading
  const word = words[at] as Word
  if (isBeforeBody(reading, at)) return false
  const isUsual = isOrdinary(bare) || isPlace(bare)
  if (word.folded !== bare && (isUsual || bare.length < 4)) return false
  if (word.shape === 'lower') return !isUsual && bare.length > 3
  if (!isUsual || isSure || plain[word.end] === "'") return true
  return !word.isShouted && !isSentenceStart(plain, word.start) && !isInstitution(bare)
}

function isBeforeBody({ plain, words }: Reading, at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]]
  if (!next || next.shape === 'lower' || plain.slice(word.end, next.start) !== ' ') return false
  return isInstitution(next.folded)
}

const isSentenceStart = (plain: string, at: number): boolean => {
  const before = plain.slice(Math.max(0, at - 4), at)
  return before.trimEnd() === '' || /[.!?:\n"“(-]\s*$/.test(before)
}
