/** A decision as a document of the index. */
import type { Country } from '@mizan/platform/contract'
import type { IndexDocument } from '@mizan/platform/search'
import { lex, wordTerms } from '../../rules/analysis.ts'
import { dayInOrder } from '../../rules/decision-numbers.ts'
import { BREAK as HEAD_END, printOf } from '../../rules/nearness/print.ts'
import { pairTokens } from './common-words.ts'
import { countryNumber, dayOf, UNKNOWN } from './index-schema.ts'
import { courtKeys, keysOf } from './keys.ts'
import { chamberName, type Names } from './names.ts'
import { type CitedLaw, textTerms } from './text-terms.ts'

/** What the index is built from. `citedLaws` may contain repetitions. */
export interface DecisionSource {
  doc: number
  country: Country
  court: string
  chamber: string | null
  caseNumber: string | null
  decisionNumber: string | null
  decisionDate: string | null
  decisionYear: number | null
  caseYear: number | null
  deliveryNumber: string | null
  deliveryYear: number | null
  subject: string | null
  /** What was claimed, as the text tells, if the source gives no subject. */
  claim?: string | null
  outcome: string | null
  sides: string | null
  keywords: readonly string[]
  documentId: string | null
  externalId: string | null
  source: string
  text: string
  citedLaws: readonly CitedLaw[]
}

/** A decision whose names have been replaced by numbers, so that any thread can do the rest. */
export interface NumberedDecision extends DecisionSource {
  integers: Record<string, number>
  laws: number[]
}

export function numberNames(decision: DecisionSource, names: Names): NumberedDecision {
  const { country, court, chamber, source, caseYear, deliveryYear, citedLaws } = decision
  const laws = new Set(citedLaws.map(({ lawNumber }) => names.add('law', lawNumber)))
  const integers = {
    country: countryNumber[country],
    court: names.add('court', court),
    chamber: names.add('chamber', chamberName(court, chamber)),
    source: names.add('source', source),
    outcome: names.add('outcome', decision.outcome ?? ''),
    day: dayOf(dayInOrder(decision.decisionDate, decision.decisionYear)),
    caseYear: caseYear ?? UNKNOWN,
    deliveryYear: deliveryYear ?? UNKNOWN,
  }
  return { ...decision, integers, laws: [...laws] }
}

export function documentOf(decision: NumberedDecision): IndexDocument {
  const body = bodyOf(decision)
  return {
    id: decision.doc,
    fields: { body, pairs: pairTokens(body), keys: keysOf(decision), bench: courtKeys(decision) },
    integers: decision.integers,
    lists: { laws: decision.laws },
  }
}

/** Separates parts, so that no phrase spans two of them. */
const BREAK = '|'

/** The subject and the keywords count like two more occurrences in the text. */
function bodyOf({ text, country, subject, keywords, citedLaws }: NumberedDecision): string[] {
  const head = wordTerms([subject ?? '', ...keywords].join(' \n '))
  const terms = textTerms(text, country, citedLaws)
  return head.length === 0 ? terms : [...terms, BREAK, ...head, BREAK, ...head]
}

/** Words of a decision that the second stage of a search compares; what follows is the tail of a very long one. */
const MOST_WORDS = 6_000

/** Subject or claim, keywords and text as prints of their words. */
export function wordsOf({ text, subject, claim, keywords }: NumberedDecision): Uint32Array {
  const head = lex([subject ?? claim ?? '', ...keywords].join(' \n '))
  const words = [
    ...head.map(({ word }) => printOf(word)),
    HEAD_END,
    ...lex(text).map(({ word }) => printOf(word)),
  ]
  return Uint32Array.from(words.slice(0, MOST_WORDS))
}
