/** Whether an article is no longer in force, from the note that the printed law keeps in the place of its text. */

/** `since`: the day of the law or judgment that ended it, YYYY-MM-DD; `by`: the number of that law. */
export interface ArticleRepeal {
  how: 'repealed' | 'annulled'
  since: string | null
  by: string | null
}

/** Notes are short; a longer text is an article with notes in it. */
const LONGEST_NOTE = 400
const notes = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g
const ends = /^\(\s*(mülga|[iİ]ptal|yürürlükten kald[ıi]r)/i
const renewed = /^\([^()]*yeniden düzenleme/i
const day = /(\d{1,2})[./](\d{1,2})[./](\d{4})/
const law = /\d{4}\s*[-–]\s*((?:KHK\s*[-/–]?\s*)?\d{1,4})/i

/** Null for an article in force; one of which only a paragraph was repealed is in force. */
export function repealOf(text: string): ArticleRepeal | null {
  const whole = text.trim()
  if (whole.length > LONGEST_NOTE || whole.replace(notes, '').replace(/[\s.\d*–-]/g, '') !== '') return null
  const note = (whole.match(notes) ?? []).findLast((one) => ends.test(one) || renewed.test(one))
  if (!note || renewed.test(note)) return null
  const [, date, month, year] = day.exec(note) ?? []
  const how = /^\(\s*[iİ]ptal/i.test(note) ? 'annulled' : 'repealed'
  return {
    how,
    since: year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : null,
    by: how === 'repealed' ? (law.exec(note)?.[1]?.replace(/\s/g, '') ?? null) : null,
  }
}
