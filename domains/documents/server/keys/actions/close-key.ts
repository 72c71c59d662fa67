/**
 * Closes the key of an office in all processes: each use of the key compares how often it was closed. Whoever could not open
 * it again would lock the office out.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { KeyCall } from '../call.ts'
import { isKnownOpener } from '../openers.ts'
import { countClosing } from '../store.ts'

export function closeKey(call: KeyCall): Promise<{ done: true }> {
  const caller = callerOf(call)
  const { officeId } = caller
  return call.office(async (tx) => {
    const row = await countClosing(tx, officeId)
    if (!row) throw new AppError('document.key_not_held')
    if (!(await isKnownOpener(tx, row, caller))) throw new AppError('document.key_not_opened')
    // What this process holds is of no use any more; it need not stay in memory until somebody asks.
    call.parts.keys.opened.find(row, call.clock.now())
    tx.about(officeId)
    return { done: true }
  })
}
