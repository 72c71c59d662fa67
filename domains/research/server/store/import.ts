/** Everything that an import writes. Called inside one transaction per batch. */
import { sql } from 'kysely'
import type { PreparedDecision } from '../import/prepare-decision.ts'
import type { PreparedLaw } from '../import/prepare-law.ts'
import type { CitationsTable, DecisionsTable, LawArticlesTable, LawsTable } from '../tables.ts'
import { factColumns } from './columns.ts'
import { countDecisions, countLaws } from './kept-counts.ts'
import { type Db, insertRows } from './rows.ts'

export interface Changes {
  added: number
  changed: number
  unchanged: number
}

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

const lawColumns = [
  'id',
  'country',
  'law_number',
  'title',
  'kind',
  'accepted_on',
  'published_on',
  'gazette_number',
  'source_url',
  'source',
  'summary',
  'sample',
  'article_count',
  'content_hash',
  'preparation',
] as const satisfies (keyof LawsTable)[]

const articleColumns = [
  'id',
  'law_id',
  'ordinal',
  'article_no',
  'heading',
  'text',
  'appendix',
] as const satisfies (keyof LawArticlesTable)[]

interface Sorted<T> {
  fresh: T[]
  stale: T[]
  changes: Changes
}

/** Tells new rows from changed ones; of two rows with one identity in a batch the last stands. */
function sort<T>(
  rows: T[],
  idOf: (row: T) => string,
  hashOf: (row: T) => string,
  known: Map<string, string>,
): Sorted<T> {
  const last = new Map(rows.map((row) => [idOf(row), row]))
  const fresh: T[] = []
  const stale: T[] = []
  for (const row of last.values()) {
    const hash = known.get(idOf(row))
    if (hash === undefined) fresh.push(row)
    else if (hash !== hashOf(row)) stale.push(row)
  }
  const changes = {
    added: fresh.length,
    changed: stale.length,
    unchanged: rows.length - fresh.length - stale.length,
  }
  return { fresh, stale, changes }
}

/** Notes that rows are as they would be made today, those too that did not change. */
async function notePreparation(
  db: Db,
  table: 'decisions' | 'laws',
  rows: { id: string; preparation: number }[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  const { preparation } = first
  await db
    .updateTable(table)
    .set({ preparation })
    .where('id', 'in', ids)
    .where('preparation', '<>', preparation)
    .execute()
}

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

/** Those known rows that an import changes in anything, were it only the note of who made them ready. */
const touchedRows = <T extends { id: string; content_hash: string; preparation: number }>(
  known: T[],
  rows: { id: string; content_hash: string; preparation: number }[],
): T[] => {
  const last = new Map(rows.map((row) => [row.id, row]))
  return known.filter((row) => {
    const now = last.get(row.id)
    return now?.content_hash !== row.content_hash || now.preparation !== row.preparation
  })
}

/** Gives the numbers of the decisions. */
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
      decided_on: decision.decision_date,
    })),
  )
  await insertRows(db, 'citations', [...citationColumns], citations)
  return [...docs.values()]
}

/** The hash that a known, real law is compared with: a sample counts as unchanged beside it. */
const realHash = (known: { id: string; content_hash: string }, prepared: PreparedLaw[]): string =>
  prepared.findLast(({ law }) => law.id === known.id && law.sample)?.law.content_hash ?? known.content_hash

export async function keepLaws(db: Db, prepared: PreparedLaw[]): Promise<Changes> {
  if (prepared.length === 0) return { added: 0, changed: 0, unchanged: 0 }
  const ids = prepared.map(({ law }) => law.id)
  const known = await db
    .selectFrom('laws')
    .select(['id', 'content_hash', 'preparation', 'sample'])
    .where('id', 'in', ids)
    .execute()
  // A summary of the sample never takes the place of the law itself.
  const hashes = new Map(
    known.map((row) => [row.id, row.sample ? row.content_hash : realHash(row, prepared)]),
  )
  const { fresh, stale, changes } = sort(
    prepared,
    (p) => p.law.id,
    (p) => p.law.content_hash,
    hashes,
  )
  const real = new Set(known.flatMap((row) => (row.sample ? [] : row.id)))
  const own = prepared.flatMap(({ law }) => (law.sample && real.has(law.id) ? [] : law))
  const touched = touchedRows(known, own).map(({ id }) => id)
  await countLaws(db, touched, -1)
  const replaced = stale.map(({ law }) => law.id)
  if (replaced.length > 0) await db.deleteFrom('laws').where('id', 'in', replaced).execute()
  const kept = [...fresh, ...stale]
  await insertRows(
    db,
    'laws',
    [...lawColumns],
    kept.map(({ law }) => law),
  )
  await insertRows(
    db,
    'law_articles',
    [...articleColumns],
    kept.flatMap(({ articles }) => articles),
  )
  await notePreparation(db, 'laws', own)
  await countLaws(db, [...new Set([...touched, ...kept.map(({ law }) => law.id)])], 1)
  return changes
}

/**
 * Invented decisions leave a country when real ones arrive there, so that nobody cites an invented one;
 * a summary of a law leaves when the law itself is there.
 */
export async function dropSamples(db: Db): Promise<{ decisions: number; laws: number }> {
  const decisions = await sql<{ doc: number }>`select doc from decisions where sample and country in
    (select country from decision_counts where not sample and total > 0)`.execute(db)
  const docs = decisions.rows.map(({ doc }) => doc)
  await countDecisions(db, docs, -1)
  if (docs.length > 0) await sql`delete from decisions where doc = any(${docs}::integer[])`.execute(db)
  const laws = await sql<{ id: string }>`select id from laws where sample and (country, law_number) in
    (select country, law_number from laws where not sample)`.execute(db)
  const ids = laws.rows.map(({ id }) => id)
  await countLaws(db, ids, -1)
  if (ids.length > 0) await db.deleteFrom('laws').where('id', 'in', ids).execute()
  return { decisions: docs.length, laws: ids.length }
}
