/** The import itself: all ready rows, or none. */
import { insertAuditEntry } from '@mizan/platform/database'
import { showImported } from '../data/show-imported.ts'
import { addAll } from './add/add-all.ts'
import { askerOf } from './asker.ts'
import type { Tx } from './call.ts'
import type { TransferJob } from './check.ts'
import { prepare } from './prepare/prepare.ts'
import { digestOf, readyRows } from './prepare/prepared.ts'
import { findForJob, insertRecords, updateImport } from './store/imports.ts'
import { listFindings, listLines } from './store/lines.ts'
import type { ImportRow } from './tables.ts'

/** One transaction, so a killed server leaves nothing of it; a repetition does nothing once it is done. */
export const runImport = (call: TransferJob, importId: string): Promise<void> =>
  call.office(async (tx) => {
    const row = await findForJob(tx, importId)
    if (row?.state === 'running') await run(call, tx, row)
  })

async function run(call: TransferJob, tx: Tx, row: ImportRow): Promise<void> {
  const asker = await askerOf(tx, call.parts, row)
  if (!asker) return void (await updateImport(tx, row.id, { state: 'checked', trouble: 'failed' }))
  const ready = readyRows(await prepare(tx, asker, { ...row, lines: await listLines(tx, row.id) }))
  // Somebody has taken a number or added a client since the dry run: what was shown no longer holds.
  if (digestOf(ready) !== row.digest)
    return void (await updateImport(tx, row.id, { state: 'checked', trouble: 'changed' }))
  const found = await listFindings(tx, row.id, 'alike')
  const records = await addAll(tx, asker.caller, ready, {
    file: row.file_name,
    alike: new Map(found.map(({ details }) => [String(details.key), Number(details.total)])),
    told: (done) => call.job.progress(done, ready.length),
  })
  await insertRecords(tx, row, records)
  const details = {
    kind: row.kind,
    count: records.length,
    file: row.file_name,
    ...(found.length > 0 && { alike: found.length }),
  }
  await insertAuditEntry(tx, 'import.done', { subjectId: row.id, details })
  const members = await call.parts.membersOf(tx, row.company_id)
  tx.renew(
    showImported,
    members.map(({ userId }) => userId),
  )
  await updateImport(tx, row.id, { state: 'done', finished_at: tx.clock.now().toISOString() })
}
