/** Outcomes that one may look for, by the kind of the courts that decide such matters. */
import type { OutcomeAnswer } from '../../schemas.ts'

type Outcome = Exclude<OutcomeAnswer, 'any'>
export type Branch = 'criminal' | 'civil' | 'administrative' | 'constitutional'

/** What decisions with the outcome say. */
export const clauseOfOutcome: Record<Outcome, string> = {
  reversal: 'bozulmasına',
  upholding: 'onanmasına',
  granted: '"davanın kabulü"~3',
  dismissed: '"davanın reddi"~3',
  acquittal: 'beraat',
  conviction: 'mahkumiyet',
  annulment: '"işlemin iptali"~3',
  violation: '"hakkının ihlal edildiği"~3',
}

export const outcomesOf: Record<Branch, readonly Outcome[]> = {
  civil: ['reversal', 'upholding', 'granted', 'dismissed'],
  criminal: ['acquittal', 'conviction', 'reversal'],
  administrative: ['annulment', 'dismissed', 'reversal'],
  constitutional: ['violation'],
}

const signs: readonly [Branch, RegExp][] = [
  ['constitutional', /^Anayasa/],
  ['criminal', /Ceza/],
  ['administrative', /^Danıştay|İdare|İdari|Vergi/],
]

/** The kind of most of the decisions that are counted by court and chamber. */
export function branchOf(chambers: readonly { value: string; count: number }[]): Branch {
  const counts = new Map<Branch, number>()
  for (const { value, count } of chambers) {
    const branch = signs.find(([, sign]) => sign.test(value))?.[0] ?? 'civil'
    counts.set(branch, (counts.get(branch) ?? 0) + count)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'civil'
}
