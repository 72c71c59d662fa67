/** Tasks as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { type CasePermission, taskAbilitiesOn } from '../../access.ts'
import type { Person, Task } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { ListedTask } from './store/tasks.ts'

type Listed = ListedTask & {
  /** What the caller may do with its case. */
  right: CasePermission
}

export async function presentTasks(call: CaseCall, tx: Tx, listed: readonly Listed[]): Promise<Task[]> {
  const { userId } = callerOf(call)
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    listed.flatMap((row) => [row.assignee_id, row.completed_by, row.created_by, ...(row.followers ?? [])]),
  )
  const orNobody = (id: string | null) => (id === null ? null : person(id))
  return listed.map((row) => ({
    ...plain(row),
    completedBy: orNobody(row.completed_by),
    assignee: orNobody(row.assignee_id),
    followers: peopleOf(row.followers, person),
    isFollowing: row.followers?.includes(userId) ?? false,
    createdBy: person(row.created_by),
    may: taskAbilitiesOn(row.right, row.assignee_id === userId),
  }))
}

const peopleOf = (ids: readonly string[] | null, person: (id: string) => Person): Person[] =>
  (ids ?? []).map(person)

const plain = (row: Listed) => ({
  caseTaskId: row.id,
  caseId: row.case_id,
  title: row.title,
  displayTitle: row.display_title,
  note: row.note,
  state: row.state,
  completed: row.state === 'Done',
  completedAt: row.completed_at,
  deadline: row.deadline,
  movedFrom: row.moved_from,
  createdAt: row.created_at,
  version: row.version,
})
