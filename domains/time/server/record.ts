/** Recorded time is created in one way, whether it was timed or added by hand. */
import { callerOf } from '@mizan/platform/contract'
import { costOf } from '../rules/amount.ts'
import type { CaseOfTime } from '../schemas.ts'
import type { TimeCall, Tx } from './call.ts'
import { insertEntry } from './store/entries.ts'
import type { EntryRow } from './tables.ts'

interface EntryRecord {
  id: string
  date: string
  minutes: number
  what: string
  rate: string | null
}

export const amountFor = (minutes: number, rate: string | null): string | null =>
  rate === null ? null : costOf(minutes, rate)

/** Adds the entry and its audit entry; undefined if there is one with this id. */
export async function record(
  call: TimeCall,
  tx: Tx,
  { ofCase, entry }: { ofCase: CaseOfTime; entry: EntryRecord },
): Promise<EntryRow | undefined> {
  const { officeId, userId } = callerOf(call)
  const now = tx.clock.now().toISOString()
  const row = await insertEntry(tx, {
    ...entry,
    company_id: officeId,
    case_id: ofCase.caseId,
    user_id: userId,
    amount: amountFor(entry.minutes, entry.rate),
    created_at: now,
    changed_at: now,
  })
  if (row) tx.about(ofCase.caseId, detailsOf(ofCase, row))
  return row
}

/** The details of an entry for the record; minutes as text, as all details. */
export const detailsOf = (
  { title }: Pick<CaseOfTime, 'title'>,
  { what, date, minutes }: Pick<EntryRow, 'what' | 'date' | 'minutes'>,
): Record<string, string> => ({ case: title, what, date, minutes: String(minutes) })
