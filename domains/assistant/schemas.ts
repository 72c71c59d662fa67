/** Shapes of answers and conversations. */
import { NewLimit, NewTask } from '@mizan/cases/schemas'
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { SearchCountry } from '@mizan/research/schemas'
import { z } from 'zod'
import { askedCountries } from './data/countries.ts'
import { longestMessage, longestTitle } from './data/limits.ts'
import { topics } from './rules/compare-countries.ts'
import { answerParts, refusals, sourceKinds } from './rules/passage.ts'

export const AskedCountry = z.enum(askedCountries)
export type AskedCountry = z.infer<typeof AskedCountry>

export const Question = z.strictObject({
  message: z.string().overwrite(withoutInvisible).trim().min(1).max(longestMessage),
  searchCountry: AskedCountry,
  /** Continues a conversation of the asker. */
  conversationId: z.string().min(1).max(64).optional(),
  /** Asks about a case: its documents are read too. */
  caseId: z.string().min(1).max(64).optional(),
})
export type Question = z.infer<typeof Question>

/** The place of a quote: UTF-16 offsets in the text of the place. */
export const AnswerSupport = z.object({
  sourceId: z.string(),
  /** The id of the article or of the paragraph, or the number of the page. */
  placeId: z.string(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
})
export type AnswerSupport = z.infer<typeof AnswerSupport>

export const AnswerSentence = z.object({
  text: z.string(),
  part: z.enum(answerParts),
  /** The country that it is about; null if it quotes a document. */
  country: SearchCountry.nullable(),
  /** False if the checks could neither prove nor refute it; a refuted sentence is not shown. */
  isVerified: z.boolean(),
  supports: z.array(AnswerSupport),
})
export type AnswerSentence = z.infer<typeof AnswerSentence>

export const AnswerSource = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  country: SearchCountry.nullable(),
  title: z.string(),
  lawId: z.string().nullable(),
  lawNumber: z.string().nullable(),
  articleNo: z.string().nullable(),
  decisionId: z.string().nullable(),
  /** The document of the case that the conversation is about. */
  documentId: z.string().nullable(),
  /** Its text is a summary and not the official one. */
  isSummary: z.boolean(),
  /** The screen that shows a calculation or record again. */
  address: z.string().nullable(),
})
export type AnswerSource = z.infer<typeof AnswerSource>

const Cell = z.object({ text: z.string(), supports: z.array(AnswerSupport) }).nullable()

/** Both countries side by side; an empty cell has no source. */
export const Comparison = z.array(z.object({ topic: z.enum(topics), turkey: Cell, kktc: Cell }))
export type Comparison = z.infer<typeof Comparison>

/**
 * The reason for quotes although a model was to write: no answer of the service in time, none that its quotes prove,
 * none in the passages as the model sees it, or the office has used its model allowance of the day.
 */
export const ModelProblem = z.enum(['unavailable', 'unusable', 'declined', 'spent'])
export type ModelProblem = z.infer<typeof ModelProblem>

export const proposalDecisions = ['accepted', 'dismissed'] as const

const proposed = {
  id: z.uuid(),
  /** The decision of its asker; null while there is none. */
  decision: z.enum(proposalDecisions).nullable(),
}

/** Something that a model proposes to add to the case. Only the asker adds it, by the ordinary call of that row. */
export const Proposal = z.discriminatedUnion('row', [
  z.object({ ...proposed, row: z.literal('tasks.add'), body: NewTask }),
  z.object({ ...proposed, row: z.literal('limits.add'), body: NewLimit }),
])
export type Proposal = z.infer<typeof Proposal>

export const Answer = z.object({
  conversationId: z.string(),
  answerId: z.string(),
  question: z.string(),
  searchCountry: AskedCountry,
  askedAt: z.iso.datetime(),
  isRefused: z.boolean(),
  refusal: z.enum(refusals).nullable(),
  /** The origin of the sentences: quoted as they stand in their sources, or written by a model. */
  way: z.enum(['quotes', 'model']),
  modelProblem: ModelProblem.nullable(),
  sentences: z.array(AnswerSentence),
  sources: z.array(AnswerSource),
  /** The comparison, only if both countries were asked. */
  comparison: Comparison.nullable(),
  /** Only about a case. */
  proposals: z.array(Proposal),
  /**
   * The question was about a case whose documents and records do not answer it; the sentences rest on laws and
   * decisions.
   */
  isCaseSilent: z.boolean(),
  /** Laws and articles that the question names and the archive lacks, so that the answer does not rest on them. */
  notHeld: z.array(z.string()),
  /** The number of sentences that were removed because a check refuted them. */
  removed: z.number().int(),
  /** The question as it was searched, if earlier questions made it self-contained. */
  searchedAs: z.string().nullable(),
  tookMs: z.number(),
})
export type Answer = z.infer<typeof Answer>

export const AnswerStage = z.enum(['searching', 'reading', 'writing', 'checking'])
export type AnswerStage = z.infer<typeof AnswerStage>

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  searchCountry: AskedCountry,
  caseId: z.string().nullable(),
  /** Readable by everybody of the office who may ask, and who may read its case. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  author: z.string(),
  answerCount: z.number().int(),
  changedAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof Conversation>

/** The settings that the administrators of the office choose for the assistant. */
export const AssistantSettings = z.strictObject({
  /** Whether names, numbers and addresses stay in the office when a third party's model writes the answer. */
  hidesSecrets: z.boolean(),
})
export type AssistantSettings = z.infer<typeof AssistantSettings>

export const ConversationTitle = z
  .string()
  .overwrite(withoutInvisible)
  .trim()
  .min(1)
  .max(longestTitle)
  .refine(isOneLine)
