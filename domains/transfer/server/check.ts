/** The dry run: what each row would add, what is wrong, and which names the office may know. */
import { sameName } from '@mizan/clients/server'
import type { JobCall } from '@mizan/platform/jobs'
import { askerOf } from './asker.ts'
import type { Tx } from './call.ts'
import type { TransferParts } from './parts.ts'
import { findAlikeNames } from './prepare/alike.ts'
import { prepare } from './prepare/prepare.ts'
import { digestOf, type PreparedRow, type ReadyRow, readyRows } from './prepare/prepared.ts'
import { findForJob, updateImport } from './store/imports.ts'
import { deleteFindings, insertFindings, listLines } from './store/lines.ts'
import type { ImportRow, TransferTables } from './tables.ts'

export type TransferJob = JobCall<TransferParts, TransferTables>

/** One transaction; a repetition begins anew, and does nothing once it is done. */
export const checkImport = (call: TransferJob, importId: string): Promise<void> =>
  call.office(async (tx) => {
    const row = await findForJob(tx, importId)
    if (row?.state === 'checking') await check(call, tx, row)
  })

async function check(call: TransferJob, tx: Tx, row: ImportRow): Promise<void> {
  const asker = await askerOf(tx, call.parts, row)
  if (!asker) return void (await updateImport(tx, row.id, { state: 'mapping', trouble: 'failed' }))
  const rows = await prepare(tx, asker, { ...row, lines: await listLines(tx, row.id) })
  const ready = readyRows(rows)
  await deleteFindings(tx, row.id)
  const alike = await findAlikeNames(tx, asker, ready, (done, total) => call.job.progress(done, total))
  await insertFindings(tx, row, 'problem', rows.flatMap(problemsOf))
  await insertFindings(
    tx,
    row,
    'alike',
    alike.map((details) => ({ row: details.row, details })),
  )
  await updateImport(tx, row.id, {
    state: 'checked',
    ready: ready.length,
    skipped: rows.length - ready.length,
    alike: alike.length,
    new_clients: newClientsOf(ready),
    digest: digestOf(ready),
  })
}

const problemsOf = ({ row, problems }: PreparedRow) => problems.map((details) => ({ row, details }))

function newClientsOf(ready: readonly ReadyRow[]): number {
  const names = ready.flatMap(({ planned }) =>
    planned.kind === 'cases' && planned.client && 'newName' in planned.client
      ? [sameName(planned.client.newName)]
      : [],
  )
  return new Set(names).size
}
