/** Opens an index of the LanceDB adapter for searching. */
import { join } from 'node:path'
import { passesCondition } from '../conditions.ts'
import { mergedHits } from '../hits.ts'
import { readManifest } from '../manifest.ts'
import type { Clause, Columns, Condition, Hits, IndexReader, SearchRequest, TermStatistics } from '../port.ts'
import { readVocabulary } from '../vocabulary.ts'
import { ConditionShares, searchBroadly } from './broad.ts'
import type { Engine } from './engine.ts'
import { searchExcluding } from './exclude.ts'
import { alternativesOf } from './plan.ts'
import { Rows } from './rows.ts'
import { closeTable, type OpenTable, openTable } from './table.ts'
import { type WarmFields, warmIndexes } from './warm.ts'

export interface OpenOptions {
  /** Upper bound for the engine's cache of index data. */
  cacheMegabytes?: number
  /**
   * The fields that are read into the cache before the first search; with false nothing is read, not even to check
   * that it exists.
   */
  warm?: WarmFields | false
}

/** Opens an index for searching. Throws if the folder holds no finished index, or a damaged one. */
export async function openIndex(
  folder: string,
  { cacheMegabytes = 1024, warm = {} }: OpenOptions = {},
): Promise<IndexReader> {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error(`There is no finished index in ${folder}`)
  const { schema, largestId, documents } = manifest
  // The cheap checks come first, because opening a damaged index is retried again and again.
  const vocabulary = await readVocabulary(join(folder, 'vocabulary.bin'))
  const open = await openTable(folder, cacheMegabytes)
  try {
    if (warm) await warmIndexes({ table: open.table, schema, vocabulary, documents }, warm)
    const rows = await Rows.load(open.table, schema, largestId)
    return new LanceReader(open, { table: open.table, schema, rows, vocabulary, documents })
  } catch (error) {
    closeTable(open)
    throw error
  }
}

class LanceReader implements IndexReader {
  private readonly open: OpenTable
  private readonly engine: Engine
  private readonly shares: ConditionShares

  constructor(open: OpenTable, engine: Engine) {
    this.open = open
    this.engine = engine
    this.shares = new ConditionShares(engine.rows.columns)
  }

  get documents(): number {
    return this.engine.documents
  }

  get fields(): readonly string[] {
    return Object.keys(this.engine.schema.fields)
  }

  get columns(): Columns {
    return this.engine.rows.columns
  }

  get vocabulary(): TermStatistics {
    return this.engine.vocabulary
  }

  async search({ clause, where = [], limit }: SearchRequest): Promise<Hits> {
    const broad = where.filter((condition) => this.shares.isBroad(condition))
    const narrow = where.filter((condition) => !broad.includes(condition))
    if (broad.length === 0) return this.run(clause, narrow, limit)
    const checks = broad.map((condition) => passesCondition(this.columns, condition))
    const pass = (id: number) => checks.every((check) => check(id))
    return searchBroadly((asked) => this.run(clause, narrow, asked), pass, limit)
  }

  /** Alternatives with the same exclusions run together, so that these are filtered once. */
  private async run(clause: Clause, where: readonly Condition[], limit: number): Promise<Hits> {
    const groups = Map.groupBy(alternativesOf(clause), ({ excluded }) => JSON.stringify(excluded))
    const lists = await Promise.all(
      [...groups.values()].map((group) => {
        const positive = group.map((alternative) => alternative.positive)
        return searchExcluding(this.engine, positive, group[0]?.excluded ?? [], { where, limit })
      }),
    )
    return mergedHits(lists, limit)
  }

  close(): void {
    closeTable(this.open)
  }
}
