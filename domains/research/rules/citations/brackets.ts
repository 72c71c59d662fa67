/** Prevents the range of a link from ending inside a bracket. */

type Range = { start: number; end: number }

const numbering = /^\d{1,2}-$/

/**
 * A range that opens a bracket is extended to its end; one that closes an earlier bracket is extended to its
 * beginning. A leading "2-) " is the numbering of the paragraph and stays outside.
 */
export function withWholeBrackets<T extends Range>(text: string, range: T): T {
  let { start, end } = range
  const open: number[] = []
  for (let at = start; at < end; at++) {
    if (text[at] === '(') open.push(at)
    else if (text[at] === ')' && open.pop() === undefined) {
      const lead = /\(\s{0,2}$/.exec(text.slice(Math.max(0, start - 3), start))
      if (lead) start -= lead[0].length
      else if (numbering.test(text.slice(start, at)))
        start = at + 1 + (/^\s*/.exec(text.slice(at + 1, at + 4))?.[0].length ?? 0)
      else end = at
    }
  }
  const first = open[0]
  if (first === undefined || start >= end) return { ...range, start, end: Math.max(start, end) }
  const close = open.length === 1 && /^[^\p{L}\d()]{0,3}\)/u.exec(text.slice(end, end + 4))
  if (close) return { ...range, start, end: end + close[0].length }
  const cut = text.slice(start, first).trimEnd().length
  return { ...range, start, end: cut > 3 ? start + cut : end }
}
