/** Writes the laws of a batch with their articles, inside its transaction. */
import type { PreparedLaw } from '../import/prepare-law.ts'
import type { LawArticlesTable, LawsTable } from '../tables.ts'
import { type Changes, notePreparation, sort, touchedRows } from './changes.ts'
import { countLaws } from './kept-counts.ts'
import { type Db, insertRows } from './rows.ts'

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

/** The hash to compare with that of a known, real law: beside it a sample counts as unchanged. */
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
  // A summary of the sample never replaces the law itself.
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
