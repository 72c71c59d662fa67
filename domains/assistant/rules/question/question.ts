/** A question as it is searched and answered. */
import type { SearchCountry } from '@mizan/research/schemas'
import type { AskedCountry } from '../../schemas.ts'
import type { Refusal } from '../passage.ts'

/** The kind of content that an answer needs. */
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

/** A decision by the numbers that are named; `number` if it is not clear whose number it is. */
export interface NamedDecision {
  court?: string | undefined
  chamber?: string | undefined
  caseNumber?: string | undefined
  decisionNumber?: string | undefined
  number?: string | undefined
}

export interface AskedQuestion {
  /** The message as it was typed. */
  message: string
  /** The question, understandable by itself: a follow-up takes its missing words from the questions before it. */
  text: string
  /** Whether `text` contains more than the message. */
  isFollowUp: boolean
  country: AskedCountry
  /** The content words, as they are spelt and without question words and politeness. */
  words: string[]
  /** The legal terms among them. */
  terms: string[]
  articles: NamedArticle[]
  laws: { country: SearchCountry; lawNumber: string }[]
  decisions: NamedDecision[]
  wanted: AnswerKind
  /** Why it is not searched at all; null if it is. */
  refusal: Refusal | null
  /** The question contains no legal word: only a text with the very same words answers it. */
  isDoubtful: boolean
}
