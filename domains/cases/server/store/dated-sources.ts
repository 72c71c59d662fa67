/**
 * Everything of cases that has a day: dashboard, calendar, calendar programs and reminders all read it here. Each kind
 * is one function below, and a further kind is a further line of `sources`. All give the columns of
 * `DatedRow`, in their order.
 */
import { type RawBuilder, sql } from 'kysely'
import type { CalendarKind } from '../../schemas.ts'

export interface Asked {
  officeId: string
  /**
   * Only what concerns this person: what they are assigned, and everything of `own` cases, of which they are the
   * assignee or which they follow; `all` counts those that they created as well. Of everybody if it is left out.
   */
  person?: { userId: string; cases: 'own' | 'all' } | undefined
  from: string
  /** The last day. */
  until: string
  /** Also what was due before `from` and is still open. */
  withOverdue: boolean
  withDone: boolean
  /** Whether `changed_at` of tasks is looked up; otherwise it is when they were created. */
  withChanges?: boolean
}

export interface DatedRow {
  kind: CalendarKind
  id: string
  case_id: string
  title: string
  date: string
  time: string | null
  room: string | null
  is_pre: boolean
  is_critical: boolean
  is_done: boolean
  assignee_id: string | null
  version: number
  changed_at: string
}

type Condition = RawBuilder<unknown>

const within = (day: Condition, { from, until }: Asked): Condition =>
  sql`${day} between ${from}::date and ${until}::date`

/** Days that passed count as well if the thing is still open. */
const dueWithin = (day: Condition, asked: Asked): Condition =>
  asked.withOverdue ? sql`${day} <= ${asked.until}::date` : within(day, asked)

const ifDone = ({ withDone }: Asked, isOpen: Condition, otherwise: Condition = sql`true`): Condition =>
  withDone ? otherwise : isOpen

/** Whether the case is one of the person's. Written out for each kind: of a common table PostgreSQL does not know the size. */
function concerns(caseId: Condition, { officeId, person }: Asked): Condition {
  if (!person) return sql`true`
  const { userId, cases } = person
  const created = sql`union select b.id from cases b
    where b.company_id = ${officeId} and b.created_by = ${userId} and b.deleted_at is null`
  return sql`${caseId} in (
    select a.id from cases a where a.company_id = ${officeId} and a.assignee_id = ${userId} and a.deleted_at is null
    union select f.case_id from case_followers f where f.company_id = ${officeId} and f.user_id = ${userId}
    ${cases === 'all' ? created : sql``})`
}

/** Tasks of cases that somebody follows are theirs only in `all`; there is a list of followed tasks for the rest. */
function concernsTask(asked: Asked): Condition {
  const { officeId, person } = asked
  if (!person) return sql`true`
  const { userId, cases } = person
  const assigned = sql`t.assignee_id = ${userId}`
  if (cases === 'all') return sql`(${assigned} or ${concerns(sql`t.case_id`, asked)})`
  return sql`t.id in (
    select a.id from case_tasks a where a.company_id = ${officeId} and a.assignee_id = ${userId}
      and a.deleted_at is null ${ifDone(asked, sql`and a.state = 'Todo' and a.deadline <= ${asked.until}::date`, sql``)}
    union select f.task_id from case_task_followers f where f.company_id = ${officeId} and f.user_id = ${userId})`
}

/** By indexes that hold the day, so that only the cases which somebody follows are looked at one by one. */
function concernsDeadline(asked: Asked): Condition {
  const { officeId, person } = asked
  if (!person) return sql`true`
  const { userId, cases } = person
  const due = sql`a.company_id = ${officeId} and a.deleted_at is null and ${dueWithin(sql`a.deadline`, asked)}`
  const created = sql`union select a.id from cases a where a.created_by = ${userId} and ${due}`
  return sql`c.id in (
    select a.id from cases a where a.assignee_id = ${userId} and ${due}
    union select f.case_id from case_followers f where f.company_id = ${officeId} and f.user_id = ${userId}
    ${cases === 'all' ? created : sql``})`
}

