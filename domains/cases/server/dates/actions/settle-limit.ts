/**
 * Whether a time limit is done. A critical one needs two people: one says that it is done, asks that it move, be deleted
 * or be critical no longer, and another confirms or rejects that. In an office without a second person the first one may confirm it, saying so.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import { expectFields, insertAuditEntry, noteChange } from '@mizan/platform/database'
import type { Limit, LimitConfirmation, LimitId, LimitRejection, LimitStep } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { differences, lockDate } from '../change.ts'
import { isAloneInOffice, presentLimit } from '../present.ts'
import { limits } from '../store/dates.ts'
import type { LimitRow } from '../tables.ts'
import { mustHaveSeen } from './edit-limit.ts'

/** Who settles it, and when. */
interface Settling {
  tx: Tx
  userId: string
  now: string
}

type Step = LimitId & LimitStep

const nobody = {
  requested_by: null,
  requested_at: null,
  requested_what: 'done',
  requested_date: null,
  requested_pre_deadline: null,
  done_by: null,
  done_at: null,
} as const satisfies Partial<LimitRow>

export const completeLimit = (call: CaseCall, target: Step): Promise<Limit> =>
  settle(call, target, (row, { userId, now }) => {
    if (row.state !== 'open') throw new AppError('limit.not_open')
    return row.is_critical
      ? { ...nobody, state: 'awaiting', requested_by: userId, requested_at: now }
      : { ...nobody, state: 'done', done_by: userId, done_at: now }
  })

export const confirmLimit = (
  call: CaseCall,
  { isAlone, ...target }: LimitConfirmation & Step,
): Promise<Limit> =>
  settle(
    call,
    target,
    async (row, { tx, userId, now }) => {
      if (!isAlone || !isOwn(row, userId) || !(await isAloneInOffice(call, tx)))
        requireSecondPerson(row, userId)
      return granted(row, { tx, userId, now })
    },
    (row, { userId }) => (isOwn(row, userId) ? { secondPerson: 'none' } : {}),
  )

/** What becomes of it when the wish of the first person is confirmed. */
function granted(row: LimitRow, { userId, now }: Settling): Partial<LimitRow> {
  if (row.requested_what === 'done') return { state: 'done', done_by: userId, done_at: now }
  const open = { ...nobody, state: 'open' } as const
  if (row.requested_what === 'delete') return { ...open, deleted_at: now, deleted_by: userId }
  const moved =
    row.requested_date === null ? {} : { date: row.requested_date, pre_deadline: row.requested_pre_deadline }
  return { ...open, ...moved, is_critical: row.requested_what !== 'unmark' }
}

/** Whether the person asked for it themselves. */
const isOwn = ({ state, requested_by }: LimitRow, userId: string) =>
  state === 'awaiting' && requested_by === userId

export const rejectLimit = (call: CaseCall, { comment, ...target }: LimitRejection & Step): Promise<Limit> =>
  settle(
    call,
    target,
    (row, { userId }) => {
      requireSecondPerson(row, userId)
      return { ...nobody, state: 'open' }
    },
    () => ({ comment }),
  )

export const reopenLimit = (call: CaseCall, target: Step): Promise<Limit> =>
  settle(call, target, (row) => {
    if (row.state === 'open') throw new AppError('limit.is_open')
    return { ...nobody, state: 'open' }
  })

/** @throws AppError `limit.not_awaiting`, `limit.second_person` */
function requireSecondPerson({ state, requested_by }: LimitRow, userId: string): void {
  if (state !== 'awaiting') throw new AppError('limit.not_awaiting')
  if (requested_by === userId) throw new AppError('limit.second_person')
}

/** The case is held meanwhile, so of two people who settle one at once the second meets the new state. */
function settle(
  call: CaseCall,
  { caseId, limitId: id, version: seen }: Step,
  decide: (row: LimitRow, settling: Settling) => Partial<LimitRow> | Promise<Partial<LimitRow>>,
  detailsOf: (row: LimitRow, settling: Settling) => object = () => ({}),
): Promise<Limit> {
  return call.office(async (tx) => {
    const { open, row: before } = await lockDate(call, tx, { store: limits, caseId, id })
    const settling = { tx, userId: callerOf(call).userId, now: tx.clock.now().toISOString() }
    const columns = await decide(before, settling)
    const record = { table: limits.table, id }
    await expectFields(tx, record, { seen, current: before.version, fields: mustHaveSeen })
    const row = await limits.update(tx, id, columns)
    await noteChange(tx, record, { version: row.version, fields: ['state', ...changedFields(before, row)] })
    for (const [action, details] of entriesOf(before, row))
      await insertAuditEntry(tx, action, {
        subjectId: caseId,
        details: { case: open.row.display_title, limit: row.title, ...details },
      })
    const states = { before: before.state, after: row.state }
    const told = { isCritical: before.is_critical, requestedBy: before.requested_by }
    const details = { ...states, ...detailsOf(before, settling), ...told }
    tx.about(caseId, { case: open.row.display_title, limit: row.title, ...details })
    return presentLimit(call, tx, { open, row })
  })
}

const changedFields = (before: LimitRow, row: LimitRow): string[] => [
  ...(row.is_critical === before.is_critical ? [] : ['isCritical']),
  ...(row.date === before.date ? [] : ['date']),
  ...(row.pre_deadline === before.pre_deadline ? [] : ['preDeadline']),
]

/** What two people have changed together has the entries of such a change besides. */
function entriesOf(before: LimitRow, row: LimitRow): [AuditAction, object][] {
  const entries: [AuditAction, object][] = []
  const days = differences([
    ['date', before.date, row.date],
    ['preDeadline', before.pre_deadline, row.pre_deadline],
  ])
  if (Object.keys(days).length > 0)
    entries.push(['limit.changed', { isCritical: before.is_critical, ...days }])
  if (!row.is_critical && before.is_critical) entries.push(['limit.unmarked_critical', {}])
  if (row.deleted_at) entries.push(['limit.deleted', { date: row.date, isCritical: true }])
  return entries
}
