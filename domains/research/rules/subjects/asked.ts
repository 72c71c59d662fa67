/** What a question asks for, and which of its small words a name needs. */
import type { Word } from '../analysis/words.ts'

/** "kaç gün", "ne zaman", as it is typed with or without Turkish letters. */
export const timeAsked =
  /(?<!\p{L})(?:ne zaman\p{L}*|ka[çc] (?:g[üu]n|ay|y[ıi]l|hafta|sene)\p{L}*|ne kadar (?:s[üu]re|zaman)\p{L}*|zaman[ıi]|vakti)(?!\p{L})/giu

/**
 * "hangi mahkeme" is another subject than a court, and "param yok" than money: of the words that a search for words
 * leaves out, these belong to a name.
 */
const ofNames = /^(?:kim|hangi|nere|nerde|nasil|ifade|yanlis|dogru|turk$|benim$|yok$)/

export const belongsToNames = ({ folded }: Word): boolean => ofNames.test(folded)
