/** The decisions of a case, and the cases of a decision. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { decisionsByIds, hasDecision } from '@mizan/research/server'
import type { LinkedCases, LinkedDecision } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { requireCase } from '../case/store/cases.ts'
import { casesWithDecision } from '../lists/store/used-by.ts'
import { listLinks } from './store.ts'

export function readDecisions(
  call: CaseCall,
  { caseId }: { caseId: string },
): Promise<{ items: LinkedDecision[] }> {
  return call.office.read(async (tx) => {
    await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const links = await listLinks(tx, caseId)
    const ids = links.map(({ decision_id }) => decision_id)
    const decisions = new Map((await decisionsByIds(tx.db, ids)).map((one) => [one.id, one]))
    const linkedBy = links.map(({ linked_by }) => linked_by)
    const person = await namesFor(tx, call.parts.namesOf, linkedBy)
    const items = links.map(({ decision_id, citation, linked_by, linked_at }) => ({
      courtCaseId: decision_id,
      citation,
      decision: decisions.get(decision_id) ?? null,
      linkedBy: person(linked_by),
      linkedAt: linked_at,
    }))
    return { items }
  })
}

export function listCasesUsing(
  call: CaseCall,
  { courtCaseId }: { courtCaseId: string },
): Promise<LinkedCases> {
  return call.office.read(async (tx) => {
    const { open, hidden } = await casesWithDecision(tx, callerOf(call), courtCaseId)
    const isUsed = open.length + hidden > 0
    if (!isUsed && !(await hasDecision(tx.db, courtCaseId))) throw new AppError('decision.not_found')
    const items = open.map(({ caseId, caseNumber, displayTitle, state }) => ({
      caseId,
      caseNumber,
      displayTitle,
      state,
    }))
    return { items, hidden }
  })
}
