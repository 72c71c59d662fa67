/** Ends an export that is running: its job leaves it when it next says how far it is. */
import { AppError } from '@mizan/platform/contract'
import type { OfficeExport } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import { administratorWhoCalls, presentExport } from '../export/present.ts'
import { getExport, updateRunning } from '../store/exports.ts'

export async function cancelExport(
  call: TransferCall,
  { exportId }: { exportId: string },
): Promise<OfficeExport> {
  const { officeId } = administratorWhoCalls(call)
  return call.office(async (tx) => {
    const { id, format } = await getExport(tx, officeId, exportId)
    const row = await updateRunning(tx, id, {
      state: 'cancelled',
      finished_at: tx.clock.now().toISOString(),
    })
    if (!row) throw new AppError('export.not_now')
    tx.about(id, { format })
    return presentExport(call, tx, row)
  })
}
