/** How a hearing or a time limit is added, changed, deleted and restored: right, version, write, entry of the record. */
import { randomUUID } from 'node:crypto'
import { addOnce, hasValues } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import { expectFields } from '@mizan/platform/database'
import type { Changed } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { writeOver } from '../case/change.ts'
import { lockCase, type OpenCase, requireCase } from '../case/store/cases.ts'
import { type DateStore, requireRoom } from './store/dates.ts'

interface Kept {
  id: string
  version: number
  created_by: string
}

export interface Target {
  caseId: string
  id: string
}

/** A row with its case, which is held until the transaction ends: changes of its dates happen one after the other. */
export interface OpenDate<Row> {
  open: OpenCase
  row: Row
}

export async function lockDate<Row>(
  call: CaseCall,
  tx: Tx,
  { store, caseId, id }: Target & { store: Pick<DateStore<Row, never>, 'require'> },
): Promise<OpenDate<Row>> {
  const open = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
  return { open, row: await store.require(tx, { caseId, id }) }
}

/** Something new of a case. */
interface NewDate<Row, Answer> {
  caseId: string
  key: string | undefined
  /** What the caller says of it. */
  columns: Partial<Row>
  /** Further columns, which are not compared where a call is repeated. */
  derived?: object
  /** What the record says of it. */
  details: object
  present: Present<Row, Answer>
  /** Refuses what may not be added, while the case is held. */
  check?: (tx: Tx) => Promise<void>
}

export const addDate = <Row extends Kept, Answer>(
  call: CaseCall,
  store: DateStore<Row, never>,
  added: NewDate<Row, Answer>,
): Promise<Answer> =>
  addOnce({
    taken: 'case.already_added',
    add: () => call.office((tx) => insertDate(call, tx, store, added)),
    findAdded: () => findDate(call, store, added),
  })

/** @throws AppError `case.already_added` if there is a row with the key */
async function insertDate<Row extends Kept, Answer>(
  call: CaseCall,
  tx: Tx,
  store: DateStore<Row, never>,
  { caseId, key, columns, derived, details, present, check }: NewDate<Row, Answer>,
): Promise<Answer> {
  const caller = callerOf(call)
  const open = await lockCase(tx, caller, { caseId, needs: 'write' })
  await check?.(tx)
  const now = tx.clock.now().toISOString()
  const owner = { company_id: caller.officeId, case_id: caseId, created_by: caller.userId }
  const row = { id: key ?? randomUUID(), ...columns, ...derived, ...owner, created_at: now, changed_at: now }
  const inserted = await store.insert(tx, row as never)
  if (!inserted) throw new AppError('case.already_added')
  await requireRoom(tx, store.table, caseId)
  tx.about(caseId, { case: open.row.display_title, ...details })
  return present(call, tx, { open, row: inserted })
}

function findDate<Row extends Kept, Answer>(
  call: CaseCall,
  store: DateStore<Row, never>,
  { caseId, key = '', columns, present }: NewDate<Row, Answer>,
): Promise<Answer | undefined> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const open = await requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await store.find(tx, { caseId, id: key })
    return row?.created_by === caller.userId && hasValues(row, columns)
      ? present(call, tx, { open, row })
      : undefined
  })
}

export type Present<Row, Answer> = (call: CaseCall, tx: Tx, found: OpenDate<Row>) => Promise<Answer>

interface Plan<Row> {
  fields: readonly string[]
  columns: Partial<Row>
  details: object
}

/**
 * Changes fields. What others have changed meanwhile in other fields is kept, and reported.
 * @throws AppError as `lockDate`, and `version.changed`
 */
export function changeDate<Row extends Kept>(
  call: CaseCall,
  store: DateStore<Row, never>,
  { caseId, id, seen }: Target & { seen: number | undefined },
  plan: (tx: Tx, found: OpenDate<Row>) => Promise<Plan<Row>> | Plan<Row>,
): Promise<Pick<Changed, 'version' | 'meanwhile'>> {
  return call.office(async (tx) => {
    const found = await lockDate(call, tx, { store, caseId, id })
    const { fields, columns, details } = await plan(tx, found)
    const over = { table: store.table, row: found.row, columns, seen, fields }
    const changed = await writeOver(call, tx, over, async () => (await store.update(tx, id, columns)).version)
    tx.about(caseId, { case: found.open.row.display_title, ...details })
    return changed
  })
}

/**
 * `fields`: what whoever deletes it has to have seen as it is.
 * @throws AppError as `lockDate`, and `version.changed`
 */
export function deleteDate<Row extends Kept>(
  call: CaseCall,
  store: DateStore<Row, never>,
  { caseId, id, seen }: Target & { seen: number | undefined },
  { fields, detailsOf }: { fields: readonly string[]; detailsOf: (row: Row) => object },
): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const { open, row } = await lockDate(call, tx, { store, caseId, id })
    await expectFields(tx, { table: store.table, id }, { seen, current: row.version, fields })
    await store.markDeleted(tx, id, callerOf(call).userId)
    tx.about(caseId, { case: open.row.display_title, ...detailsOf(row) })
    return { done: true }
  })
}

/**
 * Takes back the deletion of what was seen.
 * @throws AppError `version.changed` if it was restored, changed and deleted once more meanwhile
 */
export function restoreDate<Row extends Kept, Answer>(
  call: CaseCall,
  store: DateStore<Row, never>,
  { caseId, id, seen }: Target & { seen: number | undefined },
  {
    fields,
    detailsOf,
    present,
  }: { fields: readonly string[]; detailsOf: (row: Row) => object; present: Present<Row, Answer> },
): Promise<Answer> {
  return call.office(async (tx) => {
    const open = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const row = await store.restore(tx, { caseId, id })
    await expectFields(tx, { table: store.table, id }, { seen, current: row.version, fields })
    await requireRoom(tx, store.table, caseId)
    tx.about(caseId, { case: open.row.display_title, ...detailsOf(row) })
    return present(call, tx, { open, row })
  })
}

/** For the record: the former and the new value of each field that differs. */
export const differences = (fields: readonly (readonly [name: string, before: unknown, after: unknown])[]) =>
  Object.fromEntries(
    fields
      .filter(([, before, after]) => before !== after)
      .flatMap(([name, before, after]) => [
        [`${name}Before`, before],
        [`${name}After`, after],
      ]),
  )
