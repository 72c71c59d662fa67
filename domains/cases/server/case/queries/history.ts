/** What was done to a case, from the entries that its calls have left in the record of the office. */
import { namesFor } from '@mizan/identity/server'
import { addDays, startInTurkey } from '@mizan/platform/calendar'
import { type AuditTable, callerOf, openDetails } from '@mizan/platform/contract'
import { idsOfRecord, pageOfRecord } from '@mizan/platform/database'
import { type HistoryKind, historyKindOf } from '../../../rules/history-kinds.ts'
import type { History, HistoryQuery } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { requireCase } from '../store/cases.ts'

const mostIds = 1_000

export function readHistory(
  call: CaseCall,
  { caseId, startDate, endDate, kind, actions, taskId, ...asked }: HistoryQuery & { caseId: string },
): Promise<History> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'read' })
    const { items, total } = await pageOfRecord(tx, {
      officeId: caller.officeId,
      subjectId: caseId,
      ...asked,
      actions: kind ? actionsOf(call.parts.audit, kind, actions) : actions,
      detail: taskId === undefined ? undefined : { name: 'taskId', value: taskId },
      from: startDate === undefined ? undefined : startInTurkey(startDate),
      until: endDate === undefined ? undefined : startInTurkey(addDays(endDate, 1)),
    })
    const actors = items.map(({ actor_id }) => actor_id)
    const person = await namesFor(tx, call.parts.namesOf, actors)
    const shown = items.map(({ id, at, actor_id, action, details }) => ({
      id: String(id),
      at,
      actor: actor_id === null ? null : person(actor_id),
      action,
      details: openDetails(call.parts.audit[action], { ...(details ?? {}), case: undefined }),
    }))
    return { items: shown, total, pageIndex: asked.pageIndex, pageSize: asked.pageSize }
  })
}

const actionsOf = (audit: AuditTable, kind: HistoryKind, among?: readonly string[]) =>
  Object.keys(audit).filter((action) => historyKindOf(action) === kind && (among?.includes(action) ?? true))

export function readHistoryIds(call: CaseCall, { caseId }: { caseId: string }): Promise<{ ids: string[] }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'read' })
    return { ids: await idsOfRecord(tx, { officeId: caller.officeId, subjectId: caseId }, mostIds) }
  })
}
