/**
 * Deletes recorded time that is not a service, and restores it, unless somebody has changed it since the person saw
 * it.
 */
import { callerOf } from '@mizan/platform/contract'
import { expectFields } from '@mizan/platform/database'
import type { EntryId, EntryStep, TimeEntry } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireChangeable } from '../changeable.ts'
import { requireOwnCase } from '../own-case.ts'
import { presentEntry } from '../present.ts'
import { detailsOf } from '../record.ts'
import { lockEntry, updateEntry } from '../store/entries.ts'
import type { EntryRow } from '../tables.ts'

type EntryStepInput = EntryId & EntryStep

/** A person who deletes or restores an entry must have seen all of these fields. */
const fields = ['caseId', 'date', 'minutes', 'what', 'rate']

export function deleteEntry(call: TimeCall, seen: EntryStepInput): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const by = callerOf(call).userId
    const deletion = { deleted_at: tx.clock.now().toISOString(), deleted_by: by }
    await setDeletion(call, tx, { ...seen, deletion })
    return { done: true }
  })
}

export function restoreEntry(call: TimeCall, seen: EntryStepInput): Promise<TimeEntry> {
  return call.office(async (tx) => {
    const row = await setDeletion(call, tx, { ...seen, deletion: { deleted_at: null, deleted_by: null } })
    return presentEntry(call, tx, row)
  })
}

interface DeletionInput extends EntryStepInput {
  deletion: Pick<EntryRow, 'deleted_at' | 'deleted_by'>
}

async function setDeletion(
  call: TimeCall,
  tx: Tx,
  { entryId, version, deletion }: DeletionInput,
): Promise<EntryRow> {
  const caller = callerOf(call)
  const before = await lockEntry(tx, caller, { entryId, isDeleted: deletion.deleted_at === null })
  requireChangeable(caller, before)
  const record = { table: 'time_entries', id: entryId }
  await expectFields(tx, record, { seen: version, current: before.version, fields })
  const row = await updateEntry(tx, before, deletion)
  const ofCase = await requireOwnCase(call, tx, { caller, caseId: row.case_id })
  tx.about(row.case_id, detailsOf(ofCase, row))
  return row
}
