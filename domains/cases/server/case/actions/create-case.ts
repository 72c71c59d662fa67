/**
 * Creates a case, which its creator may write, with the tasks of a template if one was chosen. A call that is repeated
 * finds what the first one created.
 */
import { randomUUID } from 'node:crypto'
import { addOnce, hasValues } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { Case, NewCase } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import type { AskedName } from '../../conflicts/conflicts.ts'
import { settleConflicts } from '../../conflicts/seen-conflicts.ts'
import { holidaysOf, type IsHoliday } from '../../task-templates/free-days.ts'
import { addTemplateTasks } from '../../task-templates/template-tasks.ts'
import { addCases, type CheckedNames, columnsOf } from '../add-cases.ts'
import { presentCase } from '../present.ts'
import { findCase } from '../store/cases.ts'
import { takeNumber } from '../store/numbers.ts'
import { requireAssignable } from './change-assignee.ts'
import { requireClient } from './change-details.ts'

export async function createCase(call: CaseCall, wanted: NewCase): Promise<Case> {
  const isHoliday = wanted.template ? await holidaysOf(call) : () => false
  return addOnce({
    taken: 'case.already_added',
    add: () => call.office((tx) => create(call, tx, wanted, isHoliday)),
    findAdded: () => findAdded(call, wanted),
  })
}

/** @throws AppError `case.already_added` */
async function create(call: CaseCall, tx: Tx, wanted: NewCase, isHoliday: IsHoliday): Promise<Case> {
  const { officeId, userId } = callerOf(call)
  const { key: caseId = randomUUID() } = wanted
  // Asked before the number, which a repeated call finds taken.
  if (wanted.key && (await findCase(tx, callerOf(call), caseId))) throw new AppError('case.already_added')
  const clientName = wanted.clientId ? await requireClient(call, tx, wanted.clientId) : undefined
  const checked = await checkNames(call, tx, { caseId, wanted, clientName })
  if (wanted.assigneeId) await requireAssignable(call, tx, wanted.assigneeId)
  await takeNumber(tx, { officeId, caseId }, wanted.caseNumber)
  const [row] = await addCases(tx, { officeId, userId }, [{ wanted, id: caseId, clientName, checked }])
  if (!row) throw new AppError('case.already_added')
  if (wanted.template) {
    const { details } = await addTemplateTasks(call, tx, row, { ...wanted.template, isHoliday })
    await insertAuditEntry(tx, 'task.template_applied', { subjectId: row.id, details })
  }
  const told = { assigneeId: row.assignee_id }
  tx.about(row.id, { case: row.display_title, caseNumber: row.case_number, ...told })
  return presentCase(call, tx, { row, right: 'write' })
}

function findAdded(call: CaseCall, { key = '', ...wanted }: NewCase): Promise<Case | undefined> {
  const caller = callerOf(call)
  const values = { ...columnsOf(wanted), created_by: caller.userId }
  return call.office.read(async (tx) => {
    const found = await findCase(tx, caller, key)
    return found && hasValues(found.row, values) ? presentCase(call, tx, found) : undefined
  })
}

interface Names {
  caseId: string
  wanted: NewCase
  clientName: string | undefined
}

/** Checks client and opponent, and gives what was found for each. */
async function checkNames(
  call: CaseCall,
  tx: Tx,
  { caseId, wanted, clientName }: Names,
): Promise<CheckedNames> {
  const { clientId, opponentName, displayTitle, conflictsSeen } = wanted
  const names: AskedName[] = [
    ...(clientId && clientName ? [{ name: clientName, side: 'ours' as const, clientId }] : []),
    ...(opponentName ? [{ name: opponentName, side: 'opponent' as const }] : []),
  ]
  if (names.length === 0) return {}
  const check = { caseId, caseTitle: displayTitle, names, conflictsSeen }
  const checked = await settleConflicts(call, tx, check)
  const of = (side: AskedName['side']) => checked[names.findIndex((one) => one.side === side)]
  return { client: of('ours'), opponent: of('opponent') }
}
