/** Joins the lines of a PDF to paragraphs: an author's paragraph goes on to the edge of its page. */

/** A line that is this much shorter than the longest one of its page ends its paragraph. */
const short = 0.75
/** The letters that a page has room for, even if none of its lines is so long. */
const narrowest = 60

/** Numbers, letters and signs that begin an entry of a list or an article. */
const begins = /^(?:[-–•*▪►]\s|\(?(?:\d{1,3}|[a-zçğıöşü]|[ivxIVX]{1,5})[.)]\s)/u

export function paragraphsOfPage(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  const longest = lines.reduce((most, line) => Math.max(most, line.length), narrowest)
  const paragraphs: string[] = []
  let open = ''
  const close = () => {
    if (open !== '') paragraphs.push(open)
    open = ''
  }
  for (const line of lines) {
    if (line === '' || begins.test(line)) close()
    open = joined(open, line)
    if (line.length < longest * short) close()
  }
  close()
  return paragraphs
}

/** A word that was divided at the end of a line becomes one again. */
function joined(before: string, line: string): string {
  if (before === '' || line === '') return before + line
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line) ? before.slice(0, -1) + line : `${before} ${line}`
}
