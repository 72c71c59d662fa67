/** Starts the one timer of a person. A repeated call finds the timer that the first one started. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { startOf } from '../../rules/duration.ts'
import type { Timer, TimerStart } from '../../schemas.ts'
import type { TimeCall } from '../call.ts'
import { findOwnCase } from '../own-case.ts'
import { presentTimer } from '../present.ts'
import { findOwnEntry } from '../store/entries.ts'
import { findTimer, insertTimer, lastRateOf } from '../store/timers.ts'

/** An older start would be more than one entry can hold. */
const mostHoursRunning = 24

export function startTimer(call: TimeCall, wanted: TimerStart): Promise<Timer> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  return call.office(async (tx) => {
    if (wanted.caseId !== null)
      await call.parts.requireCase(tx, caller, { caseId: wanted.caseId, needs: 'read' })
    // The call was sent late by a device that has stopped the timer meanwhile.
    if (wanted.startedAt && (await findOwnEntry(tx, caller, wanted.timerId)))
      throw new AppError('time.timer_not_running')
    const now = tx.clock.now()
    const start = startOf(new Date(wanted.startedAt ?? now), now, mostHoursRunning)
    if ('breaks' in start) throw new AppError(start.breaks)
    const rate = wanted.rate === undefined ? await lastRateOf(tx, caller) : wanted.rate
    const inserted = await insertTimer(tx, {
      company_id: officeId,
      user_id: userId,
      id: wanted.timerId,
      case_id: wanted.caseId,
      what: wanted.what,
      rate,
      started_at: start.startedAt.toISOString(),
    })
    const row = inserted ?? (await findTimer(tx, caller))
    if (row?.id !== wanted.timerId) throw new AppError('time.timer_running')
    return presentTimer(row, await findOwnCase(call, tx, { caller, caseId: row.case_id }))
  })
}
