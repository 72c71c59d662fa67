/** Records time by hand. A call that is repeated because its answer was lost finds what the first one recorded. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { NewEntry, TimeEntry } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireOwnCase } from '../own-case.ts'
import { presentEntry } from '../present.ts'
import { record } from '../record.ts'
import { findOwnEntry } from '../store/entries.ts'
import { lastRateOf } from '../store/timers.ts'
import type { EntryRow } from '../tables.ts'

export async function addEntry(call: TimeCall, entry: NewEntry): Promise<TimeEntry> {
  try {
    return await call.office((tx) => add(call, tx, entry))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'time.already_added') throw error
    return await readAdded(call, entry)
  }
}

/** @throws AppError `time.already_added` also for a repeated call, so that the record has one entry of it */
async function add(call: TimeCall, tx: Tx, { caseId, rate, key, ...entry }: NewEntry): Promise<TimeEntry> {
  const caller = callerOf(call)
  const ofCase = await requireOwnCase(call, tx, { caller, caseId })
  requirePast(tx, entry.date)
  const used = rate === undefined ? await lastRateOf(tx, caller) : rate
  const row = await record(call, tx, { ofCase, entry: { id: key ?? randomUUID(), ...entry, rate: used } })
  if (!row) throw new AppError('time.already_added')
  return presentEntry(call, tx, row)
}

/** @throws AppError `time.already_added` if something else was recorded with the key, or it was deleted since */
function readAdded(call: TimeCall, entry: NewEntry): Promise<TimeEntry> {
  return call.office.read(async (tx) => {
    const row = entry.key && (await findOwnEntry(tx, callerOf(call), entry.key))
    if (!row || !isSame(row, entry)) throw new AppError('time.already_added')
    return presentEntry(call, tx, row)
  })
}

const isSame = (row: EntryRow, { caseId, date, minutes, what, rate }: NewEntry): boolean =>
  row.case_id === caseId &&
  row.date === date &&
  row.minutes === minutes &&
  row.what === what &&
  (rate === undefined || row.rate === rate)

/** @throws AppError `time.future_day` for a day after today in Turkey */
export function requirePast(tx: Pick<Tx, 'clock'>, date: string): void {
  if (date > dayInTurkey(tx.clock.now())) throw new AppError('time.future_day')
}
