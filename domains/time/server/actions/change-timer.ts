/** Changes the case and work of the running timer, or ends it without saving. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Timer, TimerChange, TimerRef } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { findOwnCase } from '../own-case.ts'
import { presentTimer } from '../present.ts'
import { deleteTimer, lockTimer, updateTimer } from '../store/timers.ts'
import type { TimerRow } from '../tables.ts'

async function requireTimer(call: TimeCall, tx: Tx, timerId: string): Promise<TimerRow> {
  const row = await lockTimer(tx, callerOf(call), timerId)
  if (!row) throw new AppError('time.timer_not_running')
  return row
}

export function changeTimer(call: TimeCall, { timerId, ...change }: TimerChange): Promise<Timer> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    if (change.caseId) await call.parts.requireCase(tx, caller, { caseId: change.caseId, needs: 'read' })
    const before = await requireTimer(call, tx, timerId)
    const { case_id, what, rate } = before
    const row = await updateTimer(tx, before, {
      case_id: change.caseId === undefined ? case_id : change.caseId,
      what: change.what ?? what,
      rate: change.rate === undefined ? rate : change.rate,
    })
    return presentTimer(row, await findOwnCase(call, tx, { caller, caseId: row.case_id }))
  })
}

export function discardTimer(call: TimeCall, { timerId }: TimerRef): Promise<{ done: true }> {
  return call.office(async (tx) => {
    await deleteTimer(tx, await requireTimer(call, tx, timerId))
    return { done: true }
  })
}
