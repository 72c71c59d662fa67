/** Reads all rows of a table and looks up what they name; the dry run and the import do the same. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { oddRow } from '../../rules/odd-rows.ts'
import type { ImportKind } from '../../schemas.ts'
import type { Asker } from '../asker.ts'
import type { Tx } from '../call.ts'
import type { LineRow } from '../tables.ts'
import { readCase } from './cases.ts'
import { cellsOf, RowReader } from './cells.ts'
import { readClient } from './clients.ts'
import type { Draft } from './drafts.ts'
import { lookUpCases } from './look-up-cases.ts'
import { lookUpClients } from './look-up-clients.ts'
import { lookUpParties } from './look-up-parties.ts'
import { readParty } from './parties.ts'
import type { PreparedRow } from './prepared.ts'

export interface Table {
  kind: ImportKind
  headings: readonly string[]
  mapping: (string | null)[]
  lines: readonly LineRow[]
}

export async function prepare(tx: Tx, asker: Asker, table: Table): Promise<PreparedRow[]> {
  if (table.kind === 'clients') {
    const drafts = await readAll(table, (reader) => readClient(reader, table.headings))
    return lookUpClients(tx, asker, drafts)
  }
  if (table.kind === 'cases') return lookUpCases(tx, asker, await readAll(table, readCase))
  return lookUpParties(tx, asker, await readAll(table, readParty))
}

/** Rows that are read between two turns of the event loop: a few milliseconds. */
const rowsATurn = 200

async function readAll<Value>(
  { kind, mapping, lines, headings }: Table,
  read: (reader: RowReader) => Value,
): Promise<Draft<Value>[]> {
  const drafts: Draft<Value>[] = []
  for (const { row, cells } of lines) {
    if (drafts.length % rowsATurn === 0) await nextTurn()
    const reader = new RowReader(cellsOf(cells, mapping), mapping)
    const odd = oddRow(kind, cells, headings)
    if (odd) reader.refuseRow(odd)
    reader.refuseDamaged()
    drafts.push({ row, reader, value: read(reader) })
  }
  return drafts
}
