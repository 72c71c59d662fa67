/** Creates a case, which its creator may write, with the tasks of a template if one was chosen. */
import { randomUUID } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { Case, NewCase } from '../../schemas.ts'
import { addCases } from '../add-cases.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { AskedName } from '../conflicts.ts'
import { presentCase } from '../present.ts'
import { settleConflicts } from '../seen-conflicts.ts'
import { takeNumber } from '../store/numbers.ts'
import { addTemplateTasks } from '../template-tasks.ts'
import { requireAssignable } from './change-assignee.ts'
import { requireClient } from './change-details.ts'

export function createCase(call: CaseCall, wanted: NewCase): Promise<Case> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const clientName = wanted.clientId ? await requireClient(call, tx, wanted.clientId) : undefined
    const caseId = randomUUID()
    const checked = await checkNames(call, tx, { caseId, wanted, clientName })
    if (wanted.assigneeId) await requireAssignable(call, tx, wanted.assigneeId)
    await takeNumber(tx, officeId, wanted.caseNumber)
    const [row] = await addCases(tx, { officeId, userId }, [{ wanted, id: caseId, clientName, checked }])
    if (!row) throw new Error('The case was not inserted')
    if (wanted.template) {
      const { details } = await addTemplateTasks(call, tx, row, wanted.template)
      await insertAuditEntry(tx, 'task.template_applied', { subjectId: row.id, details })
    }
    const told = { assigneeId: row.assignee_id }
    tx.about(row.id, { case: row.display_title, caseNumber: row.case_number, ...told })
    return presentCase(call, tx, { row, right: 'write' })
  })
}

interface Names {
  caseId: string
  wanted: NewCase
  clientName: string | undefined
}

/** Checks client and opponent, and gives what was found for the opponent. */
async function checkNames(call: CaseCall, tx: Tx, { caseId, wanted, clientName }: Names) {
  const { clientId, opponentName, displayTitle, conflictsSeen } = wanted
  const names: AskedName[] = [
    ...(clientId && clientName ? [{ name: clientName, side: 'ours' as const, clientId }] : []),
    ...(opponentName ? [{ name: opponentName, side: 'opponent' as const }] : []),
  ]
  if (names.length === 0) return undefined
  return (await settleConflicts(call, tx, { caseId, caseTitle: displayTitle, names, conflictsSeen })).at(-1)
}
