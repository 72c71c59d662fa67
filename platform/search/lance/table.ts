/** The one table of an index folder, and the indexes on its columns. */
import { join } from 'node:path'
import { type Connection, connect, Index, MatchQuery, Session, type Table } from '@lancedb/lancedb'
import { Table as ArrowTable, tableFromIPC } from 'apache-arrow'
import { setEngineThreads } from '../../config/engine-threads.ts'
import type { EncodedBatch, IndexSchema } from '../port.ts'

setEngineThreads()

const TABLE = 'documents'
const MEGABYTE = 1n << 20n

export interface OpenTable {
  connection: Connection
  table: Table
}

/** `cacheMegabytes` bounds what the engine keeps of its indexes in memory. */
export async function openTable(folder: string, cacheMegabytes: number): Promise<OpenTable> {
  const session = new Session(BigInt(cacheMegabytes) * MEGABYTE, 64n * MEGABYTE)
  const connection = await connect(join(folder, 'engine'), {}, session)
  return { connection, table: await connection.openTable(TABLE) }
}

export function closeTable({ table, connection }: OpenTable): void {
  table.close()
  connection.close()
}

export async function createTable(folder: string, first: readonly EncodedBatch[]): Promise<OpenTable> {
  const connection = await connect(join(folder, 'engine'))
  return { connection, table: await connection.createTable(TABLE, arrowTable(first)) }
}

export async function addBatches(table: Table, batches: readonly EncodedBatch[]): Promise<void> {
  await table.add(arrowTable(batches))
}

function arrowTable(batches: readonly EncodedBatch[]): ArrowTable {
  return new ArrowTable(batches.flatMap((batch) => tableFromIPC(batch.bytes).batches))
}

export async function createIndexes(table: Table, schema: IndexSchema): Promise<void> {
  // Side by side: each is made by one thread.
  await Promise.all(
    Object.entries(schema.fields).map(([field, { positions }]) =>
      table.createIndex(field, { config: tokenIndex(positions) }),
    ),
  )
  await table.createIndex('id', { config: Index.btree() })
  for (const [column, values] of Object.entries(schema.integers)) {
    await table.createIndex(column, { config: values === 'few' ? Index.bitmap() : Index.btree() })
  }
}

/** Tokens are taken as they come: analysis is the caller's. */
function tokenIndex(withPosition: boolean): Index {
  return Index.fts({
    withPosition,
    baseTokenizer: 'whitespace',
    maxTokenLength: 1024,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
  })
}

/**
 * Asks every index something, which opens its files; rejects where one is damaged. Reads little, so a damaged posting
 * list in the middle of a file stays unseen.
 */
export async function tryIndexes(table: Table, schema: IndexSchema): Promise<void> {
  for (const field of Object.keys(schema.fields)) await tryField(table, field)
  for (const column of ['id', ...Object.keys(schema.integers)]) {
    const everything = `${column} >= ${-(2 ** 31)}`
    await table.query().where(everything).select(['id']).limit(1).toArrow()
  }
}

/** Opens the files of a field's index. */
export async function tryField(table: Table, field: string): Promise<void> {
  const search = table.query().fullTextSearch(new MatchQuery('x', field))
  await search.select(['_score']).limit(1).toArrow()
}
