/** Writes the decisions of a batch with their citations, inside its transaction, and deletes replaced samples. */
import { sql } from 'kysely'
import { dayInOrder } from '../../rules/decision-numbers.ts'
import type { PreparedDecision } from '../import/prepare-decision.ts'
import type { CitationsTable, DecisionsTable } from '../tables.ts'
import { type Changes, notePreparation, sort, touchedRows } from './changes.ts'
import { factColumns } from './columns.ts'
import { countDecisions, countLaws } from './kept-counts.ts'
import { type Db, insertRows } from './rows.ts'

const decisionColumns = [
  ...factColumns,
  'text',
  'content_hash',
  'preparation',
] as const satisfies (keyof DecisionsTable)[]

const citationColumns = [
  'doc',
  'ordinal',
  'kind',
  'country',
  'law_number',
  'article_no',
  'court',
  'chamber',
  'case_number',
  'decision_number',
  'start_at',
  'end_at',
  'decided_on',
] as const satisfies (keyof CitationsTable)[]

export async function keepDecisions(db: Db, prepared: PreparedDecision[]): Promise<Changes> {
  if (prepared.length === 0) return { added: 0, changed: 0, unchanged: 0 }
  const ids = prepared.map(({ decision }) => decision.id)
  const known = await db
    .selectFrom('decisions')
    .select(['id', 'doc', 'content_hash', 'preparation'])
    .where('id', 'in', ids)
    .execute()
  const hashes = new Map(known.map((row) => [row.id, row.content_hash]))
  const { fresh, stale, changes } = sort(
    prepared,
    (p) => p.decision.id,
    (p) => p.decision.content_hash,
    hashes,
  )
  const touched = touchedRows(
    known,
    prepared.map(({ decision }) => decision),
  ).map(({ doc }) => doc)
  await countDecisions(db, touched, -1)
  await insertRows(
    db,
    'decisions',
    [...decisionColumns],
    fresh.map((p) => p.decision),
  )
  for (const { decision } of stale)
    await db.updateTable('decisions').set(decision).where('id', '=', decision.id).execute()
  const kept = await keepCitations(db, [...fresh, ...stale])
  await notePreparation(
    db,
    'decisions',
    prepared.map(({ decision }) => decision),
  )
  await countDecisions(db, [...new Set([...touched, ...kept])], 1)
  return changes
}

/** Returns the numbers of the decisions. */
async function keepCitations(db: Db, prepared: PreparedDecision[]): Promise<number[]> {
  if (prepared.length === 0) return []
  const ids = prepared.map(({ decision }) => decision.id)
  const rows = await db.selectFrom('decisions').select(['id', 'doc']).where('id', 'in', ids).execute()
  const docs = new Map(rows.map((row) => [row.id, row.doc]))
  await db
    .deleteFrom('citations')
    .where('doc', 'in', [...docs.values()])
    .execute()
  const citations = prepared.flatMap(({ decision, citations: found }) =>
    found.map((citation, ordinal) => ({
      ...citation,
      doc: docs.get(decision.id),
      ordinal,
      decided_on: dayInOrder(decision.decision_date, decision.decision_year),
    })),
  )
  await insertRows(db, 'citations', [...citationColumns], citations)
  return [...docs.values()]
}

/**
 * Deletes the invented decisions of a country once it has real ones, so that nobody cites an invented one, and the
 * summary of a law once the law itself exists.
 */
export async function dropSamples(db: Db): Promise<{ decisions: number; laws: number }> {
  const decisions = await sql<{ doc: number }>`select doc from decisions where sample and country in
    (select country from decision_counts where not sample and total > 0)`.execute(db)
  const docs = decisions.rows.map(({ doc }) => doc)
  await countDecisions(db, docs, -1)
  if (docs.length > 0) await sql`delete from decisions where doc = any(${docs}::integer[])`.execute(db)
  const laws = await sql<{ id: string }>`select id from laws where sample and (country, law_number) in
    (select country, law_number from laws where not sample)`.execute(db)
  await dropLaws(db, laws.rows)
  return { decisions: docs.length, laws: laws.rows.length }
}

/**
 * Deletes the partial text of a law of Northern Cyprus once the whole one is there, under whatever address: its number
 * is unique there, unlike in Turkey.
 */
export async function dropPartialLaws(db: Db): Promise<number> {
  const partial = await sql<{ id: string }>`select id from laws part where country = 'kktc' and not sample
    and exists (select 1 from laws whole where whole.country = 'kktc' and not whole.sample
      and whole.law_number = part.law_number and whole.article_count > part.article_count)`.execute(db)
  await dropLaws(db, partial.rows)
  return partial.rows.length
}

async function dropLaws(db: Db, rows: { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await countLaws(db, ids, -1)
  if (ids.length > 0) await db.deleteFrom('laws').where('id', 'in', ids).execute()
}
