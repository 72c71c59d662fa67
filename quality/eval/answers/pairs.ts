/** The number of pairs of a sentence and a passage that the verifier judges rightly. */
import type { CheckedSentence, Passage } from '../../../domains/assistant/rules/passage.ts'
import { checkDraft } from '../../../domains/assistant/rules/verify/check.ts'
import { note, noteAll } from '../../figures.ts'
import { readLines } from '../texts.ts'

/** One line of `pairs.jsonl`; `quote` is the whole passage if it is missing. */
export interface SentencePair {
  id: string
  kind: string
  /** Whether the passage supports the sentence. */
  holds: boolean
  sentence: string
  passage: string
  quote?: string
}

export const pairTargets = { wronglyProven: 0, proven: 0.9 }

export interface PairReport {
  pairs: number
  /** Share of the true sentences that are proven. */
  proven: number
  wronglyProven: number
  /** Share of the falsified sentences that are refuted; the others are shown as unproven. */
  refuted: number
  kinds: Map<string, { holds: number; proven: number; falsified: number; wronglyProven: number }>
  wrong: { pair: SentencePair; checked: CheckedSentence }[]
}

export function measurePairs(pairs: readonly SentencePair[]): PairReport {
  const kinds: PairReport['kinds'] = new Map()
  const wrong: PairReport['wrong'] = []
  const counts = { holds: 0, proven: 0, falsified: 0, wronglyProven: 0 }
  let refuted = 0
  for (const pair of pairs) {
    const checked = judge(pair)
    const isProven = checked.verdict === 'proven'
    const kind = kinds.get(pair.kind) ?? { holds: 0, proven: 0, falsified: 0, wronglyProven: 0 }
    kinds.set(pair.kind, kind)
    for (const sums of [counts, kind]) {
      if (pair.holds) sums.holds++
      else sums.falsified++
      if (isProven && pair.holds) sums.proven++
      if (isProven && !pair.holds) sums.wronglyProven++
    }
    if (!pair.holds && checked.verdict === 'false') refuted++
    if (isProven !== pair.holds) wrong.push({ pair, checked })
  }
  const { holds, proven, falsified, wronglyProven } = counts
  return {
    pairs: pairs.length,
    proven: proven / holds,
    wronglyProven,
    refuted: refuted / falsified,
    kinds,
    wrong,
  }
}

const source: Passage['source'] = {
  id: 's1',
  kind: 'decision',
  country: 'turkey',
  title: '',
  law: null,
  article: null,
  decision: null,
  document: null,
}

function judge({ sentence, passage, quote = passage }: SentencePair): CheckedSentence {
  const draft = {
    refusal: null,
    sentences: [{ text: sentence, part: 'grounds' as const, supports: [{ passageId: 'p1', quote }] }],
  }
  const passages = [{ id: 'p1', source, placeId: '1', text: passage, score: 1 }]
  const all = { hasLaw: () => true, hasArticle: () => true }
  return checkDraft(draft, passages, all)[0] as CheckedSentence
}

/** @returns whether the targets are reached. */
export function evaluatePairs(path: string): boolean {
  const report = measurePairs(readLines<SentencePair>(path))
  const { pairs, proven, wronglyProven, refuted } = report
  console.log(
    `${pairs} pairs; the targets are no falsified sentence proven and at least ${pairTargets.proven} of the true ones`,
  )
  console.log(`true sentences proven ${proven.toFixed(4)}`)
  console.log(`falsified sentences proven ${wronglyProven}, refuted ${refuted.toFixed(4)}`)
  noteAll({ pairs, proven, wronglyProven, refuted }, 'pairs')
  for (const [kind, counts] of report.kinds) {
    console.log(
      `  ${kind.padEnd(12)}proven ${counts.proven} of ${counts.holds}, wrongly ${counts.wronglyProven} of ${counts.falsified}`,
    )
    note(counts.wronglyProven, 'pairs', kind, 'wronglyProven')
  }
  for (const { pair, checked } of report.wrong)
    console.log(
      `  ${pair.holds ? `not proven (${checked.failed.join(', ')})` : 'WRONGLY PROVEN'}: ${pair.id} ${pair.sentence}`,
    )
  return wronglyProven === pairTargets.wronglyProven && proven >= pairTargets.proven
}
