/** Shapes of the input and the answers of visitors. */
import { Answer } from '@mizan/assistant/schemas'
import {
  BasicSearch,
  Decision,
  DecisionChunk,
  DecisionPage,
  SearchCountry,
  StoryInput,
} from '@mizan/research/schemas'
import { z } from 'zod'
import { longestQuestion } from './data/limits.ts'

/** The way in which a visitor proves that they are human. */
export const HumanCheck = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('altcha'),
    /** A challenge as `altcha-lib` makes and solves it. */
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number().int(),
        keyLength: z.number().int(),
        keyPrefix: z.string(),
        data: z.record(z.string(), z.number()).optional(),
      }),
      signature: z.string(),
    }),
  }),
  z.object({ kind: z.literal('hcaptcha'), siteKey: z.string() }),
])
export type HumanCheck = z.infer<typeof HumanCheck>

export const OpenedConversation = z.object({
  /** Goes with every further call, as the header `x-conversation-token`. */
  conversationToken: z.string(),
  expiresAt: z.iso.datetime(),
  /** The number of questions that can still be asked. */
  answersLeft: z.number().int(),
})
export type OpenedConversation = z.infer<typeof OpenedConversation>

/** A mark counts how often this browser has used the demonstration today; it is signed, and contains nothing else. */
export const DemoBegin = z.strictObject({ mark: z.string().max(200).optional() })
export const OpenedDemo = OpenedConversation.extend({ mark: z.string() })

export const VisitorQuestion = z.strictObject({
  message: z.string().trim().min(1).max(longestQuestion),
  searchCountry: SearchCountry.default('turkey'),
})
export type VisitorQuestion = z.output<typeof VisitorQuestion>

export const VisitorAnswer = Answer.extend({ answersLeft: z.number().int() })
export type VisitorAnswer = z.infer<typeof VisitorAnswer>

export const VisitorSearch = BasicSearch.pick({ query: true, searchCountry: true }).strict()
export type VisitorSearch = z.output<typeof VisitorSearch>

export const VisitorStory = StoryInput.pick({ input: true, answers: true })
  .extend({ searchCountry: SearchCountry.default('turkey') })
  .strict()
export type VisitorStory = z.output<typeof VisitorStory>

/** The best results of a search, each with its first lines. */
export const VisitorPage = DecisionPage

/** `isShortened`: people with a subscription can read more. */
export const VisitorDecision = Decision.extend({ isShortened: z.boolean() })
export type VisitorDecision = z.infer<typeof VisitorDecision>
export const VisitorChunk = DecisionChunk.extend({ isShortened: z.boolean() })
export type VisitorChunk = z.infer<typeof VisitorChunk>
