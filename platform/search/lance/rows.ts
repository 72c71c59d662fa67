/**
 * The integer columns and marks of a table in memory, and the mapping from the engine's row addresses to document
 * ids.
 */
import type { Table } from '@lancedb/lancedb'
import type { Data, Int32, List, RecordBatch, Vector } from 'apache-arrow'
import { Marks, markColumns } from '../marks.ts'
import type { Columns, IndexSchema, IntegerLists } from '../port.ts'

export class Rows {
  readonly columns: Columns
  readonly marks: Marks
  /** Document ids of a fragment, by offset. */
  private readonly fragments: Int32Array<ArrayBuffer>[] = []

  private constructor(columns: Columns, marks: Marks) {
    this.columns = columns
    this.marks = marks
  }

  static async load(table: Table, schema: IndexSchema, largestId: number): Promise<Rows> {
    const rows = new Rows(emptyColumns(schema, largestId + 1), new Marks(schema, largestId + 1))
    const lists = new Map(schema.lists.map((name) => [name, new ListLoader(rows.columns.size)]))
    const wanted = ['id', ...Object.keys(schema.integers), ...schema.lists, ...markColumns(schema)]
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
    for (const [name, target] of Object.entries({ ...integers, ...this.marks.columns })) {
      const values = integersIn(batch, name)
      for (let row = 0; row < ids.length; row++) target[ids[row] as number] = values[row] as number
    }
    for (const [name, loader] of lists) loader.take(ids, batch.getChild(name) as Vector<List<Int32>>)
  }

  private rememberAddresses(ids: Int32Array, addresses: BigUint64Array): void {
    const halves = new Uint32Array(addresses.buffer, addresses.byteOffset, addresses.length * 2)
    for (let row = 0; row < ids.length; row++) {
      const fragment = halves[2 * row + 1] as number
      const offset = halves[2 * row] as number
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

  /** Copies the lists of a batch from its memory at once: one call for each row would block the event loop. */
  take(ids: Int32Array, vector: Vector<List<Int32>>): void {
    let row = 0
    for (const { length, valueOffsets, children } of vector.data) {
      const first = valueOffsets[0] as number
      const added = (children[0] as Data<Int32>).values.subarray(first, valueOffsets[length])
      if (this.length + added.length > this.values.length)
        this.values = grown(this.values, this.length + added.length)
      this.values.set(added, this.length)
      for (let i = 0; i < length; i++, row++) {
        const id = ids[row] as number
        this.starts[id] = this.length + (valueOffsets[i] as number) - first
        this.ends[id] = this.length + (valueOffsets[i + 1] as number) - first
      }
      this.length += added.length
    }
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
