/** Shapes of decisions, in lists and for reading. */
import { z } from 'zod'
import { CivilDate, LawReference, SearchCountry, Snippet, TextRange } from './common.ts'

/** What a list shows of a decision. A field that the source does not have is null, never guessed. */
export const DecisionSummary = z.object({
  id: z.string(),
  country: SearchCountry,
  court: z.string(),
  chamber: z.string().nullable(),
  caseNumber: z.string().nullable(),
  decisionNumber: z.string().nullable(),
  /** As the source gives it, otherwise from the closing words of the text. */
  decisionDate: CivilDate.nullable(),
  /** Of a decision whose date is unknown: the year in its number. */
  decisionYear: z.number().int().nullable(),
  /** As the source gives it, otherwise what the text says was claimed, or who applied. */
  subject: z.string().nullable(),
  /** The subject and what the decision came to; null if the subject is unknown. */
  headline: z.string().nullable(),
  /** As the source gives it, otherwise from the operative clauses; null where that is not certain. */
  outcome: z.string().nullable(),
  relatedLaws: z.array(LawReference),
  /** The citation as lawyers write it: "Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020". */
  citation: z.string(),
  /** Short name for a badge: "Y. 3. HD". */
  badge: z.string(),
  /** True if the text is only the beginning of the decision: its source says so, or it breaks off. */
  truncated: z.boolean(),
  /** True for an invented decision of the bundled sample. */
  sample: z.boolean(),
})
export type DecisionSummary = z.infer<typeof DecisionSummary>

export const DecisionHit = DecisionSummary.extend({
  snippets: z.array(Snippet),
  score: z.number(),
  /** It lacks a word of the query, and follows the few that have every word. */
  partial: z.boolean(),
  /** A telling word of the query stands only in formulas that many decisions share; such ones come last. */
  formulaic: z.boolean(),
})
export type DecisionHit = z.infer<typeof DecisionHit>

/** A citation inside a paragraph, with its target; ids are null if the corpus does not have the target. */
export const TextLink = z.object({
  range: TextRange,
  kind: z.enum(['law', 'article', 'decision']),
  label: z.string(),
  law: LawReference.nullable(),
  decision: z
    .object({
      id: z.string().nullable(),
      country: SearchCountry,
      caseNumber: z.string().nullable(),
      decisionNumber: z.string().nullable(),
    })
    .nullable(),
})
export type TextLink = z.infer<typeof TextLink>

export const Paragraph = z.object({
  /** Address of the paragraph: `/case-search/case/turkey/chunk/{id}`. */
  id: z.string(),
  no: z.number().int(),
  /** The court's own number of the paragraph to which it belongs, by which lawyers cite it; null if there is none. */
  number: z.number().int().nullable(),
  text: z.string(),
  links: z.array(TextLink),
  /** Places that match the `q` of the call. */
  hits: z.array(TextRange),
  /** Set on a paragraph that opens a part of the decision, such as "SONUÇ". */
  heading: z.string().nullable(),
  /** Of a heading that the court marks itself: I. is 1, A. is 2, 1. is 3, a. is 4, i. is 5. */
  level: z.number().int().nullable(),
})
export type Paragraph = z.infer<typeof Paragraph>

export const Decision = DecisionSummary.extend({
  caseYear: z.number().int().nullable(),
  deliveryNumber: z.string().nullable(),
  deliveryYear: z.number().int().nullable(),
  sides: z.string().nullable(),
  finality: z.string().nullable(),
  keywords: z.array(z.string()),
  documentId: z.string().nullable(),
  externalId: z.string().nullable(),
  publishedOn: CivilDate.nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  paragraphs: z.array(Paragraph),
  hitCount: z.number().int(),
  citedByCount: z.number().int(),
  citedByCountIsLowerBound: z.boolean(),
})
export type Decision = z.infer<typeof Decision>

export const DecisionChunk = z.object({ decision: DecisionSummary, paragraph: Paragraph })
export type DecisionChunk = z.infer<typeof DecisionChunk>
