/** Records time by hand. A call that is repeated because its answer was lost finds the entry of the first one. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { addOnce, hasValues } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { NewEntry, TimeEntry } from '../../schemas.ts'
import type { TimeCall, Tx } from '../call.ts'
import { requireOwnCase } from '../own-case.ts'
import { presentEntry } from '../present.ts'
import { record } from '../record.ts'
import { findOwnEntry } from '../store/entries.ts'
import { lastRateOf } from '../store/timers.ts'

export const addEntry = (call: TimeCall, entry: NewEntry): Promise<TimeEntry> =>
  addOnce({
    taken: 'time.already_added',
    add: () => call.office((tx) => add(call, tx, entry)),
    findAdded: () => findAdded(call, entry),
  })

/** @throws AppError `time.already_added` */
async function add(call: TimeCall, tx: Tx, { caseId, rate, key, ...entry }: NewEntry): Promise<TimeEntry> {
  const caller = callerOf(call)
  const ofCase = await requireOwnCase(call, tx, { caller, caseId })
  requirePast(tx, entry.date)
  const used = rate === undefined ? await lastRateOf(tx, caller) : rate
  const row = await record(call, tx, { ofCase, entry: { id: key ?? randomUUID(), ...entry, rate: used } })
  if (!row) throw new AppError('time.already_added')
  return presentEntry(call, tx, row)
}

const findAdded = (call: TimeCall, { key, caseId, ...values }: NewEntry): Promise<TimeEntry | undefined> =>
  call.office.read(async (tx) => {
    const row = key && (await findOwnEntry(tx, callerOf(call), key))
    return row && hasValues(row, { ...values, case_id: caseId }) ? presentEntry(call, tx, row) : undefined
  })

/** @throws AppError `time.future_day` for a day after today in Turkey */
export function requirePast(tx: Pick<Tx, 'clock'>, date: string): void {
  if (date > dayInTurkey(tx.clock.now())) throw new AppError('time.future_day')
}
