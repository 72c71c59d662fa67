/** Decides which sentences of a language model are shown. */
import type { CheckedSentence } from '../passage.ts'
import { hasMarkup } from '../verify/markup.ts'

/**
 * Doubts with which a sentence may be shown, marked: it uses words that its quotes lack, and there is no other doubt.
 */
const harmless = new Set(['words'])

/**
 * A doubt about denial, party, number, scope, condition or who said it is too dangerous in a sentence that a model has
 * written, even if it is marked. A link is not shown even if it is quoted: a model that obeys a document would choose it.
 */
export function isShowable({ text, verdict, failed, supports }: CheckedSentence): boolean {
  if (supports.length === 0 || hasMarkup(text)) return false
  return verdict === 'proven' || (verdict === 'unproven' && failed.every((code) => harmless.has(code)))
}
