/** How one thing of a case is changed, whatever it is: right, version, write, entry of the record. */
import { namesFor } from '@mizan/identity/server'
import { hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange, type RecordChange } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { Changed } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { CaseColumns, CaseRow } from '../tables.ts'
import { lockCase, updateCase } from './store/cases.ts'

/** `seen`: the version that the person had on their screen. */
export interface Target {
  caseId: string
  seen: number | undefined
}

interface Change {
  /** Names of the changed fields, as in the contract. */
  fields: readonly string[]
  columns: CaseColumns
  /** What the record says of it. */
  details: Record<string, unknown>
}

/**
 * Changes a case that the caller may write. What others have changed meanwhile in other fields is kept, and reported.
 * `plan` is given the locked case; `lockBefore` locks what is locked before a case, such as a client.
 * @throws AppError `case.not_found`, `case.no_access`, `version.changed`
 */
export function changeCase(
  call: CaseCall,
  { caseId, seen }: Target,
  plan: (tx: Tx, row: CaseRow) => Promise<Change> | Change,
  lockBefore: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<Changed> {
  return call.office(async (tx) => {
    await lockBefore(tx)
    const { row } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const { fields, columns, details } = await plan(tx, row)
    const over = { table: 'cases', row, columns, seen, fields }
    const changed = await writeOver(call, tx, over, () => updateCase(tx, caseId, columns))
    tx.about(caseId, { case: columns.display_title ?? row.display_title, ...details })
    return { caseId, ...changed }
  })
}

interface Over<Row> {
  table: string
  /** The locked row, and what it is to hold. */
  row: Row
  columns: Partial<Row>
  /** The version that the person had on their screen. */
  seen: number | undefined
  fields: readonly string[]
}

/**
 * Writes fields that nobody else has changed since they were seen. `write` answers the new version. Values that the row
 * has already are not written, so that nobody finds a new version, an entry or a notification without a change.
 * @throws AppError `version.changed`
 */
export async function writeOver<Row extends { id: string; version: number }>(
  call: CaseCall,
  tx: Tx,
  { table, row: { id, version: current }, row, columns, seen, fields }: Over<Row>,
  write: () => Promise<number>,
): Promise<Pick<Changed, 'version' | 'meanwhile'>> {
  if (hasValues(row, columns)) {
    tx.unchanged()
    const others = await expectFields(tx, { table, id }, { seen, current, fields: [] })
    return { version: current, meanwhile: await withNames(call, tx, others) }
  }
  const others = await expectFields(tx, { table, id }, { seen, current, fields })
  const version = await write()
  await noteChange(tx, { table, id }, { version, fields })
  return { version, meanwhile: await withNames(call, tx, others) }
}

/** What others did meanwhile, with their names. */
export async function withNames(
  call: CaseCall,
  tx: Tx,
  changes: readonly RecordChange[],
): Promise<Changed['meanwhile']> {
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    changes.map(({ by }) => by),
  )
  return changes.map(({ by, at, fields }) => ({ by: by === null ? null : person(by), at, fields }))
}

/** Columns together with the text in which the case is then found. */
export const searched = (
  row: CaseRow,
  columns: CaseColumns,
  clientName: string | undefined,
): CaseColumns => ({ ...columns, search_text: searchText({ ...row, ...columns }, clientName) })

export async function clientNameOf(
  call: CaseCall,
  tx: Tx,
  clientId: string | null,
): Promise<string | undefined> {
  return clientId === null ? undefined : (await call.parts.clientNames(tx, [clientId])).get(clientId)
}
