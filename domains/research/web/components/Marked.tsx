/** A text with its hits marked. Ranges are half-open, in order, and do not overlap. */
import type { ReactNode } from 'react'
import type { TextRange } from '../../schemas.ts'

export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of ranges) {
    if (from < end || to <= from) continue
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  parts.push(text.slice(end))
  return <>{parts}</>
}
