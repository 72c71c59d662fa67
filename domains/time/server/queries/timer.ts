/** The running timer of the caller. */
import { callerOf } from '@mizan/platform/contract'
import type { TimerState } from '../../schemas.ts'
import type { TimeCall } from '../call.ts'
import { findOwnCase } from '../own-case.ts'
import { presentTimer } from '../present.ts'
import { findTimer, lastRateOf } from '../store/timers.ts'

export function readTimer(call: TimeCall): Promise<TimerState> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const row = await findTimer(tx, caller)
    const ofCase = await findOwnCase(call, tx, { caller, caseId: row?.case_id ?? null })
    return {
      timer: row ? presentTimer(row, ofCase) : null,
      lastRate: await lastRateOf(tx, caller),
      now: tx.clock.now().toISOString(),
    }
  })
}
