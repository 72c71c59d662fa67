/**
 * Everything of cases that has a day: dashboard, calendar, calendar programs and reminders all read it here. Each kind
 * is one function below, and a further kind is a further line of `sources`. They read what indexes hold and no row of a
 * table, because many are read for the few that are chosen; `described` adds the rest of those. A column that the indexes
 * (`ordinalMigration`) lack makes each list several times as dear.
 */
import { type RawBuilder, sql } from 'kysely'
import type { HearingKind } from '../../../data/hearing-kinds.ts'
import type { CalendarKind } from '../../../schemas.ts'
import type { RightMap } from '../../rights/right-map.ts'
import { hasBit } from '../../rights/store/readable.ts'

interface Person {
  userId: string
  cases: 'own' | 'all'
  /** Which cases are theirs; without it they are read. */
  known?: RightMap | undefined
}

export interface Asked {
  officeId: string
  /**
   * Only what concerns this person: tasks that they are assigned or follow, and what is nobody else's in `own` cases,
   * which they answer for or follow; `all` counts all those that they created as well. Of everybody if it is left out.
   */
  person?: Person | undefined
  /** Leaves out the tasks that the person is assigned, which `tasksOfDay` gives. */
  isWithoutAssigned?: boolean
  from: string
  /** The last day. */
  until: string
  /** Also what was due before `from` and is still open. */
  withOverdue: boolean
  withDone: boolean
  /** Whether what somebody may read is known as bits, so that asking for it reads nothing. */
  hasKnownRights?: boolean
}

/** What indexes hold. */
export interface DatedKey {
  kind: CalendarKind
  id: string
  case_id: string
  case_ordinal: number
  date: string
  time: string | null
  is_pre: boolean
  is_critical: boolean
  is_done: boolean
}

export interface DatedRow extends DatedKey {
  title: string
  room: string | null
  /** Of a hearing. */
  hearing_kind: HearingKind | null
  assignee_id: string | null
  version: number
  changed_at: string
}

type Condition = RawBuilder<unknown>

/** The columns of `DatedKey`. */
export const datedColumns = sql`kind, id, case_id, case_ordinal, date, time, is_pre, is_critical, is_done`

const within = (day: Condition, { from, until }: Asked): Condition =>
  sql`${day} between ${from}::date and ${until}::date`

/** Days that passed count as well if the thing is still open. */
const dueWithin = (day: Condition, asked: Asked): Condition =>
  asked.withOverdue ? sql`${day} <= ${asked.until}::date` : within(day, asked)

/** Where only open things are asked for their state is not read, because indexes of open things do not hold it. */
const state = ({ withDone }: Asked, isDone: Condition, isOpen: Condition) =>
  withDone ? { isDone, chosen: sql`true` } : { isDone: sql`false`, chosen: isOpen }

function deadlines(asked: Asked): Condition {
  const isClosed = sql`c.state is not distinct from 'closed'`
  const { isDone, chosen } = state(asked, isClosed, sql`c.state is distinct from 'closed'`)
  return sql`
    select 'deadline', c.id, c.id, c.ordinal, c.deadline, null::text, false, false, ${isDone}
    from cases c
    where c.company_id = ${asked.officeId} and c.deleted_at is null and ${dueWithin(sql`c.deadline`, asked)}
      and ${chosen}`
}

function tasksWhere(asked: Asked, condition: Condition): Condition {
  const { isDone, chosen } = state(asked, sql`t.state = 'Done'`, sql`t.state = 'Todo'`)
  return sql`
    select 'task', t.id, t.case_id, t.case_ordinal, t.deadline, null::text, false, false, ${isDone}
    from case_tasks t
    where t.company_id = ${asked.officeId} and t.deleted_at is null and ${dueWithin(sql`t.deadline`, asked)}
      and ${chosen} and ${condition}`
}

/**
 * The tasks of one day, of everybody or those that the person is assigned, in the order of an index: what is open first,
 * then by their ids. Columns of `DatedKey`, and the state.
 */
