/** Rows as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { mayEdit } from '../access.ts'
import { type CaseOfTime, entryAbilities, type TimeEntry, type Timer } from '../schemas.ts'
import type { TimeCall, Tx } from './call.ts'
import type { EntryRow, TimerRow } from './tables.ts'

/** All entries are of cases that the caller may read. */
export async function presentEntries(
  call: TimeCall,
  tx: Tx,
  rows: readonly EntryRow[],
): Promise<TimeEntry[]> {
  if (rows.length === 0) return []
  const caller = callerOf(call)
  const cases = await call.parts.namedCases(
    tx,
    rows.map(({ case_id }) => case_id),
  )
  const clientIds = [...cases.values()].flatMap((one) => one.clientIds)
  const clients =
    clientIds.length > 0 ? await call.parts.clientNames(tx, clientIds) : new Map<string, string>()
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map((row) => {
    const found = cases.get(row.case_id)
    return {
      entryId: row.id,
      case: { caseId: row.case_id, title: found?.title ?? '', number: found?.number ?? '' },
      clients: (found?.clientIds ?? []).flatMap((clientId) => {
        const name = clients.get(clientId)
        return name === undefined ? [] : [{ clientId, name }]
      }),
      person: person(row.user_id),
      ...valuesOf(row),
      may: row.service_id === null && mayEdit(caller, row.user_id) ? [...entryAbilities] : [],
    }
  })
}

function valuesOf(row: EntryRow): Omit<TimeEntry, 'entryId' | 'case' | 'clients' | 'person' | 'may'> {
  const { date, minutes, what, rate, amount, version, service_id, billed_client_id, billed_at } = row
  const service =
    service_id !== null && billed_client_id !== null && billed_at !== null
      ? { serviceId: service_id, clientId: billed_client_id, at: billed_at }
      : null
  return { date, minutes, what, rate, amount, version, service }
}

export async function presentEntry(call: TimeCall, tx: Tx, row: EntryRow): Promise<TimeEntry> {
  const [entry] = await presentEntries(call, tx, [row])
  return entry as TimeEntry
}

export const presentTimer = (row: TimerRow, ofCase: CaseOfTime | null): Timer => ({
  timerId: row.id,
  case: ofCase,
  what: row.what,
  rate: row.rate,
  startedAt: row.started_at,
})
