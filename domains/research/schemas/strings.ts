/** Shapes of search strings that are made from a story. */
import { z } from 'zod'
import { longestStory, shortestStory } from '../rules/limits.ts'
import { SearchCountry } from './common.ts'
import { DecisionFilters } from './search.ts'

/** "any": it does not matter, so it is neither asked again nor searched. */
export const timeAnswers = ['any', '1', '5', '10'] as const
export const outcomeAnswers = [
  'any',
  'reversal',
  'upholding',
  'granted',
  'dismissed',
  'acquittal',
  'conviction',
  'annulment',
  'violation',
] as const
export type OutcomeAnswer = (typeof outcomeAnswers)[number]

/** A court is answered by its name, or a chamber by that of its court and its own, as in the filters. */
export const StoryAnswers = z.strictObject({
  court: z.string().trim().min(1).max(255).optional(),
  time: z.enum(timeAnswers).optional(),
  outcome: z.enum(outcomeAnswers).optional(),
})
export type StoryAnswers = z.infer<typeof StoryAnswers>

export const StoryInput = z.object({
  /** What happened and what is sought, in plain words. */
  input: z.string().trim().min(shortestStory).max(longestStory),
  searchCountry: SearchCountry,
  answers: StoryAnswers.default({}),
})
export type StoryInput = z.output<typeof StoryInput>

export const storyQuestions = ['court', 'time', 'outcome'] as const
export type StoryQuestionId = (typeof storyQuestions)[number]

export const StoryQuestion = z.object({
  id: z.enum(storyQuestions),
  text: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type StoryQuestion = z.infer<typeof StoryQuestion>

/** Why a part of the search was chosen. `part` is as it stands in the query, or the value of a filter. */
export const SearchReason = z.object({ part: z.string(), text: z.string() })
export type SearchReason = z.infer<typeof SearchReason>

export const GeneratedSearch = z.object({
  query: z.string(),
  filters: DecisionFilters,
  reasons: z.array(SearchReason),
  /** What the story leaves open; at most three. */
  questions: z.array(StoryQuestion).max(storyQuestions.length),
})
export type GeneratedSearch = z.infer<typeof GeneratedSearch>
