/**
 * Keeps one of several passages with nearly the same text: laws repeal and repeat each other, and courts copy their
 * reasons.
 */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { Passage } from './passage.ts'

/** Words in the order of the text, three at a time. */
const RUN = 3
/** Texts that share so much of the shorter one count as equal. */
const SAME = 0.8
/** The beginning of a passage is enough to compare. */
const LONGEST_READ = 2_000

/** The passages in their order; of two equal ones the first stays. */
export function withoutDuplicates(passages: readonly Passage[]): Passage[] {
  const kept: { passage: Passage; runs: ReadonlySet<string> }[] = []
  for (const passage of passages) {
    const runs = runsOf(passage.text)
    if (!kept.some((other) => overlap(runs, other.runs) >= SAME)) kept.push({ passage, runs })
  }
  return kept.map(({ passage }) => passage)
}

function runsOf(text: string): Set<string> {
  const terms = wordTerms(text.slice(0, LONGEST_READ))
  const runs = new Set<string>()
  for (let at = 0; at + RUN <= terms.length; at++) runs.add(terms.slice(at, at + RUN).join(' '))
  return runs
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const run of small) if (large.has(run)) shared++
  return shared / small.size
}
