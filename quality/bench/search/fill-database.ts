/**
 * Loads a generated collection into the database of a data folder. It does not use the import, which is measured
 * elsewhere.
 */
import { loadConfig } from '@mizan/platform/config'
import { operatorCall } from '../../../apps/server/operator.ts'
import { openParts } from '../../../apps/server/parts.ts'
import { recountTexts } from '../../../domains/research/server/index.ts'
import type { DecisionSource } from '../../../domains/research/server/search/index.ts'
import { corpusState } from '../../../domains/research/server/store/overview.ts'
import { type Db, insertRows } from '../../../domains/research/server/store/rows.ts'
import { createLog } from '../../../platform/log/index.ts'
import { generateSources, type Model } from '../generator/index.ts'

const ROWS_PER_STATEMENT = 500

/** Returns at once if the folder already holds as many decisions. Result: seconds spent. */
export async function fillDatabase(
  folder: string,
  model: Model,
  seed: number,
  count: number,
): Promise<number> {
  const begun = performance.now()
  const log = createLog({ level: 'error' })
  const parts = await openParts({ ...loadConfig(), dataDir: folder, databaseUrl: undefined }, log)
  const { kysely: db, pool } = parts.database
  try {
    if ((await corpusState(db)).decisions === count) return 0
    await pool.query('truncate decisions, citations restart identity cascade')
    for await (const batch of generateSources(model, seed, count, ROWS_PER_STATEMENT))
      await insertBatch(db, batch)
    await pool.query('update corpus_state set version = version + 1, sample_loaded_at = now()')
    await pool.query('analyze decisions, citations')
    await recountTexts(operatorCall(parts.calls, { rowName: 'bench.fill' }))
  } finally {
    await parts.database.close()
  }
  return (performance.now() - begun) / 1000
}

async function insertBatch(db: Db, batch: readonly DecisionSource[]): Promise<void> {
  const decisions = batch.map(decisionRow)
  const citations = batch.flatMap(citationRows)
  await db.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'decisions', Object.keys(decisions[0] ?? {}) as never, decisions)
    await insertRows(transaction, 'citations', Object.keys(citations[0] ?? {}) as never, citations)
  })
}

const decisionRow = (source: DecisionSource) => ({
  doc: source.doc,
  id: `bench-${source.doc}`,
  country: source.country,
  court: source.court,
  chamber: source.chamber,
  case_number: source.caseNumber,
  decision_number: source.decisionNumber,
  decision_date: source.decisionDate,
  decision_year: null,
  case_year: source.caseYear,
  subject: source.subject,
  keywords: source.keywords,
  external_id: source.externalId,
  source: source.source,
  truncated: false,
  sample: false,
  text: source.text,
  content_hash: '',
  // The row counts as prepared by the current program, so that nothing is prepared again.
  preparation: 1_000,
})

const citationRows = (source: DecisionSource) =>
  source.citedLaws.map(({ lawNumber, articleNo }, ordinal) => ({
    doc: source.doc,
    ordinal,
    kind: articleNo === null ? 'law' : 'article',
    country: source.country,
    law_number: lawNumber,
    article_no: articleNo,
    decided_on: source.decisionDate,
  }))
