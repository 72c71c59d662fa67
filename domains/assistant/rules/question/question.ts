/** A question as it is searched and answered. */
import type { SearchCountry } from '@mizan/research/schemas'
import type { AskedCountry } from '../../schemas.ts'

/** What an answer has to contain. */
export type Wanted =
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
  articles: NamedArticle[]
  laws: { country: SearchCountry; lawNumber: string }[]
  decisions: { caseNumber?: string | undefined; decisionNumber?: string | undefined; text: string }[]
  wanted: Wanted
}
