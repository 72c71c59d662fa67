/** Quotes the lines of a case's records that a question asks for. */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { DraftSentence, Passage } from '../passage.ts'
import type { AskedRecords } from '../question/records.ts'

export interface RecordLine {
  text: string
  /** Past and finished records do not answer a question about coming ones. */
  isAhead: boolean
}

export interface CaseRecord {
  passage: Passage
  /** The coming records first, by their day. */
  lines: RecordLine[]
}

/** Lines of one record. */
const most = 5
/** The share of the other words of the question that a line must contain. */
const SHARE = 0.5

/** Returns no quotes if the question names something else and no line contains it. */
export const quotesOfRecords = (records: readonly CaseRecord[], { about }: AskedRecords): DraftSentence[] =>
  records.flatMap(({ passage, lines }) => {
    const fitting = lines.filter(({ text, isAhead }) => (about.length > 0 ? names(text, about) : isAhead))
    return fitting.slice(0, most).map(({ text }) => ({
      text,
      part: 'short' as const,
      supports: [{ passageId: passage.id, quote: text }],
    }))
  })

function names(text: string, about: readonly string[]): boolean {
  const terms = new Set(wordTerms(text))
  return about.filter((term) => terms.has(term)).length >= about.length * SHARE
}
