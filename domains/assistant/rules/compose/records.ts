/** Quotes the lines of a case's records that a question asks for. */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { DraftSentence, Passage } from '../passage.ts'
import type { AskedRecords } from '../question/records.ts'

export interface RecordLine {
  text: string
  /** What was and what is done is no answer to what comes. */
  isAhead: boolean
}

export interface CaseRecord {
  passage: Passage
  /** What lies ahead first, by its day. */
  lines: RecordLine[]
}

/** Lines of one record. */
const most = 5
/** Share of what else is named that a line must have. */
const SHARE = 0.5

/** None if something else is named and no line has it. */
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
