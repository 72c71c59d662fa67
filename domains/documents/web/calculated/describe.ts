/** What a saved result says of itself: its inputs, and where it is calculated again. */
import { longestDescription } from '../../data/limits.ts'

interface Line {
  label: string
  value: string
}

/** As many inputs as there is room for; an address that is cut off would lead nowhere, so it is left out as a whole. */
export function describe(inputs: readonly Line[], again: string): string {
  const end = again.length <= longestDescription ? [again] : []
  const lines: string[] = []
  for (const { label, value } of inputs) {
    const line = `${label}: ${value}`
    if ([...lines, line, ...end].join('\n').length > longestDescription) break
    lines.push(line)
  }
  return [...lines, ...end].join('\n')
}