export function tasksOfDay(asked: Asked, day: Condition): Condition {
  const { isDone, chosen } = state(asked, sql`t.state = 'Done'`, sql`t.state = 'Todo'`)
  const isOfPerson = asked.person ? sql`t.assignee_id = ${asked.person.userId}` : sql`true`
  return sql`(
    select 'task' as kind, t.id, t.case_id, t.case_ordinal, t.deadline as date, null::text as time, false as is_pre,
      false as is_critical, ${isDone} as is_done, t.state
    from case_tasks t
    where t.company_id = ${asked.officeId} and t.deleted_at is null and t.deadline = ${day} and ${chosen}
      and ${isOfPerson})`
}

/** The cases of which somebody is the assignee, and those that they opened and nobody is the assignee of. */
const answeredFor = (officeId: string, userId: string): Condition => sql`
  select a.id from cases a where a.company_id = ${officeId} and a.assignee_id = ${userId} and a.deleted_at is null
  union all select n.id from cases n where n.company_id = ${officeId} and n.assignee_id is null
    and n.created_by = ${userId} and n.deleted_at is null`

/**
 * Those that somebody is assigned, those that they follow, and those that nobody is assigned in cases that they answer
 * for; with `all`, in all cases of theirs. All three are few of the tasks, and each has an index of its own.
 */
function tasks(asked: Asked): Condition {
  const { officeId, person, isWithoutAssigned } = asked
  if (!person) return tasksWhere(asked, sql`true`)
  const { userId } = person
  const isTheirs = person.cases === 'all' ? isOwn : isAnsweredFor
  const followed = sql`array(
    select f.task_id from case_task_followers f where f.company_id = ${officeId} and f.user_id = ${userId})`
  const ways = [
    ...(isWithoutAssigned ? [] : [sql`t.assignee_id = ${userId}`]),
    sql`t.assignee_id is distinct from ${userId} and t.id = any(${followed})`,
    sql`t.assignee_id is null and t.id <> all(${followed})
      and ${isTheirs(asked, sql`t.case_id`, sql`t.case_ordinal`)}`,
  ]
  return sql.join(
    ways.map((way) => tasksWhere(asked, way)),
    sql` union all `,
  )
}

/** A hearing that is over is neither open nor done. */
const hearings = (asked: Asked): Condition => sql`
  select 'hearing', h.id, h.case_id, h.case_ordinal, h.date, h.time, false, false, false
  from case_hearings h
  where h.company_id = ${asked.officeId} and h.deleted_at is null and ${within(sql`h.date`, asked)}`

function limits(asked: Asked): Condition {
  const { isDone, chosen } = state(asked, sql`l.state = 'done'`, sql`l.state <> 'done'`)
  return sql`
    select 'limit', l.id, l.case_id, l.case_ordinal, l.date, null::text, false, l.is_critical, ${isDone}
    from case_limits l
    where l.company_id = ${asked.officeId} and l.deleted_at is null and ${dueWithin(sql`l.date`, asked)}
      and ${chosen}`
}

/** The earlier day of a time limit; once it has passed, the limit itself is what counts. */
function preDeadlines(asked: Asked): Condition {
  const { isDone, chosen } = state(asked, sql`l.state = 'done'`, sql`l.state <> 'done'`)
  return sql`
    select 'limit', l.id, l.case_id, l.case_ordinal, l.pre_deadline, null::text, true, l.is_critical, ${isDone}
    from case_limits l
    where l.company_id = ${asked.officeId} and l.deleted_at is null and ${within(sql`l.pre_deadline`, asked)}
      and ${chosen}`
}

const sources: readonly (readonly [CalendarKind, (asked: Asked) => Condition])[] = [
  ['deadline', deadlines],
  ['task', tasks],
  ['hearing', hearings],
  ['limit', limits],
  ['limit', preDeadlines],
]

const created = (officeId: string, userId: string): Condition => sql`union all select b.id from cases b
  where b.company_id = ${officeId} and b.created_by = ${userId} and b.deleted_at is null`

