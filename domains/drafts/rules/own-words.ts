/** What somebody told of the facts who asked for a draft in their own words, without the request itself. */
import type { WrittenSentence } from './grounds.ts'

const request =
  /(?<!\p{L})(?:yaz(?:ar|ın|ınız|alım|ıver)?|hazırla\p{L}*|oluştur\p{L}*|düzenle(?:r|yin)?|lazım|istiyorum|lütfen)(?!\p{L})/iu
/** "İşe iade davası dilekçesi" names the draft and tells nothing. */
const FEWEST = 4

/** Nobody has checked these words: they stand on yellow. */
export const ownWords = (message: string): WrittenSentence[] =>
  message
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !request.test(sentence) && sentence.split(/\s+/).length >= FEWEST)
    .map((text) => ({ text, of: 'facts', isProven: false, sources: [] }))
