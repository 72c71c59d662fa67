/** Parameters, prices and failures that the rows of visitors have in common. */
import { priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { isInOwnWords } from '../rules/own-words.ts'
import { VisitorQuestion, VisitorSearch, VisitorStory } from '../schemas.ts'

export const LawId = z.object({ lawId: z.string().min(1).max(64) })
export const ChunkId = z.object({ chunkId: z.string().min(1).max(80) })
export const CaseId = z.object({ caseId: z.string().min(1).max(64) })
export const DemoKey = z.object({ secretKey: z.string().min(1).max(200) })
/** Values in place of the key are distinguished by their length alone; the gate checks the key itself. */
export const byCountry = { by: 'searchCountry', of: { turkey: 'searchTr', kktc: 'searchCy' } } as const

/** Reading a text costs by its length, whatever it finds; a search itself is charged once it was read. */
const lettersOfOneUnit = 100
/** The price of making a search string from a told story. */
const unitsOfString = 60
export const searchPrice = priceOfBody(
  VisitorSearch,
  ({ query }) => query.length / lettersOfOneUnit + (isInOwnWords(query) ? unitsOfString : 0),
)
/** The price is that of people with an account. */
export const storyPrice = priceOfBody(VisitorStory, ({ input }) => unitsOfString + input.length / 250)
export const answerPrice = priceOfBody(VisitorQuestion, () => 30)

export const visiting = ['visitor.spent'] as const
export const searchErrors = [
  'search.query_too_short',
  'search.only_exclusions',
  'search.too_broad',
  'search.preparing',
] as const
export const storyErrors = ['search.story_unclear', 'search.unknown_chamber', 'search.preparing'] as const

/** The message if a conversation could not be begun and the server names no reason; it can be tried again. */
export const sessionFails = {
  tr: 'Oturum başlatılamadı. Yeniden deneyin.',
  en: 'Failed to start the session. Try again.',
}
