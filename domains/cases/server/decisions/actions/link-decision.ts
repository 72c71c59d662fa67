/** Adds a decision to a case, by its id or by its numbers. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { DecisionSummary } from '@mizan/research/schemas'
import { decisionsByIds, decisionsByNumbers } from '@mizan/research/server'
import { mostLinkedDecisions } from '../../../data/limits.ts'
import type { DecisionLink, LinkedDecision } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { lockCase } from '../../case/store/cases.ts'
import { countLinks, insertLink } from '../store.ts'

export function linkDecision(
  call: CaseCall,
  { caseId, link }: { caseId: string; link: DecisionLink },
): Promise<LinkedDecision> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await lockCase(tx, caller, { caseId, needs: 'write' })
    const decision = await meant(tx, link)
    if ((await countLinks(tx, caseId)) >= mostLinkedDecisions)
      throw new AppError('case.too_many_decisions', { values: { most: String(mostLinkedDecisions) } })
    const linked_at = tx.clock.now().toISOString()
    const by = { company_id: caller.officeId, linked_by: caller.userId, linked_at }
    const { id, citation } = decision
    const isNew = await insertLink(tx, { case_id: caseId, decision_id: id, citation, ...by })
    if (!isNew) throw new AppError('case.decision_added')
    tx.about(caseId, { case: row.display_title, decision: citation })
    const person = await namesFor(tx, call.parts.namesOf, [caller.userId])
    return { courtCaseId: id, citation, decision, linkedBy: person(caller.userId), linkedAt: linked_at }
  })
}

/** The one decision that the link means. */
async function meant(tx: Tx, link: DecisionLink): Promise<DecisionSummary> {
  const found =
    'courtCaseId' in link ? await decisionsByIds(tx.db, [link.courtCaseId]) : await byNumbers(tx, link)
  const [decision, another] = found
  if (!decision) throw new AppError('decision.not_found')
  if (another) {
    const decisions = found.map(({ id, citation }) => ({ courtCaseId: id, citation }))
    throw new AppError('case.decision_unclear', { details: { decisions } })
  }
  return decision
}

type Numbers = Exclude<DecisionLink, { courtCaseId: string }>

async function byNumbers(tx: Tx, { chamber, ...numbers }: Numbers): Promise<DecisionSummary[]> {
  const found = await decisionsByNumbers(tx.db, numbers)
  const wanted = chamber?.toLocaleLowerCase('tr')
  return wanted === undefined
    ? found
    : found.filter((one) => `${one.chamber ?? ''} ${one.badge}`.toLocaleLowerCase('tr').includes(wanted))
}
