/** Changes recorded time that is not a service yet, unless somebody else has changed the same field meanwhile. */
import { namesFor } from '@mizan/identity/server'
import { hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, insertAuditEntry, noteChange, type RecordChange } from '@mizan/platform/database'
import type { EntryChange, EntryChanged, EntryId } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireChangeable } from '../changeable.ts'
import { findOwnCase, requireOwnCase } from '../own-case.ts'
import { presentEntry } from '../present.ts'
import { amountFor, detailsOf } from '../record.ts'
import { lockEntry, updateEntry } from '../store/entries.ts'
import type { EntryRow } from '../tables.ts'
import { requirePast } from './add-entry.ts'

export function changeEntry(
  call: TimeCall,
  { entryId, version: seen, ...change }: EntryChange & EntryId,
): Promise<EntryChanged> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const ofCase = change.caseId && (await requireOwnCase(call, tx, { caller, caseId: change.caseId }))
    if (change.date) requirePast(tx, change.date)
    const before = await lockEntry(tx, caller, { entryId })
    requireChangeable(caller, before)
    const fields = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    const recordOf = { table: 'time_entries', id: entryId }
    const columns = columnsOf(before, change)
    const isSame = hasValues(before, columns)
    const versions = { seen, current: before.version, fields: isSame ? [] : fields }
    const meanwhile = await named(call, tx, await expectFields(tx, recordOf, versions))
    if (isSame) {
      tx.unchanged()
      return { ...(await presentEntry(call, tx, before)), meanwhile }
    }
    const row = await updateEntry(tx, before, { ...columns, version: before.version + 1 })
    await noteChange(tx, recordOf, { version: row.version, fields })
    const shown = ofCase || (await findOwnCase(call, tx, { caller, caseId: row.case_id }))
    const from = row.case_id === before.case_id ? undefined : await leaveCase(call, tx, before, row)
    const caseBefore = from && { caseBefore: from }
    if (shown) tx.about(row.case_id, { ...detailsOf(shown, row), ...caseBefore, ...differences(before, row) })
    return { ...(await presentEntry(call, tx, row)), meanwhile }
  })
}

/**
 * Notes in the history of the former case that the time has left it, with the number of the new case. Each history
 * names the other case by its number alone: not everybody who reads one of them may know the other.
 */
async function leaveCase(
  call: TimeCall,
  tx: Tx,
  before: EntryRow,
  { case_id }: EntryRow,
): Promise<string | undefined> {
  const cases = await call.parts.namedCases(tx, [before.case_id, case_id])
  const [former, next] = [cases.get(before.case_id), cases.get(case_id)]
  if (former)
    await insertAuditEntry(tx, 'time.moved_away', {
      subjectId: before.case_id,
      details: { ...detailsOf(former, before), otherCase: next?.number ?? '–' },
    })
  return former?.number
}

function columnsOf(before: EntryRow, change: Omit<EntryChange, 'version'>): Partial<EntryRow> {
  const minutes = change.minutes ?? before.minutes
  const rate = change.rate === undefined ? before.rate : change.rate
  return {
    case_id: change.caseId ?? before.case_id,
    date: change.date ?? before.date,
    what: change.what ?? before.what,
    minutes,
    rate,
    amount: amountFor(minutes, rate),
  }
}

/** The former values, for the record. */
function differences(before: EntryRow, after: EntryRow): Record<string, string> {
  const shown = (value: string | number | null) => (value === null ? '–' : String(value))
  const changed = (['date', 'minutes', 'what', 'rate'] as const).filter(
    (name) => before[name] !== after[name],
  )
  const former = Object.fromEntries(changed.map((name) => [`${name}Before`, shown(before[name])]))
  return { ...former, ...(before.rate !== after.rate && { rateAfter: shown(after.rate) }) }
}

/** The changes by others meanwhile, with their names. */
async function named(
  call: TimeCall,
  tx: Tx,
  changes: readonly RecordChange[],
): Promise<EntryChanged['meanwhile']> {
  const ids = changes.map(({ by }) => by)
  const person = await namesFor(tx, call.parts.namesOf, ids)
  return changes.map(({ by, at, fields }) => ({ by: by === null ? null : person(by), at, fields }))
}
