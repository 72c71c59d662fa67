/**
 * Distinguishes connecting and question words from meaningful ones. "ise" is a connective, "işe" a noun: diacritics
 * decide.
 */
import { connectives, notWithoutDiacritics, questionWords } from '../../data/stop-words.ts'
import { fold, lowerTurkish } from '../analysis/characters.ts'
import type { Word } from '../analysis/words.ts'

const ambiguous = new Set(notWithoutDiacritics.split(' '))
const joining = spellings(connectives)
const asking = spellings(questionWords)

/** Each word as it is written, and as it is typed without Turkish letters. */
function spellings(words: string): Set<string> {
  const written = words.trim().split(/\s+/)
  const typed = written.map(fold).filter((word) => !ambiguous.has(word))
  return new Set([...written, ...typed])
}

export function isConnective(word: Word): boolean {
  return joining.has(lowerTurkish(word.surface))
}

export function isQuestionWord(word: Word): boolean {
  return asking.has(lowerTurkish(word.surface))
}
