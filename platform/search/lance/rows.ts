/** The integer columns of a table in memory, and the way from the engine's row addresses to document ids. */
import type { Table } from '@lancedb/lancedb'
import type { RecordBatch, Vector } from 'apache-arrow'
import type { Columns, IndexSchema, IntegerLists } from '../port.ts'

export class Rows {
  readonly columns: Columns
  /** Document ids of a fragment, by offset. */
  private readonly fragments: Int32Array<ArrayBuffer>[] = []

  private constructor(columns: Columns) {
    this.columns = columns
  }

  static async load(table: Table, schema: IndexSchema, largestId: number): Promise<Rows> {
    const rows = new Rows(emptyColumns(schema, largestId + 1))
    const lists = new Map(schema.lists.map((name) => [name, new ListLoader(rows.columns.size)]))
    const wanted = ['id', ...Object.keys(schema.integers), ...schema.lists]
    for await (const batch of table.query().select(wanted).withRowId()) rows.take(batch, lists)
    for (const [name, loader] of lists) rows.columns.lists[name] = loader.finish()
    return rows
  }

  /** Document ids of row addresses (fragment in the upper, offset in the lower 32 bits). */
  idsOf(addresses: BigUint64Array): Int32Array {
    const halves = new Uint32Array(addresses.buffer, addresses.byteOffset, addresses.length * 2)
    const ids = new Int32Array(addresses.length)
    for (let i = 0; i < ids.length; i++) {
      ids[i] = (this.fragments[halves[2 * i + 1] as number] as Int32Array)[halves[2 * i] as number] as number
    }
    return ids
  }

  private take(batch: RecordBatch, lists: Map<string, ListLoader>): void {
    const ids = integersIn(batch, 'id')
    this.rememberAddresses(ids, batch.getChild('_rowid')?.toArray() as BigUint64Array)
    const { present, integers } = this.columns
    for (const id of ids) present[id] = 1
    for (const [name, target] of Object.entries(integers)) {
      const values = integersIn(batch, name)
      for (let row = 0; row < ids.length; row++) target[ids[row] as number] = values[row] as number
    }
    for (const [name, loader] of lists) loader.take(ids, batch.getChild(name) as Vector)
  }

  private rememberAddresses(ids: Int32Array, addresses: BigUint64Array): void {
    for (let row = 0; row < ids.length; row++) {
      const address = addresses[row] as bigint
      const fragment = Number(address >> 32n)
      const offset = Number(address & 0xffffffffn)
      let known = this.fragments[fragment] ?? new Int32Array(1024)
      if (offset >= known.length) known = grown(known, offset + 1)
      known[offset] = ids[row] as number
      this.fragments[fragment] = known
    }
  }
}

class ListLoader {
  private readonly starts: Uint32Array
  private readonly ends: Uint32Array
  private values = new Int32Array(1024)
  private length = 0

  constructor(size: number) {
    this.starts = new Uint32Array(size)
    this.ends = new Uint32Array(size)
  }

  take(ids: Int32Array, vector: Vector): void {
    ids.forEach((id, row) => {
      const list = vector.get(row)?.toArray() as Int32Array
      if (this.length + list.length > this.values.length)
        this.values = grown(this.values, this.length + list.length)
      this.values.set(list, this.length)
      this.starts[id] = this.length
      this.length += list.length
      this.ends[id] = this.length
    })
  }

  finish(): IntegerLists {
    return { starts: this.starts, ends: this.ends, values: this.values.slice(0, this.length) }
  }
}

function emptyColumns(schema: IndexSchema, size: number): Columns {
  const names = Object.keys(schema.integers)
  const integers = Object.fromEntries(names.map((name) => [name, new Int32Array(size)]))
  return { size, present: new Uint8Array(size), integers, lists: {} }
}

function integersIn(batch: RecordBatch, name: string): Int32Array {
  return batch.getChild(name)?.toArray() as Int32Array
}

function grown(values: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(needed, values.length * 2))
  larger.set(values)
  return larger
}
