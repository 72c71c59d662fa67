/** Time limits of a case: adding, changing, deleting. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import { expectFields, insertAuditEntry, noteChange } from '@mizan/platform/database'
import type {
  Limit,
  LimitChange,
  LimitChanged,
  LimitDeleted,
  LimitId,
  LimitStep,
  NewLimit,
} from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireCalculated } from '../calculated.ts'
import { addDate, changeDate, differences, lockDate, type OpenDate, restoreDate } from '../change.ts'
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
    const wish = wishOf(row, columns)
    const kept = { ...wanted, ...(wish?.moves && { date: row.date, preDeadline: row.pre_deadline }) }
    const details = {
      limit: row.title,
      isCritical: row.is_critical || is_critical,
      ...changesOf(row, kept),
    }
    if (!row.is_critical && is_critical) await noteWish(tx, found, 'limit.marked_critical')
    if (wish?.unmarks) await noteWish(tx, found, 'limit.unmark_requested')
    if (wish?.moves) await noteWish(tx, found, 'limit.move_requested', changesOf(row, daysOf(wanted)))
    const waiting = wish && asked(wish.columns, wish.unmarks ? 'unmark' : 'move', callerOf(call).userId, tx)
    const fields = Object.keys(wanted)
    if (row.is_critical === is_critical && !wish) return { fields, columns, details }
    return { fields: [...fields, 'state'], columns: { ...columns, ...waiting }, details }
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
  const waits = row.requested_date === null ? agreed : [...agreed, 'pre_deadline' as const]
  if (waits.some((name) => columns[name] !== undefined && columns[name] !== row[name]))
    throw new AppError('limit.settled')
}

/** What of a change to a critical one waits for a second person, and what stays as it is until then. */
function wishOf(row: LimitRow, columns: Partial<LimitRow>) {
  const moves = row.is_critical && columns.date !== undefined && columns.date !== row.date
  const unmarks = row.is_critical && columns.is_critical === false
  if (!moves && !unmarks) return undefined
  const { date, pre_deadline } = { ...row, ...columns }
  const days: Partial<LimitRow> = moves
    ? {
        ...{ date: row.date, pre_deadline: row.pre_deadline },
        ...{ requested_date: date, requested_pre_deadline: pre_deadline },
      }
    : {}
  return { moves, unmarks, columns: { ...days, is_critical: true } }
}

/** The wish of the first person is kept until a second one has answered it. */
const asked = (
  columns: Partial<LimitRow>,
  what: LimitRow['requested_what'],
  userId: string,
  { clock }: Tx,
): Partial<LimitRow> => ({
  ...{ ...columns, state: 'awaiting' },
  ...{ requested_by: userId, requested_at: clock.now().toISOString(), requested_what: what },
})

const daysOf = ({ date, preDeadline }: Wanted): Wanted => ({ date, preDeadline })

/** An entry of its own, so that the record can be searched for it. */
async function noteWish(
  tx: Tx,
  { open, row }: OpenDate<LimitRow>,
  action: AuditAction,
  details: object = {},
): Promise<void> {
  await insertAuditEntry(tx, action, {
    subjectId: open.row.id,
    details: { case: open.row.display_title, limit: row.title, ...details },
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

/** @throws AppError as `lockDate`, `version.changed`, and `limit.settled` */
export const deleteLimit = (
  call: CaseCall,
  { caseId, limitId: id, version: seen }: LimitStep & LimitId,
): Promise<LimitDeleted> =>
  call.office(async (tx) => {
    const found = await lockDate(call, tx, { store: limits, caseId, id })
    const { row } = found
    const { userId } = callerOf(call)
    const record = { table: limits.table, id }
    await expectFields(tx, record, { seen, current: row.version, fields: mustHaveSeen })
    if (!row.is_critical) {
      await limits.markDeleted(tx, id, userId)
      await noteWish(tx, found, 'limit.deleted', described(row))
      return { done: true }
    }
    if (row.state !== 'open') throw new AppError('limit.settled')
    const { version } = await limits.update(tx, id, asked({}, 'delete', userId, tx))
    await noteChange(tx, record, { version, fields: ['state'] })
    await noteWish(tx, found, 'limit.deletion_requested', described(row))
    return { done: false }
  })

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
