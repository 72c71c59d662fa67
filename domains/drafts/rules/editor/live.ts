/** Finds the parts of a text that are nodes of their own in the editor: gaps, and citations of laws and decisions. */
import { extractCitations } from '@mizan/research/rules/citations'
import { readWhole } from '../audit/read-whole.ts'
import { gapsIn } from '../gaps.ts'

export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'gap'; label: string; text: string }
  | { kind: 'citation'; text: string }

interface Place {
  start: number
  end: number
}

/** The places where a paragraph cites the law of either country; citations within a gap do not count. */
export function citationPlaces(text: string): Place[] {
  const gaps = gapsIn(text)
  const places: Place[] = []
  // Citations are read as the auditor reads them, because its verdict is shown on their nodes.
  const cited = readWhole(text, extractCitations(text, 'turkey', { doubtful: true }))
  for (const { start, end } of cited.map(({ citation }) => citation)) {
    const isHidden = gaps.some((gap) => start < gap.end && end > gap.start)
    // Several articles of one list share its end; the first of them gets the node of the whole list.
    if (!isHidden && start >= (places.at(-1)?.end ?? 0) && end > start) places.push({ start, end })
  }
  return places
}

/** `from`: the start of the run in its paragraph; `cited`: the citations of the whole paragraph. */
export function runsOf(text: string, from: number, cited: readonly Place[]): Run[] {
  const inside = cited
    .filter(({ start, end }) => start >= from && end <= from + text.length)
    .map(({ start, end }) => ({ start: start - from, end: end - from, label: null as string | null }))
  const places = [...gapsIn(text), ...inside].sort((one, other) => one.start - other.start)
  const runs: Run[] = []
  let at = 0
  for (const { start, end, label } of places) {
    if (start > at) runs.push({ kind: 'text', text: text.slice(at, start) })
    const own = text.slice(start, end)
    runs.push(label === null ? { kind: 'citation', text: own } : { kind: 'gap', label, text: own })
    at = end
  }
  if (at < text.length) runs.push({ kind: 'text', text: text.slice(at) })
  return runs
}
