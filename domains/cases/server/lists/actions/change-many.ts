/**
 * One change of many cases: those that the caller may write are changed together. The others are named, and so are
 * those that somebody else has changed in the same field since they were seen.
 */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import { changedSince, insertAuditEntry, noteChange, type RecordChange } from '@mizan/platform/database'
import { allows } from '../../../access.ts'
import type { ManyChange, ManyChanged } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireAssignable } from '../../case/actions/change-assignee.ts'
import { lockCases, updateCase } from '../../case/store/cases.ts'
import { endFollowing } from '../../notices/end-following.ts'
import { assign } from '../../rights/store/rights.ts'
import type { CaseRow } from '../../tables.ts'

/** What happens to each case: `words` are its values as the record names them. */
interface Plan {
  column: 'state' | 'assignee_id' | 'deadline'
  field: string
  action: AuditAction
  value: string | null
  words: (value: string | null) => string | null
}

export const changeMany = (call: CaseCall, asked: ManyChange): Promise<ManyChanged> =>
  call.parts.manySeats.during(call, () => changeSeated(call, asked))

function changeSeated(call: CaseCall, { cases, change }: ManyChange): Promise<ManyChanged> {
  const caller = callerOf(call)
  const seen = new Map(cases.map(({ caseId, version }) => [caseId, version]))
  const caseIds = [...seen.keys()]
  return call.office(async (tx) => {
    if ('assigneeId' in change && change.assigneeId) await requireAssignable(call, tx, change.assigneeId)
    const found = new Map((await lockCases(tx, caller, caseIds)).map((one) => [one.row.id, one]))
    const mine = [...found.values()].filter(({ right }) => allows(right, 'write')).map(({ row }) => row)
    const plan = await planOf(call, tx, change, mine)
    const other = mine.filter((row) => row[plan.column] !== plan.value)
    const records = other.map(({ id, version }) => ({ id, seen: seen.get(id), current: version }))
    const touched = await changedSince(tx, 'cases', { records, field: plan.field })
    const changed: ManyChanged['changed'] = []
    for (const row of other.filter(({ id }) => !touched.has(id)))
      changed.push({ caseId: row.id, version: await changeOne(tx, row, plan) })
    if ('assigneeId' in change)
      await endFollowing(call.parts, tx, {
        officeId: caller.officeId,
        caseIds: changed.map((one) => one.caseId),
      })
    const refused = caseIds.filter((id) => !mine.some((row) => row.id === id))
    return {
      changed,
      meanwhile: await presentTouched(call, tx, { rows: other, touched }),
      refused: refused.map((caseId) => ({
        caseId,
        code: found.has(caseId) ? ('case.no_access' as const) : ('case.not_found' as const),
      })),
    }
  })
}

interface Touched {
  rows: readonly CaseRow[]
  touched: ReadonlyMap<string, RecordChange | null>
}

/** What stays as others have made it, with who that was. */
async function presentTouched(
  call: CaseCall,
  tx: Tx,
  { rows, touched }: Touched,
): Promise<ManyChanged['meanwhile']> {
  const kept = rows.filter(({ id }) => touched.has(id))
  const people = kept.flatMap(({ id, assignee_id }) => [assignee_id, touched.get(id)?.by ?? null])
  const person = await namesFor(tx, call.parts.namesOf, people)
  const personOf = (id: string | null | undefined) => (id ? person(id) : null)
  return kept.map(({ id, version, display_title, state, assignee_id, deadline }) => ({
    caseId: id,
    version,
    displayTitle: display_title,
    by: personOf(touched.get(id)?.by),
    at: touched.get(id)?.at ?? null,
    now: { state, assignee: personOf(assignee_id), deadline },
  }))
}

async function planOf(
  call: CaseCall,
  tx: Tx,
  change: ManyChange['change'],
  rows: readonly CaseRow[],
): Promise<Plan> {
  const same = (value: string | null) => value
  if ('deadline' in change)
    return {
      column: 'deadline',
      field: 'deadline',
      action: 'case.deadline_changed',
      value: change.deadline,
      words: same,
    }
  if ('state' in change)
    return {
      column: 'state',
      field: 'state',
      action: 'case.state_changed',
      value: change.state,
      words: (value) => value ?? 'none',
    }
  const person = await namesFor(tx, call.parts.namesOf, [
    change.assigneeId,
    ...rows.map(({ assignee_id }) => assignee_id),
  ])
  return {
    column: 'assignee_id',
    field: 'assignee',
    action: 'case.assignee_changed',
    value: change.assigneeId,
    words: (value) => (value === null ? null : person(value).name),
  }
}

async function changeOne(tx: Tx, row: CaseRow, plan: Plan): Promise<number> {
  const { column, field, action, value, words } = plan
  if (column === 'assignee_id') await assign(tx, { officeId: row.company_id, caseId: row.id }, value)
  const version = await updateCase(tx, row.id, { [column]: value })
  await noteChange(tx, { table: 'cases', id: row.id }, { version, fields: [field] })
  const told = column === 'assignee_id' ? { assigneeId: value } : {}
  const details = { case: row.display_title, before: words(row[column]), after: words(value), ...told }
  await insertAuditEntry(tx, action, { subjectId: row.id, details })
  return version
}