/** Whether a case is one of those of the person, by its id and its ordinal. */
function isOwn({ officeId, person }: Asked, id: Condition, ordinal: Condition): Condition {
  if (!person) return sql`true`
  const { userId, cases, known } = person
  if (known) return hasBit(cases === 'all' ? known.all : known.own, ordinal)
  return sql`(${id} in (
    ${answeredFor(officeId, userId)}
    union all select f.case_id from case_followers f where f.company_id = ${officeId} and f.user_id = ${userId}
    ${cases === 'all' ? created(officeId, userId) : sql``})) is true`
}

function isAnsweredFor({ officeId, person }: Asked, id: Condition, ordinal: Condition): Condition {
  if (!person) return sql`true`
  if (person.known) return hasBit(person.known.answeredFor, ordinal)
  return sql`(${id} in (${answeredFor(officeId, person.userId)})) is true`
}

/** Of tasks only those are read that concern the person; a hearing is also theirs who attend it. */
const concerns = (asked: Asked): Condition =>
  asked.person
    ? sql`(kind = 'task' or ${isOwn(asked, sql`case_id`, sql`case_ordinal`)} or id = any(array(
        select a.id from case_hearings a where a.company_id = ${asked.officeId}
          and a.attorney_id = ${asked.person.userId} and a.deleted_at is null)))`
    : sql`true`

/**
 * A table in parentheses with the columns of `DatedKey`, of all kinds unless some are named; what of it somebody may
 * read is for `isOfKnownCase`. Unless rights are known, its rows are made before others choose among them (`offset 0`): a
 * condition on each kind by itself would read the rights of the person for each kind.
 */
export function allDated(asked: Asked, kinds?: readonly CalendarKind[]): Condition {
  const chosen = sources.filter(([kind]) => kinds?.includes(kind) ?? true)
  const all = sql.join(
    chosen.length > 0 ? chosen.map(([, source]) => source(asked)) : [sql`${deadlines(asked)} and false`],
    sql` union all `,
  )
  const fence = asked.hasKnownRights ? sql`` : sql`offset 0`
  return sql`(select * from (select * from (${all}) as named (${datedColumns}) ${fence}) as every
    where ${concerns(asked)} ${fence})`
}

/** Tasks keep no time of their last change; versions do, for as long as anybody may need them. */
const lastChange = sql`coalesce((select max(r.at) from record_changes r
  where r.table_name = 'case_tasks' and r.record_id = t.id), t.created_at)`

/** The row of that kind, looked up for each of the chosen rows, which are few among very many. */
const rowOf = (kind: CalendarKind, table: string, as: string): Condition => sql`
  left join lateral (select * from ${sql.table(table)} o
    where o.id = case d.kind when ${sql.lit(kind)} then d.id end limit 1) ${sql.raw(as)} on true`

/**
 * The chosen rows as `d`, the case of each as `c`, and the row that it stands for. A hearing without a court of its own
 * is at that of the case. A hearing is for whoever attends it; without them it is for the assignee of the case, as limits are. `withChanges` tells when a task was
 * changed, which takes longer, and not when it was created.
 */
export const described = (
  chosen: Condition,
  officeId: string,
  { withChanges = false } = {},
): Condition => sql`
  select d.*, c.case_number, c.display_title as case_title, c.assignee_id as case_assignee_id,
    c.created_by as case_created_by, h.room,
    h.kind as hearing_kind,
    case d.kind when 'deadline' then c.display_title when 'task' then t.display_title when 'limit' then l.title
      else coalesce(h.court, c.court_name, '') end as title,
    case d.kind when 'task' then t.assignee_id else coalesce(h.attorney_id, c.assignee_id) end as assignee_id,
    coalesce(t.version, h.version, l.version, c.version) as version,
    coalesce(case when t.id is not null then ${withChanges ? lastChange : sql`t.created_at`} end,
      h.changed_at, l.changed_at, c.changed_at) as changed_at
  from (${chosen}) as d
  join cases c on c.id = d.case_id and c.company_id = ${officeId}
  ${rowOf('task', 'case_tasks', 't')} ${rowOf('hearing', 'case_hearings', 'h')} ${rowOf('limit', 'case_limits', 'l')}`
