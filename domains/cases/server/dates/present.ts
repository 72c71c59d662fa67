/** Hearings and time limits as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { type CasePermission, isAloneAmong, limitAbilitiesOn } from '../../access.ts'
import type { Hearing, Limit, Person } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { membersIn } from '../rights/members-in.ts'
import type { OpenDate } from './change.ts'
import type { HearingRow, LimitRow } from './tables.ts'

export async function presentHearings(
  call: CaseCall,
  tx: Tx,
  rows: readonly HearingRow[],
): Promise<Hearing[]> {
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.flatMap(({ created_by, attorney_id }) => [created_by, attorney_id]),
  )
  return rows.map(({ date, time, court, room, kind, note, version, ...row }) => ({
    ...{ hearingId: row.id, caseId: row.case_id, date, time, court, room, kind, note, version },
    attorney: row.attorney_id === null ? null : person(row.attorney_id),
    createdBy: person(row.created_by),
    createdAt: row.created_at,
  }))
}

export async function presentHearing(
  call: CaseCall,
  tx: Tx,
  { row }: OpenDate<HearingRow>,
): Promise<Hearing> {
  return (await presentHearings(call, tx, [row]))[0] as Hearing
}

export async function presentLimits(
  call: CaseCall,
  tx: Tx,
  { rows, right }: { rows: readonly LimitRow[]; right: CasePermission },
): Promise<Limit[]> {
  const { userId } = callerOf(call)
  const asksThemselves = right === 'write' && rows.some((row) => awaitsAfter(row, userId))
  const isAlone = asksThemselves && (await isAloneInOffice(call, tx))
  const people = rows.flatMap(({ created_by, requested_by, done_by }) => [created_by, requested_by, done_by])
  const person = await namesFor(tx, call.parts.namesOf, people)
  return rows.map((row) => ({
    ...plain(row),
    requested: requestOf(person, row),
    done: momentOf(person, row.done_by, row.done_at),
    createdBy: person(row.created_by),
    may: limitAbilitiesOn(userId, right, { state: row.state, requestedBy: row.requested_by, isAlone }),
  }))
}

/** Whether it waits for confirmation because this person asked for it. */
const awaitsAfter = ({ state, requested_by }: LimitRow, userId: string) =>
  state === 'awaiting' && requested_by === userId

export async function isAloneInOffice(call: CaseCall, tx: Tx): Promise<boolean> {
  const { officeId, userId } = callerOf(call)
  return isAloneAmong(await membersIn(call.parts, tx, officeId), userId)
}

export async function presentLimit(
  call: CaseCall,
  tx: Tx,
  { open, row }: OpenDate<LimitRow>,
): Promise<Limit> {
  return (await presentLimits(call, tx, { rows: [row], right: open.right }))[0] as Limit
}

function requestOf(person: (id: string) => Person, row: LimitRow): Limit['requested'] {
  const moment = momentOf(person, row.requested_by, row.requested_at)
  return moment && { ...moment, what: row.requested_what, date: row.requested_date }
}

const momentOf = (person: (id: string) => Person, id: string | null, at: string | null): Limit['done'] =>
  id === null || at === null ? null : { by: person(id), at }

const plain = (row: LimitRow) => ({
  limitId: row.id,
  caseId: row.case_id,
  title: row.title,
  date: row.date,
  preDeadline: row.pre_deadline,
  note: row.note,
  basis: row.basis,
  isCritical: row.is_critical,
  state: row.state,
  calculation: row.calculation && { ...row.calculation, lastDayNow: row.last_day_now },
  createdAt: row.created_at,
  version: row.version,
})
