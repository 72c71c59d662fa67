/** The facts that a person told in a request for a draft in their own words, without the request itself. */
import type { WrittenSentence } from './grounds.ts'

const request =
  /(?<!\p{L})(?:yaz(?:ar|ın|ınız|alım|ıver)?|hazırla\p{L}*|oluştur\p{L}*|düzenle(?:r|yin)?|lazım|istiyorum|lütfen)(?!\p{L})/iu
/** "İşe iade davası dilekçesi" names the draft and states no fact; a name or a number always states one. */
const FEWEST = 4
const detail = /\d|\s\p{Lu}/u

/** Nobody has checked these words, so they have a yellow background. */
export const ownWords = (message: string): WrittenSentence[] =>
  message
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((sentence) => withoutRequest(sentence.trim()))
    .filter((told) => told.split(/\s+/).length >= FEWEST || detail.test(told))
    .map((text) => ({ text, of: 'facts', isProven: false, sources: [] }))

/** The clause that asks for the draft is left out, unless it states a fact as well. */
function withoutRequest(sentence: string): string {
  if (!request.test(sentence)) return sentence
  const clauses = sentence.split(/\s*[,;]\s+/)
  return clauses.filter((one) => !request.test(one) || detail.test(one)).join(', ')
}
