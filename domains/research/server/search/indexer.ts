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
  writeVocabulary,
} from '@mizan/platform/search'
import { ANALYSER_VERSION } from '../../rules/analysis.ts'
import { type AnalysisJob, analyseInThreads } from './analysis-pool.ts'
import { type DecisionSource, numberNames } from './document.ts'
import { type EncodedDecisions, encodeDecisions } from './encoder.ts'
import { decisionSchema } from './index-schema.ts'
import { Names } from './names.ts'

/** Raised when documents get other fields or tokens; an older index is then built anew. */
export const INDEX_LAYOUT = 1

export interface BuildOptions {
  /** Folder of all versions, such as `<data>/search/decisions`. */
  base: string
  /** Decisions in batches of about a thousand. */
  rows: AsyncIterable<DecisionSource[]>
  clock: { now(): Date }
  /** Threads for the analysis; 0 does it in this thread, which is best for a few hundred decisions. */
  threads?: number
  /** Kept with the index for whoever opens it. */
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
  const spellings = new Map<string, number>()
  await mkdir(join(folder, 'engine'), { recursive: true })
  const built = buildIndex(folder, decisionSchema, indexBatches(options, names, spellings, folder), {
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

/** Names and spellings are complete, and written, before the index itself is. */
async function* indexBatches(
  { rows, threads }: BuildOptions,
  names: Names,
  spellings: Map<string, number>,
  folder: string,
): AsyncGenerator<EncodedBatch> {
  const jobs = analysisJobs(rows, names)
  for await (const encoded of threads === 0 ? analyseHere(jobs) : analyseInThreads(jobs, threads)) {
    for (const [spelling, count] of encoded.spellings)
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + count)
    yield encoded.batch
  }
  for (const [spelling, count] of spellings) if (count < 2) spellings.delete(spelling)
  await writeVocabulary(join(folder, 'spellings.bin'), spellings)
  await names.save(folder)
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

async function* analyseHere(jobs: AsyncIterable<AnalysisJob>): AsyncGenerator<EncodedDecisions> {
  for await (const { decisions, sampleAll } of jobs) yield encodeDecisions(decisions, sampleAll)
}

/** Whether the version in use can be trusted and was built by this code. */
export async function verifyDecisionIndex(
  base: string,
): Promise<Verdict | { sound: false; reason: 'outdated' }> {
  const version = await currentVersion(base)
  if (!version) return { sound: false, reason: 'missing' }
  const verdict = await verifyIndex(join(base, version))
  if (!verdict.sound) return verdict
  const { analyser, layout } = verdict.tags
  return analyser === ANALYSER_VERSION && layout === INDEX_LAYOUT
    ? verdict
    : { sound: false, reason: 'outdated' }
}
