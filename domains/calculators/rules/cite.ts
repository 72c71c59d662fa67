/** Articles that steps name. */
import { lawNumbers } from '../data/laws.ts'
import type { CitedArticle } from '../schemas/answer.ts'

export type CitedLaw = keyof typeof lawNumbers

export const cite = (law: CitedLaw, article: string): CitedArticle => ({
  law,
  lawNumber: lawNumbers[law],
  article,
})
