/** Builds a new version of the decision index and puts it in use. Meant for a process of its own. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  activateVersion,
  type BuildProgress,
  buildIndex,
  currentVersion,
  type EncodedBatch,
  newVersion,
  type Verdict,
  verifyIndex,
} from '@mizan/platform/search'
import { ANALYSER_VERSION } from '../../rules/analysis.ts'
import { type AnalysisJob, analyse } from './analysis-pool.ts'
import type { DecisionSearch } from './decision-search.ts'
import { type DecisionSource, numberNames } from './document.ts'
import { FormulaCounter } from './formulas.ts'
import { decisionSchema } from './index-schema.ts'
import { Names } from './names.ts'
import { SequenceWriter, type WordBatch } from './sequences.ts'
import { readWordFiles, writeWordFiles } from './word-files.ts'

/** Increased when documents get other fields or tokens; an older index is then rebuilt. */
export const INDEX_LAYOUT = 6

export interface BuildOptions {
  /** Folder of all versions, such as `<data>/search/decisions`. */
  base: string
  /** Decisions in batches of about a thousand. */
  rows: AsyncIterable<DecisionSource[]>
  clock: { now(): Date }
  /** Threads for the analysis; 0 does it in this thread, which is best for a few hundred decisions. */
  threads?: number
  /** Stored with the index for its readers. */
  tags?: Record<string, string | number>
  progress?: (progress: BuildProgress) => void
}

/** Without any decision nothing is built, and `version` is empty. */
export async function buildDecisionIndex(
  options: BuildOptions,
): Promise<{ version: string; documents: number }> {
  const { base, tags, progress } = options
  const version = await newVersion(base, options.clock.now())
  const folder = join(base, version)
  const names = new Names()
  await mkdir(join(folder, 'engine'), { recursive: true })
  const built = buildIndex(folder, decisionSchema, indexBatches(options, names, folder), {
    tags: { ...tags, analyser: ANALYSER_VERSION, layout: INDEX_LAYOUT },
    progress,
  })
  const documents = await built.catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    if (names.all('court').length === 0 && error instanceof RangeError) return 0
    throw error
  })
  if (documents === 0) return { version: '', documents }
  await activateVersion(base, version)
  return { version, documents }
}

/** Names and spellings are complete, and written, before the index itself. */
async function* indexBatches(
  { rows, threads }: BuildOptions,
  names: Names,
  folder: string,
): AsyncGenerator<EncodedBatch> {
  const spellings = new Map<string, number>()
  const sequences = new SequenceWriter(folder)
  const formulas = new FormulaCounter()
  for await (const analysed of analyse(analysisJobs(rows, names), threads)) {
    if ('batch' in analysed) {
      await sequences.add(analysed.words)
      countFormulas(formulas, analysed.words)
      yield analysed.batch
      continue
    }
    const { terms, spellings: more } = analysed.counts
    for (const [spelling, count] of more) spellings.set(spelling, (spellings.get(spelling) ?? 0) + count)
    yield { documents: 0, largestId: 0, bytes: new Uint8Array(0), terms }
  }
  for (const [spelling, count] of spellings) if (count < 2) spellings.delete(spelling)
  await writeWordFiles(folder, names, spellings)
  await sequences.end()
  await formulas.save(folder)
}

function countFormulas(formulas: FormulaCounter, { ids, lengths, words }: WordBatch): void {
  let start = 0
  ids.forEach((id, index) => {
    const end = start + (lengths[index] as number)
    formulas.add(id, words.subarray(start, end))
    start = end
  })
}

const COUNTED_FULLY = 5_000

async function* analysisJobs(
  rows: AsyncIterable<DecisionSource[]>,
  names: Names,
): AsyncGenerator<AnalysisJob> {
  let seen = 0
  for await (const batch of rows) {
    if (batch.length === 0) continue
    yield {
      decisions: batch.map((decision) => numberNames(decision, names)),
      sampleAll: seen < COUNTED_FULLY,
    }
    seen += batch.length
  }
}

/**
 * Whether the version in use can be trusted and was built by this code. Opens everything that a search opens, unless
 * `opened` is that version.
 */
export async function verifyDecisionIndex(
  base: string,
  opened?: DecisionSearch | null,
): Promise<Verdict | { sound: false; reason: 'outdated' }> {
  const version = await currentVersion(base)
  if (!version) return { sound: false, reason: 'missing' }
  const folder = join(base, version)
  const verdict = await verifyIndex(folder, opened?.version === version ? opened.reader : undefined)
  if (!verdict.sound) return verdict
  const { analyser, layout } = verdict.tags
  if (analyser !== ANALYSER_VERSION || layout !== INDEX_LAYOUT) return { sound: false, reason: 'outdated' }
  const words = await readWordFiles(folder).catch(() => null)
  return words ? verdict : { sound: false, reason: 'unreadable' }
}
