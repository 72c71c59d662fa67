/** Records time by hand. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { NewEntry, TimeEntry } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireOwnCase } from '../opened.ts'
import { presentEntry } from '../present.ts'
import { record } from '../record.ts'
import { lastRateOf } from '../store/timers.ts'
import type { EntryRow } from '../tables.ts'

export function addEntry(call: TimeCall, { caseId, rate, ...entry }: NewEntry): Promise<TimeEntry> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const ofCase = await requireOwnCase(call, tx, { caller, caseId })
    requirePast(tx, entry.date)
    const used = rate === undefined ? await lastRateOf(tx, caller) : rate
    const row = await record(call, tx, { ofCase, entry: { id: randomUUID(), ...entry, rate: used } })
    return presentEntry(call, tx, row as EntryRow)
  })
}

/** @throws AppError `time.future_day` for a day after today in Turkey */
export function requirePast(tx: Pick<Tx, 'clock'>, date: string): void {
  if (date > dayInTurkey(tx.clock.now())) throw new AppError('time.future_day')
}
