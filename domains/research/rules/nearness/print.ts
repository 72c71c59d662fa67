/**
 * A word as a number of 32 bits: 22 for its term, 5 that tell which of its first letters are none of English, 5 for its
 * first seven letters folded. Two words of one term differ in the rest if they are spelt ("hâkim", "hakim") or end
 * differently.
 */
import { lowerTurkish, type Word } from '../analysis.ts'

const TERM_SHIFT = 10
const OPENING_SHIFT = 5
const FIVE_BITS = 31
const OPENING = 5
const LONGER = 7

const LAST_OF_ASCII = 127

/** Separates the head of a decision from its text; no word has it. */
export const BREAK = 0

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The part of a print that is the same for all words of a term. */
export const printedTerm = (term: string): number => hashOf(term) >>> TERM_SHIFT
export const termIn = (print: number): number => print >>> TERM_SHIFT
/** The first letters as bits, the first one lowest: 1 for "ş" or "â", 0 for "s". */
export const openingIn = (print: number): number => (print >>> OPENING_SHIFT) & FIVE_BITS
/** The part that is the same for words with the same first seven letters. */
export const longerIn = (print: number): number => print & FIVE_BITS

export function printOf(word: Word): number {
  const spelt = lowerTurkish(word.surface)
  let opening = 0
  for (let at = 0; at < OPENING && at < spelt.length; at++)
    if (spelt.charCodeAt(at) > LAST_OF_ASCII) opening |= 1 << at
  const longer = hashOf(word.folded.slice(0, LONGER)) & FIVE_BITS
  const print = ((printedTerm(word.term) << TERM_SHIFT) | (opening << OPENING_SHIFT) | longer) >>> 0
  return print === BREAK ? 1 : print
}