const deadlines = (asked: Asked): Condition => sql`
  select 'deadline', c.id, c.id, c.display_title, c.deadline, null::text, null::text, false, false,
    c.state is not distinct from 'closed', c.assignee_id, c.version, c.changed_at
  from cases c
  where c.company_id = ${asked.officeId} and c.deleted_at is null and ${dueWithin(sql`c.deadline`, asked)}
    and ${ifDone(asked, sql`c.state is distinct from 'closed'`)} and ${concernsDeadline(asked)}`

/** Tasks keep no time of their last change; versions do, for as long as anybody may need them. */
const lastChange = sql`coalesce((select max(r.at) from record_changes r
  where r.table_name = 'case_tasks' and r.record_id = t.id), t.created_at)`

const tasks = (asked: Asked): Condition => sql`
  select 'task', t.id, t.case_id, t.display_title, t.deadline, null::text, null::text, false, false,
    t.state = 'Done', t.assignee_id, t.version, ${asked.withChanges ? lastChange : sql`t.created_at`}
  from case_tasks t
  where t.company_id = ${asked.officeId} and t.deleted_at is null and ${dueWithin(sql`t.deadline`, asked)}
    and ${ifDone(asked, sql`t.state = 'Todo'`)} and ${concernsTask(asked)}`

/** A hearing that is over is neither open nor done. */
const hearings = (asked: Asked): Condition => sql`
  select 'hearing', h.id, h.case_id, h.court, h.date, h.time, h.room, false, false,
    false, null::text, h.version, h.changed_at
  from case_hearings h
  where h.company_id = ${asked.officeId} and h.deleted_at is null and ${within(sql`h.date`, asked)}
    and ${concerns(sql`h.case_id`, asked)}`

const limits = (asked: Asked): Condition => sql`
  select 'limit', l.id, l.case_id, l.title, l.date, null::text, null::text, false, l.is_critical,
    l.state = 'done', null::text, l.version, l.changed_at
  from case_limits l
  where l.company_id = ${asked.officeId} and l.deleted_at is null and ${dueWithin(sql`l.date`, asked)}
    and ${ifDone(asked, sql`l.state <> 'done'`)} and ${concerns(sql`l.case_id`, asked)}`

/** The earlier day of a time limit; once it has passed, the limit itself is what counts. */
const preDeadlines = (asked: Asked): Condition => sql`
  select 'limit', l.id, l.case_id, l.title, l.pre_deadline, null::text, null::text, true, l.is_critical,
    l.state = 'done', null::text, l.version, l.changed_at
  from case_limits l
  where l.company_id = ${asked.officeId} and l.deleted_at is null and ${within(sql`l.pre_deadline`, asked)}
    and ${ifDone(asked, sql`l.state <> 'done'`)} and ${concerns(sql`l.case_id`, asked)}`

const sources: readonly (readonly [CalendarKind, (asked: Asked) => Condition])[] = [
  ['deadline', deadlines],
  ['task', tasks],
  ['hearing', hearings],
  ['limit', limits],
  ['limit', preDeadlines],
]

/**
 * A table in parentheses, of all kinds unless some are named; what of it somebody may read is for `isOfReadableCase`.
 * What the case says of a thing is in `ofCase`. Its rows are made before others choose among them: a condition on each
 * kind by itself would read the rights of the person for each kind.
 */
export function allDated(asked: Asked, kinds?: readonly CalendarKind[]): Condition {
  const chosen = sources.filter(([kind]) => kinds?.includes(kind) ?? true)
  const all = sql.join(
    chosen.map(([, source]) => source(asked)),
    sql` union all `,
  )
  return sql`(select * from (${all}) as named (kind, id, case_id, title, date, time, room, is_pre, is_critical, is_done,
    assignee_id, version, changed_at) offset 0)`
}

/**
 * The columns of `DatedRow` of a dated `d` with its case `c`: a hearing without a court of its own is at that of the
 * case, and hearings and limits are for the assignee of the case.
 */
export const ofCase = sql`d.kind, d.id, d.case_id, coalesce(d.title, c.court_name, '') as title, d.date, d.time, d.room,
  d.is_pre, d.is_critical, d.is_done, case d.kind when 'task' then d.assignee_id else c.assignee_id end as assignee_id,
  d.version, d.changed_at`
