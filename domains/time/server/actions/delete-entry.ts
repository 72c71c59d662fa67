/** Deletes recorded time that is no service, and restores it. */
import { callerOf } from '@mizan/platform/contract'
import type { EntryId, TimeEntry } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireChangeable } from '../changeable.ts'
import { requireOwnCase } from '../opened.ts'
import { presentEntry } from '../present.ts'
import { detailsOf } from '../record.ts'
import { lockEntry, updateEntry } from '../store/entries.ts'
import type { EntryRow } from '../tables.ts'

export function deleteEntry(call: TimeCall, { entryId }: EntryId): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const by = callerOf(call).userId
    await setDeletion(call, tx, {
      entryId,
      deletion: { deleted_at: tx.clock.now().toISOString(), deleted_by: by },
    })
    return { done: true }
  })
}

export function restoreEntry(call: TimeCall, { entryId }: EntryId): Promise<TimeEntry> {
  return call.office(async (tx) => {
    const row = await setDeletion(call, tx, { entryId, deletion: { deleted_at: null, deleted_by: null } })
    return presentEntry(call, tx, row)
  })
}

interface Asked {
  entryId: string
  deletion: Pick<EntryRow, 'deleted_at' | 'deleted_by'>
}

async function setDeletion(call: TimeCall, tx: Tx, { entryId, deletion }: Asked): Promise<EntryRow> {
  const caller = callerOf(call)
  const before = await lockEntry(tx, caller, { entryId, isDeleted: deletion.deleted_at === null })
  requireChangeable(caller, before)
  const row = await updateEntry(tx, before, deletion)
  const ofCase = await requireOwnCase(call, tx, { caller, caseId: row.case_id })
  tx.about(row.case_id, detailsOf(ofCase, row))
  return row
}
