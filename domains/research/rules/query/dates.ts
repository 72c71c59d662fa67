/** Dates in a query: a date is one unit in any spelling, and its numbers mean nothing separately. */
import { dateTerm, wordTerms } from '../analysis.ts'
import type { Scan } from '../citations/scan.ts'
import { months, normaliseDate } from '../normalise.ts'
import type { Query } from './ast.ts'

interface WrittenDate {
  /** Offsets in the text. */
  start: number
  end: number
  /** YYYY-MM-DD. */
  day: string
}

const WORDS_OF_A_DATE = 3
/** Words after a date that add nothing: "31.05.2022 tarihli". */
const joining = new Set(['tarih', 'tarihli', 'tarihinde', 'tarihindeki', 'gun', 'gunlu', 'gunu', 'gununde'])
const written = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2} \p{L}+ \d{4})$/u

/** The dates of a text in their order: "31.05.2022", "31/5/2022", "2022-05-31", "31 Mayıs 2022". */
export function datesIn(s: Scan): WrittenDate[] {
  const dates: WrittenDate[] = []
  for (let at = 0; at + WORDS_OF_A_DATE <= s.lexemes.length; at++) {
    const date = dateFrom(s, at)
    if (!date) continue
    dates.push(date)
    at += WORDS_OF_A_DATE - 1
  }
  return dates
}

function dateFrom(s: Scan, at: number): WrittenDate | undefined {
  const first = s.lexemes[at]
  const last = s.lexemes[at + WORDS_OF_A_DATE - 1]
  if (!first?.word.isNumber || !last?.word.isNumber) return undefined
  const text = s.text.slice(first.start, last.bodyEnd)
  const day = written.test(text) ? normaliseDate(text) : undefined
  if (day === undefined) return undefined
  const next = s.lexemes[at + WORDS_OF_A_DATE]
  return { start: first.start, end: next && joining.has(next.word.folded) ? next.end : last.end, day }
}

/** The decisions of that day, and the texts that mention it in any of the usual spellings. */
export function dateQuery(date: string): Query {
  const [year = '', month = '', day = ''] = date.split('-')
  const [shortMonth, shortDay] = [month, day].map((part) => String(Number(part))) as [string, string]
  const spellings = [
    `${day} ${month} ${year}`,
    `${shortDay} ${shortMonth} ${year}`,
    `${day} ${shortMonth} ${year}`,
    `${shortDay} ${month} ${year}`,
    `${day} ${months[Number(month) - 1]} ${year}`,
    `${shortDay} ${months[Number(month) - 1]} ${year}`,
  ]
  const phrases = [...new Set(spellings)].map(
    (spelling): Query => ({ type: 'phrase', terms: wordTerms(spelling), slop: 0, weight: 1 }),
  )
  return { type: 'or', items: [{ type: 'citation', token: dateTerm(date) }, ...phrases] }
}
