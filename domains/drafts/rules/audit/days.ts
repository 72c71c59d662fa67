/**
 * Finds the day of a decision, even one that does not exist in the calendar and that the reader of citations leaves
 * out.
 */
import { typedDate } from '@mizan/platform/calendar'
import type { DecisionCitation } from '@mizan/research/rules/citations'

const day = '(\\d{1,2}[./-]\\d{1,2}[./-]\\d{4})'
/** The day stands before the numbers ("12.13.2020 tarihli") or behind them (", T. 12.13.2020"). */
const before = new RegExp(`(?<!\\d)${day}\\s*(?:tarih(?:li)?|gün(?:lü)?|T\\.)?(?:\\s*ve)?[\\s,]*$`, 'u')
const behind = new RegExp(`^[\\s,;(]*(?:T\\.|Tarih:?|tarih:?)\\s*${day}(?!\\d)`, 'u')
const court = /(?:Yargıtay|Danıştay)[^\n;]{0,60}(?:Dairesi|Daire|HD|CD|Kurulu)['’]?\p{Ll}*[\s,.]*$/u
const farthest = 120

export function withDay(
  text: string,
  citation: DecisionCitation,
): { citation: DecisionCitation; badDay: string | null } {
  if (citation.date !== undefined) return { citation, badDay: null }
  const ahead = text.slice(Math.max(0, citation.start - farthest), citation.start)
  const first = before.exec(ahead)
  const last = behind.exec(text.slice(citation.end, citation.end + 40))
  const typed = first?.[1] ?? last?.[1]
  if (typed === undefined) return { citation, badDay: null }
  const dayStart = first ? citation.start - (ahead.length - first.index) : citation.start
  const named = first && court.exec(ahead.slice(0, first.index))
  const place = {
    start: named ? dayStart - named[0].length : dayStart,
    end: first ? citation.end : citation.end + (last?.[0].length ?? 0),
  }
  const date = typedDate(typed)
  if (date === undefined) return { citation: { ...citation, ...place }, badDay: typed }
  return { citation: { ...citation, date, end: place.end }, badDay: null }
}
