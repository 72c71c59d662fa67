/** A passage with what was found in it. */
import type { ReactNode } from 'react'
import type { FoundDocument } from '../../schemas.ts'

export function Marked({ text, ranges }: Pick<FoundDocument['passages'][number], 'text' | 'ranges'>) {
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
