/** The one table of an index folder, and the indexes on its columns. */
import { join } from 'node:path'
import { type Connection, connect, Index, MatchQuery, Session, type Table } from '@lancedb/lancedb'
import { Table as ArrowTable, tableFromIPC } from 'apache-arrow'
import { holdLessOfLargeFields, setEngineThreads } from '../../config/engine-environment.ts'
import type { EncodedBatch, IndexSchema } from '../port.ts'

setEngineThreads()

const TABLE = 'documents'
const MEGABYTE = 1n << 20n
/** A build reads nothing twice; without a limit the engine would keep up to 6 GB of its own output. */
const WHILE_BUILDING = 64

export interface OpenTable {
  connection: Connection
  table: Table
}

/** `cacheMegabytes` limits how much of its indexes the engine keeps in memory. */
export async function openTable(folder: string, cacheMegabytes: number): Promise<OpenTable> {
  const connection = await connectTo(folder, cacheMegabytes)
  return { connection, table: await connection.openTable(TABLE) }
}

const connectTo = (folder: string, cacheMegabytes: number): Promise<Connection> =>
  connect(join(folder, 'engine'), {}, new Session(BigInt(cacheMegabytes) * MEGABYTE, 64n * MEGABYTE))

export function closeTable({ table, connection }: OpenTable): void {
  table.close()
  connection.close()
}

export async function createTable(folder: string, first: readonly EncodedBatch[]): Promise<OpenTable> {
  const connection = await connectTo(folder, WHILE_BUILDING)
  return { connection, table: await connection.createTable(TABLE, arrowTable(first)) }
}

export async function addBatches(table: Table, batches: readonly EncodedBatch[]): Promise<void> {
  await table.add(arrowTable(batches))
}

function arrowTable(batches: readonly EncodedBatch[]): ArrowTable {
  return new ArrowTable(batches.flatMap((batch) => tableFromIPC(batch.bytes).batches))
}

/**
 * With more documents than this, each field may need as much memory as the engine allows one, so the fields are built
 * one by one.
 */
const SIDE_BY_SIDE = 1_000_000

export async function createIndexes(table: Table, schema: IndexSchema, documents: number): Promise<void> {
  if (documents > SIDE_BY_SIDE) holdLessOfLargeFields()
  await createTokenIndexes(table, schema, documents)
  await table.createIndex('id', { config: Index.btree() })
  for (const [column, values] of Object.entries(schema.integers)) {
    await table.createIndex(column, { config: values === 'few' ? Index.bitmap() : Index.btree() })
  }
}

/**
 * Each index is built by one thread and in memory. The first field, that of the text, takes as long as all others
 * together, so two at a time are as fast as all at once.
 */
async function createTokenIndexes(table: Table, { fields }: IndexSchema, documents: number): Promise<void> {
  const makers = Object.entries(fields).map(
    ([field, { positions }]) =>
      () =>
        table.createIndex(field, { config: tokenIndex(positions) }),
  )
  const [text, ...others] = makers
  if (documents > SIDE_BY_SIDE) await inTurn(makers)
  else await Promise.all([text?.(), inTurn(others)])
}

async function inTurn(makers: (() => Promise<void>)[]): Promise<void> {
  for (const make of makers) await make()
}

/** Tokens are indexed as given: analysis is the caller's job. */
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
 * Queries every index once, which opens its files; rejects if one is damaged. It reads little, so a damaged posting
 * list in the middle of a file is not noticed.
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
