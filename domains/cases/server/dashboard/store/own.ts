/** Cases and tasks of one person among those that they may read. */
import { addDays, startInTurkey } from '@mizan/platform/calendar'
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { type CasePermission, rightOn } from '../../../access.ts'
import type { DashboardQuery } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import { isFollowedBy, type Page } from '../../lists/store/lists.ts'
import type { Order } from '../../lists/store/orders.ts'
import type { Reader } from '../../rights/known-rights.ts'
import {
  type Count,
  countUpTo,
  isOneOfReadableCase,
  type Readable,
  readable,
} from '../../rights/store/readable.ts'
import { followersOfTask, type ListedTask } from '../../tasks/store/tasks.ts'

export type Wanted = Omit<DashboardQuery, 'pageIndex' | 'pageSize'>

interface Selection {
  /** What the filter means, for the person. */
  of: (person: Reader) => RawBuilder<boolean>
  /** Column that a range of days is about; instants are compared by the day in Turkey. */
  day: RawBuilder<unknown>
  isInstant: boolean
}

const isOpen = sql`cases.state is distinct from 'closed'`

const ofCases: Record<Wanted['filter'], Selection & { order: Order }> = {
  assigned: {
    of: ({ userId }) => sql`(cases.assignee_id = ${userId} and ${isOpen})`,
    day: sql`cases.deadline`,
    isInstant: false,
    order: { sort: 'deadline' },
  },
  followed: {
    of: ({ userId }) => sql`(${isFollowedBy(userId)} and ${isOpen})`,
    day: sql`cases.deadline`,
    isInstant: false,
    order: { sort: 'deadline' },
  },
  completed: {
    of: ({ userId }) => sql`(cases.assignee_id = ${userId} and cases.state = 'closed')`,
    day: sql`cases.changed_at`,
    isInstant: true,
    order: { sort: 'changed' },
  },
  created: {
    of: ({ userId }) => sql`cases.created_by = ${userId}`,
    day: sql`cases.created_at`,
    isInstant: true,
    order: { sort: 'created' },
  },
}

const nearestDeadline = sql`case_tasks.deadline asc nulls last`
const isToDo = sql`case_tasks.state = 'Todo'`

const ofTasks: Record<Wanted['filter'], Selection & { order: RawBuilder<unknown> }> = {
  assigned: {
    of: ({ userId }) => sql`(case_tasks.assignee_id = ${userId} and ${isToDo})`,
    day: sql`case_tasks.deadline`,
    isInstant: false,
    order: nearestDeadline,
  },
  followed: {
    of: ({ officeId, userId }) => sql`(${isToDo} and case_tasks.id = any(array(
      select f.task_id from case_task_followers f where f.company_id = ${officeId} and f.user_id = ${userId})))`,
    day: sql`case_tasks.deadline`,
    isInstant: false,
    order: nearestDeadline,
  },
  completed: {
    of: ({ userId }) => sql`(case_tasks.completed_by = ${userId} and case_tasks.state = 'Done')`,
    day: sql`case_tasks.completed_at`,
    isInstant: true,
    order: sql`case_tasks.completed_at desc`,
  },
  created: {
    of: ({ userId }) => sql`case_tasks.created_by = ${userId}`,
    day: sql`case_tasks.created_at`,
    isInstant: true,
    order: sql`case_tasks.created_at desc`,
  },
}

/** Both days count. */
function within({ day, isInstant }: Selection, { startDate, endDate }: Wanted): RawBuilder<boolean> {
  if (startDate === undefined || endDate === undefined) return sql`true`
  if (!isInstant) return sql`${day} between ${startDate}::date and ${endDate}::date`
  const end = startInTurkey(addDays(endDate, 1)).toISOString()
  return sql`(${day} >= ${startInTurkey(startDate).toISOString()} and ${day} < ${end})`
}

export function casesOfPerson(tx: Tx, reader: Reader, wanted: Wanted): { cases: Readable; order: Order } {
  const { order, ...selection } = ofCases[wanted.filter]
  const cases = readable(tx, reader).where(selection.of(reader)).where(within(selection, wanted))
  return { cases, order }
}

const tasksOfPerson = (tx: Tx, caller: Caller, wanted: Wanted) =>
  tx.db
    .selectFrom('case_tasks')
    .where('case_tasks.company_id', '=', caller.officeId)
    .where('case_tasks.deleted_at', 'is', null)
    .where(isOneOfReadableCase(caller, sql`case_tasks.case_id`))
    .where(ofTasks[wanted.filter].of(caller))
    .where(within(ofTasks[wanted.filter], wanted))

export const countTasksOf = (tx: Tx, caller: Caller, wanted: Wanted, most: number): Promise<Count> =>
  countUpTo(tx, tasksOfPerson(tx, caller, wanted).select('case_tasks.id'), most)

export interface TaskOfCase extends ListedTask {
  right: CasePermission
  case_number: string
  case_title: string
  client_id: string | null
}

export async function pageOfTasks(
  tx: Tx,
  caller: Caller,
  { wanted, page }: { wanted: Wanted; page: Page },
): Promise<TaskOfCase[]> {
  const { order } = ofTasks[wanted.filter]
  const ids = tasksOfPerson(tx, caller, wanted)
    .select('case_tasks.id')
    .orderBy(order)
    .orderBy('case_tasks.id')
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize)
  const rows = await tx.db
    .selectFrom(ids.as('shown'))
    .innerJoin('case_tasks', 'case_tasks.id', 'shown.id')
    .innerJoin('cases', 'cases.id', 'case_tasks.case_id')
    .leftJoin('case_rights', (join) =>
      join
        .onRef('case_rights.case_id', '=', 'cases.id')
        .on('case_rights.user_id', '=', caller.userId)
        .on('case_rights.company_id', '=', caller.officeId),
    )
    .selectAll('case_tasks')
    .select(['cases.case_number', 'cases.display_title as case_title', 'cases.client_id'])
    .select(['case_rights.granted', 'case_rights.is_assignee'])
    .select(followersOfTask.as('followers'))
    .orderBy(order)
    .orderBy('case_tasks.id')
    .execute()
  return rows.map(({ granted, is_assignee, ...row }) => ({
    ...row,
    right: rightOn(caller.roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }),
  }))
}
