/**
 * Ends a sync: notes documents that could not be fetched or are no longer listed, and adds one line of news for all
 * that arrived.
 */
import { insertAuditEntry } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { SyncEnd, SyncEnded } from '../../schemas.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { presentCase } from '../present.ts'
import { noLaterThanNow } from '../read-at.ts'
import { updateCase } from '../store/cases.ts'
import { noteFaults } from '../store/listed.ts'
import { readUploadId } from '../upload-id.ts'

export function endFileSync(
  call: GovernmentCall,
  { governmentCaseId, readAt: said, isComplete, faults }: SyncEnd,
): Promise<SyncEnded> {
  return call.office(async (tx) => {
    const { row, title } = await lockGovernmentCase(call, tx, governmentCaseId)
    const readAt = noLaterThanNow(tx, said)
    const named = faults.map(({ fileId, reason }) => ({
      fileId: readUploadId(fileId)?.fileId ?? fileId,
      reason,
    }))
    await noteFaults(tx, governmentCaseId, named)
    const now = tx.clock.now().toISOString()
    const listedAt = isComplete && (row.listed_at ?? '') < readAt ? readAt : row.listed_at
    const changed = await updateCase(tx, row.id, { listed_at: listedAt, synced_at: now, told_at: now })
    const added = await countSince(tx, row.id, row.told_at)
    if (added > 0 || isComplete)
      await insertAuditEntry(tx, 'government.synced', {
        subjectId: row.case_id,
        details: {
          ...{ case: title, court: row.court_name, number: row.case_no },
          ...{ added: String(added), ...(named.length > 0 && { failed: String(named.length) }) },
        },
      })
    const { lastSyncedAt, fileCount } = await presentCase(tx, changed)
    return { lastSyncedAt, fileCount }
  })
}

/** The number of copies since the last entry in the record, whoever brought them. */
async function countSince({ db }: Tx, governmentCaseId: string, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from government_files
    where government_case_id = ${governmentCaseId} and stored_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
