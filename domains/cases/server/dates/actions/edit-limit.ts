/** Time limits of a case: adding, changing, deleting. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { Limit, LimitChange, LimitChanged, LimitId, LimitStep, NewLimit } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireCalculated } from '../calculated.ts'
import { addDate, changeDate, deleteDate, differences, type OpenDate, restoreDate } from '../change.ts'
import { presentLimit } from '../present.ts'
import { limits } from '../store/dates.ts'
import type { LimitRow } from '../tables.ts'

/** What whoever settles or deletes a time limit has to have seen as it is. */
export const mustHaveSeen = ['title', 'date', 'basis', 'isCritical', 'state']

const described = ({ title, date, is_critical }: Pick<LimitRow, 'title' | 'date' | 'is_critical'>) => ({
  limit: title,
  date,
  isCritical: is_critical,
})

export async function addLimit(
  call: CaseCall,
  { caseId, key, preDeadline, isCritical, calculation, ...wanted }: NewLimit & { caseId: string },
): Promise<Limit> {
  requireBefore(preDeadline, wanted.date)
  const kept = await keptCalculation(call, wanted.date, calculation)
  const columns = { ...wanted, pre_deadline: preDeadline, is_critical: isCritical }
  const added = { caseId, key, columns, derived: { calculation: kept }, details: described(columns) }
  return addDate<LimitRow, Limit>(call, limits, { ...added, present: presentLimit })
}

/** @throws AppError `limit.calculation_differs` */
async function keptCalculation(
  { system, parts }: CaseCall,
  date: string,
  asked: NewLimit['calculation'],
): Promise<string | null> {
  if (!asked) return null
  const figures = await system.read((tx) => parts.figures(tx))
  return JSON.stringify(requireCalculated(asked, date, figures))
}

export async function changeLimit(
  call: CaseCall,
  { caseId, limitId, version, ...wanted }: LimitChange & LimitId,
): Promise<LimitChanged> {
  const target = { caseId, id: limitId, seen: version }
  const changed = await changeDate<LimitRow>(call, limits, target, async (tx, found) => {
    const { row } = found
    const columns = columnsOf(wanted)
    const { date, pre_deadline, is_critical } = { ...row, ...columns }
    requireBefore(pre_deadline, date)
    requireUnsettled(row, columns)
    const details = {
      limit: row.title,
      isCritical: row.is_critical || is_critical,
      ...changesOf(row, wanted),
    }
    if (row.is_critical === is_critical) return { fields: Object.keys(wanted), columns, details }
    await noteCritical(tx, found, is_critical ? 'limit.marked_critical' : 'limit.unmark_requested')
    const marking = is_critical ? {} : waiting(callerOf(call).userId, tx.clock.now())
    return { fields: [...Object.keys(wanted), 'state'], columns: { ...columns, ...marking }, details }
  })
  return { caseId, limitId, ...changed }
}

type Wanted = Omit<LimitChange, 'version'>

function columnsOf({ preDeadline, isCritical, ...same }: Wanted): Partial<LimitRow> {
  const given = Object.entries({ ...same, pre_deadline: preDeadline, is_critical: isCritical })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** @throws AppError `limit.pre_deadline_late` */
function requireBefore(preDeadline: string | null, date: string): void {
  if (preDeadline !== null && preDeadline >= date) throw new AppError('limit.pre_deadline_late')
}

/**
 * What two people have agreed on, or are about to, stays as it is until somebody opens it again.
 * @throws AppError `limit.settled`
 */
function requireUnsettled(row: LimitRow, columns: Partial<LimitRow>): void {
  const { state, is_critical } = row
  if (state === 'open' || !(is_critical || columns.is_critical)) return
  const agreed = ['title', 'date', 'basis', 'is_critical'] as const
  if (agreed.some((name) => columns[name] !== undefined && columns[name] !== row[name]))
    throw new AppError('limit.settled')
}

/** It is critical until a second person has confirmed that it no longer is. */
const waiting = (userId: string, now: Date): Partial<LimitRow> => ({
  ...{ is_critical: true, state: 'awaiting' },
  ...{ requested_by: userId, requested_at: now.toISOString(), requested_what: 'unmark' },
})

/** An entry of its own, so that the record can be searched for it. */
async function noteCritical(
  tx: Tx,
  { open, row }: OpenDate<LimitRow>,
  action: 'limit.marked_critical' | 'limit.unmark_requested',
): Promise<void> {
  await insertAuditEntry(tx, action, {
    subjectId: open.row.id,
    details: { case: open.row.display_title, limit: row.title },
  })
}

const changesOf = (row: LimitRow, wanted: Wanted) =>
  differences([
    ['title', row.title, wanted.title ?? row.title],
    ['date', row.date, wanted.date ?? row.date],
    [
      'preDeadline',
      row.pre_deadline,
      wanted.preDeadline === undefined ? row.pre_deadline : wanted.preDeadline,
    ],
    ['basis', row.basis, wanted.basis === undefined ? row.basis : wanted.basis],
    ['note', row.note, wanted.note ?? row.note],
  ])

export const deleteLimit = (
  call: CaseCall,
  { caseId, limitId: id, version: seen }: LimitStep & LimitId,
): Promise<{ done: true }> =>
  deleteDate<LimitRow>(call, limits, { caseId, id, seen }, { fields: mustHaveSeen, detailsOf: described })

export const restoreLimit = (
  call: CaseCall,
  { caseId, limitId: id, version: seen }: LimitStep & LimitId,
): Promise<Limit> =>
  restoreDate(
    call,
    limits,
    { caseId, id, seen },
    { fields: mustHaveSeen, detailsOf: described, present: presentLimit },
  )
