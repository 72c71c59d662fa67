/** Things that are due as the dashboard answers them: why the caller sees them, and what they can do with them there. */
import type { Caller } from '@mizan/platform/contract'
import { rightOn, taskAbilitiesOn } from '../../access.ts'
import type { Dated, DueReason, Person } from '../../schemas.ts'
import type { DuePart } from './store/dated.ts'

interface Asker {
  caller: Caller
  isOfOffice: boolean
}

export function presentDue(
  { kind, id, title, date, time, room, version, ...row }: DuePart,
  { caller, isOfOffice }: Asker,
  person: (id: string) => Person,
): Dated {
  return {
    ...{ id, title, date, time, room, version },
    kind: kind === 'deadline' ? 'case' : kind,
    caseId: row.case_id,
    caseNumber: row.case_number,
    caseTitle: row.case_title,
    hearingKind: row.hearing_kind,
    isPreDeadline: row.is_pre,
    isCritical: row.is_critical,
    assignee: row.assignee_id === null ? null : person(row.assignee_id),
    reason: isOfOffice ? null : reasonOf({ kind, ...row }, caller.userId),
    may: mayComplete({ kind, ...row }, caller) ? ['complete'] : [],
  }
}

type Owned = Pick<DuePart, 'kind' | 'assignee_id' | 'case_assignee_id' | 'case_created_by'>

/** What nobody was given belongs to whoever has the case. */
function reasonOf(row: Owned, userId: string): DueReason | null {
  if (row.assignee_id === userId) return null
  // A hearing is also theirs who have the case, whoever attends it.
  const isNobodys = row.assignee_id === null || row.kind === 'hearing'
  if (isNobodys && row.case_assignee_id === userId) return 'answersForCase'
  if (isNobodys && row.case_assignee_id === null && row.case_created_by === userId) return 'openedCase'
  return row.kind === 'task' ? 'followsTask' : 'followsCase'
}

/** A critical time limit needs a second person; another one can be done on its earlier day as well. */
function mayComplete(
  row: Pick<DuePart, 'kind' | 'assignee_id' | 'is_critical' | 'granted' | 'is_assignee'>,
  { userId, roles }: Caller,
): boolean {
  const right = rightOn(roles, { granted: row.granted ?? 'none', isAssignee: row.is_assignee ?? false })
  if (row.kind === 'task') return taskAbilitiesOn(right, row.assignee_id === userId).includes('setState')
  return row.kind === 'limit' && right === 'write' && !row.is_critical
}
