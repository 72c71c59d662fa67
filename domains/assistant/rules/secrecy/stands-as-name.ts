/** Decides whether one word of a name, which may be a usual word too, is used as a name in its place. */
import type { Reading, Word } from './reading.ts'
import { isFamily, isGiven, isInstitution, isOrdinary, isPlace } from './words.ts'

/**
 * The source of the name: somebody knows it, it was only read out of the text but a list has one of its words, or
 * none has.
 */
export type Trust = 'known' | 'listed' | 'unlisted'

interface FoundPart {
  /** The word without its ending. */
  bare: string
  trust: Trust
}

export function standsAsName(reading: Reading, at: number, { bare, trust }: FoundPart): boolean {
  const { plain, words } = reading
  const word = words[at] as Word
  if (isBeforeBody(reading, at)) return false
  const isUsual = isOrdinary(bare) || isPlace(bare)
  if (word.folded !== bare && (isUsual || bare.length < 4)) return false
  if (word.shape === 'lower')
    return !isUsual && bare.length > 3 && (trust === 'known' || isGiven(bare) || isFamily(bare))
  if (!isUsual || trust === 'known' || plain[word.end] === "'") return true
  return trust === 'listed' && !word.isShouted && !isSentenceStart(plain, word.start) && !isInstitution(bare)
}

function isBeforeBody({ plain, words }: Reading, at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]]
  if (!next || next.shape === 'lower' || plain.slice(word.end, next.start) !== ' ') return false
  return isInstitution(next.folded)
}

export const isSentenceStart = (plain: string, at: number): boolean => {
  const before = plain.slice(Math.max(0, at - 4), at)
  return before.trimEnd() === '' || /[.!?:\n"“(-]\s*$/.test(before)
}
