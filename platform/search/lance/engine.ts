/** One query to the engine: the only place where its rows are mapped to document ids. */
import type { FullTextQuery, Table } from '@lancedb/lancedb'
import { NO_HITS, orderedHits } from '../hits.ts'
import type { Clause, Condition, Hits, IndexSchema, TermStatistics } from '../port.ts'
import { engineQuery } from './clause.ts'
import { filterText } from './conditions.ts'
import type { Rows } from './rows.ts'

export interface Engine {
  table: Table
  schema: IndexSchema
  rows: Rows
  vocabulary: TermStatistics
  documents: number
}

export interface EngineRequest {
  clause: Clause
  where: readonly Condition[]
  limit: number
}

export async function runQuery(engine: Engine, { clause, where, limit }: EngineRequest): Promise<Hits> {
  const query = engineQuery(clause, engine.vocabulary)
  const filter = filterText(where, engine.schema)
  if (!query || filter === null || limit <= 0) return NO_HITS
  return fetchHits(engine, query, filter, limit)
}

async function fetchHits(
  { table, rows }: Engine,
  query: FullTextQuery,
  filter: string,
  limit: number,
): Promise<Hits> {
  const search = table.query().fullTextSearch(query)
  if (filter) search.where(filter)
  const answer = await search.select(['_score']).withRowId().limit(limit).toArrow()
  if (answer.numRows === 0) return NO_HITS
  const addresses = answer.getChild('_rowid')?.toArray() as BigUint64Array
  const scores = answer.getChild('_score')?.toArray() as Float32Array
  return orderedHits(rows.idsOf(addresses), scores, answer.numRows < limit)
}
