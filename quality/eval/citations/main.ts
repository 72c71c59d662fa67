/** Prints and notes how many labelled citations of a pack are recognised. */
import { join } from 'node:path'
import { prepareDecision } from '../../../domains/research/server/import/prepare-decision.ts'
import { note } from '../../figures.ts'
import { decisionsOf, keyOf } from '../decisions/pack.ts'
import { against } from '../report.ts'
import { readLines } from '../texts.ts'
import {
  citationTargets,
  type FoundCitation,
  type LabelledPassage,
  measureCitations,
  precisionOf,
  recallOf,
} from './measure.ts'

export const citationsFile = join(import.meta.dirname, 'citations.jsonl')

/** @returns whether the targets are reached. */
export async function evaluateCitations(corpus: string, set: string, shows: boolean): Promise<boolean> {
  const passages = readLines<LabelledPassage>(set)
  const found = await recognise(corpus, new Set(passages.map(keyOf)))
  const known = passages.filter((passage) => found.has(keyOf(passage)))
  const report = measureCitations(known, (passage) => found.get(keyOf(passage)) ?? [])
  console.log(`${known.length} passages of ${passages.length}`)
  let isReached = true
  for (const kind of ['laws', 'decisions'] as const) {
    const [recall, precision] = [recallOf(report[kind]), precisionOf(report[kind])]
    const target = citationTargets[kind]
    console.log(
      `${kind}: ${report[kind].labelled} labelled, recall ${against(recall, target.recall)}, precision ${against(precision, target.precision)}`,
    )
    note(recall, 'citations', kind, 'recall')
    note(precision, 'citations', kind, 'precision')
    isReached &&= recall >= target.recall && precision >= target.precision
  }
  for (const { passage, offset, label, what } of report.wrong.slice(0, shows ? 200 : 0))
    console.log(`  ${what}: ${label} at ${offset} of ${keyOf(passage)}`)
  return isReached
}

async function recognise(corpus: string, keys: ReadonlySet<string>): Promise<Map<string, FoundCitation[]>> {
  const found = new Map<string, FoundCitation[]>()
  for await (const row of decisionsOf(corpus, keys))
    found.set(
      keyOf(row),
      prepareDecision(row).citations.flatMap((one) =>
        one.start_at === null || one.end_at === null
          ? []
          : { start: one.start_at, end: one.end_at, label: labelOf(one) },
      ),
    )
  return found
}

const labelOf = (one: ReturnType<typeof prepareDecision>['citations'][number]): string =>
  one.kind === 'decision'
    ? [one.case_number && `E${one.case_number}`, one.decision_number && `K${one.decision_number}`]
        .filter(Boolean)
        .join(' ')
    : [one.law_number, one.article_no].filter(Boolean).join('/')
