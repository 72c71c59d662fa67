/** A question as it is searched and answered. */
import type { SearchCountry } from '@mizan/research/schemas'
import type { AskedCountry } from '../../schemas.ts'
import type { Refusal } from '../passage.ts'

/** What an answer has to contain. */
export type AnswerKind =
  | 'definition'
  | 'time'
  | 'amount'
  | 'penalty'
  | 'permission'
  | 'person'
  | 'place'
  | 'conditions'
  | 'way'
  | 'anything'

export interface NamedArticle {
  country: SearchCountry
  lawNumber: string
  articleNo: string
  /** "3" of "188/3", "1-a" of "188/1-a". */
  paragraph?: string | undefined
}

/** A decision by what is said of it; `number` if it is not said whose number it is. */
export interface NamedDecision {
  court?: string | undefined
  chamber?: string | undefined
  caseNumber?: string | undefined
  decisionNumber?: string | undefined
  number?: string | undefined
}

export interface AskedQuestion {
  /** As it was typed. */
  message: string
  /** Understandable by itself: what a follow-up leaves out is taken from the questions before it. */
  text: string
  /** Whether `text` is more than the message. */
  isFollowUp: boolean
  country: AskedCountry
  /** Words that tell, as they are spelt and without question words and politeness. */
  words: string[]
  /** Those of them that law uses. */
  terms: string[]
  articles: NamedArticle[]
  laws: { country: SearchCountry; lawNumber: string }[]
  decisions: NamedDecision[]
  wanted: AnswerKind
  /** Why it is not searched at all; null if it is. */
  refusal: Refusal | null
  /** Nothing in it speaks of law: only a text that says the very same answers it. */
  isDoubtful: boolean
}
