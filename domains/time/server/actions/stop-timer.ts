/** Stops a timer and saves its time. A repeated call answers the entry that the first one saved. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, callerOf } from '@mizan/platform/contract'
import { minutesOf, startOf } from '../../rules/duration.ts'
import type { TimeEntry, TimerStop } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireOwnCase } from '../own-case.ts'
import { presentEntry } from '../present.ts'
import { record } from '../record.ts'
import { findOwnEntry } from '../store/entries.ts'
import { deleteTimer, lockTimer } from '../store/timers.ts'

export async function stopTimer(call: TimeCall, stop: TimerStop): Promise<TimeEntry> {
  try {
    return await call.office((tx) => save(call, tx, stop))
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'time.timer_not_running'
    const saved = isGone ? await readSaved(call, stop) : undefined
    if (!saved) throw error
    return saved
  }
}

/** @throws AppError `time.timer_not_running` also if it was saved before, so that the record has one entry about it */
async function save(call: TimeCall, tx: Tx, stop: TimerStop): Promise<TimeEntry> {
  const caller = callerOf(call)
  const { timerId, what } = stop
  const ofCase = await requireOwnCase(call, tx, { caller, caseId: stop.caseId })
  const timer = await lockTimer(tx, caller, timerId)
  const span = spanOf(stop, timer?.started_at, tx.clock.now())
  const rate = stop.rate === undefined ? (timer?.rate ?? null) : stop.rate
  const entry = { id: timerId, ...span, what, rate }
  const row = await record(call, tx, { ofCase, entry })
  if (!row) throw new AppError('time.timer_not_running')
  if (timer) await deleteTimer(tx, timer)
  return presentEntry(call, tx, row)
}

/** The server's own start counts; that of the device only for a timer that the server does not know. */
function spanOf({ startedAt, endedAt }: TimerStop, known: string | undefined, now: Date) {
  if (known === undefined && startedAt === undefined) throw new AppError('time.timer_not_running')
  const start =
    known === undefined ? startOf(new Date(startedAt ?? now), now) : { startedAt: new Date(known) }
  if ('breaks' in start) throw new AppError(start.breaks)
  const span = minutesOf({ ...start, endedAt: endedAt === undefined ? undefined : new Date(endedAt), now })
  if ('breaks' in span) throw new AppError(span.breaks)
  return { date: dayInTurkey(start.startedAt), minutes: span.minutes }
}

const readSaved = (call: TimeCall, { timerId }: TimerStop): Promise<TimeEntry | undefined> =>
  call.office.read(async (tx) => {
    const row = await findOwnEntry(tx, callerOf(call), timerId)
    return row && presentEntry(call, tx, row)
  })
