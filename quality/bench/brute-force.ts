/**
 * Compares searches drawn from a pack with a scan of every decision in it: the hits, every page, the order by date,
 * the totals and the counts. The order by relevance is the engine's own and is not compared.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from '../../domains/research/server/import/lines.ts'
import { parsePackLine } from '../../domains/research/server/import/pack.ts'
import { prepareDecision } from '../../domains/research/server/import/prepare-decision.ts'
import {
  buildDecisionIndex,
  DecisionSearch,
  type DecisionSource,
} from '../../domains/research/server/search/index.ts'
import { compareDrawn } from '../../domains/research/server/search/testing/compare.ts'
import { numbersFrom } from '../../domains/research/server/search/testing/draw.ts'
import { KnownTerms, readDecision } from '../../domains/research/server/search/testing/scan-decisions.ts'
import { noteAll } from '../figures.ts'

export interface BruteForceOptions {
  /** Folder of a pack with `decisions.jsonl.gz`. */
  corpus: string
  queries?: number
  seed?: number
}

export interface BruteForceReport {
  decisions: number
  queries: number
  withHits: number
  /** Differences that were found, each with the search that shows it. */
  differences: string[]
}

export async function bruteForce({
  corpus,
  queries = 300,
  seed = 1,
}: BruteForceOptions): Promise<BruteForceReport> {
  const sources = await readPack(join(corpus, 'decisions.jsonl.gz'))
  const base = await mkdtemp(join(tmpdir(), 'brute-force-'))
  try {
    await buildDecisionIndex({ base, rows: batchesOf(sources), clock: { now: () => new Date() } })
    const search = (await DecisionSearch.open(base, { cacheMegabytes: 256 })) as DecisionSearch
    const report = await compareAll(search, sources, queries, seed)
    search.close()
    return report
  } finally {
    await rm(base, { recursive: true, force: true })
  }
}

async function compareAll(
  search: DecisionSearch,
  sources: DecisionSource[],
  queries: number,
  seed: number,
): Promise<BruteForceReport> {
  const decisions = sources.map(readDecision)
  const terms = new KnownTerms(decisions)
  const below = numbersFrom(seed)
  const differences: string[] = []
  let withHits = 0
  for (let i = 0; i < queries; i++) {
    try {
      const { matches } = await compareDrawn(search, decisions, below, terms)
      if (matches > 0) withHits++
    } catch (error) {
      differences.push(String(error))
    }
  }
  return { decisions: decisions.length, queries, withHits, differences }
}

async function* batchesOf(sources: readonly DecisionSource[]): AsyncGenerator<DecisionSource[]> {
  for (let start = 0; start < sources.length; start += 500) yield sources.slice(start, start + 500)
}

async function readPack(file: string): Promise<DecisionSource[]> {
  const sources: DecisionSource[] = []
  for await (const { text } of linesOf(file)) {
    const parsed = text === null ? null : parsePackLine(text)
    if (parsed === null || !('kind' in parsed) || parsed.kind !== 'decision') continue
    sources.push(sourceOf(sources.length + 1, prepareDecision(parsed.row)))
  }
  return sources
}

function sourceOf(doc: number, { decision, citations }: ReturnType<typeof prepareDecision>): DecisionSource {
  return {
    doc,
    country: decision.country,
    court: decision.court,
    chamber: decision.chamber,
    caseNumber: decision.case_number,
    decisionNumber: decision.decision_number,
    decisionDate: decision.decision_date,
    decisionYear: decision.decision_year,
    caseYear: decision.case_year,
    deliveryNumber: decision.delivery_number,
    deliveryYear: decision.delivery_year,
    subject: decision.subject,
    outcome: decision.outcome,
    sides: decision.sides,
    keywords: decision.keywords,
    documentId: decision.document_id,
    externalId: decision.external_id,
    source: decision.source,
    text: decision.text,
    citedLaws: citations.flatMap(({ kind, country, law_number, article_no }) =>
      kind !== 'decision' && law_number && country === decision.country
        ? [{ lawNumber: law_number, articleNo: article_no }]
        : [],
    ),
  }
}

/**
 * Prints the comparison; true if there was no difference. Arguments: `--corpus <folder> [--queries n] [--seed n]`.
 */
export async function runBruteForce(options: BruteForceOptions): Promise<boolean> {
  const begun = performance.now()
  const report = await bruteForce(options)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const { decisions, queries, withHits, differences } = report
  noteAll({ decisions, queries, withHits, differences: differences.length, seconds }, 'brute-force')
  console.log(
    `${report.queries} searches over ${report.decisions} decisions, ${report.withHits} with hits, ${seconds} s`,
  )
  for (const difference of report.differences) console.log(`DIFFERENT: ${difference}`)
  console.log(report.differences.length === 0 ? 'No difference' : `${report.differences.length} differences`)
  return report.differences.length === 0
}
