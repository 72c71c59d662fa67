/** What is next in a case, as part of a statement that reads cases. */
import { sql } from 'kysely'
import type { NextThing } from '../../../schemas.ts'

/**
 * The nearest open task, hearing or time limit, in the order that the case itself shows them; tasks without a day come
 * last. The deadline of the case is a column of its own.
 */
export const nextOf = (today: string) => sql<NextThing | null>`(
  select jsonb_build_object('kind', kind, 'id', id, 'title', title, 'date', date, 'time', time,
    'hearingKind', hearing_kind)
  from (
    select 2 as rank, 'task' as kind, t.id, t.display_title as title, t.deadline as date, null::text as time, t.place,
      null::text as hearing_kind
    from case_tasks t where t.case_id = cases.id and t.deleted_at is null and t.state = 'Todo'
    union all
    select 0, 'hearing', h.id, coalesce(h.court, cases.court_name, ''), h.date, h.time, 0, h.kind
    from case_hearings h where h.case_id = cases.id and h.deleted_at is null and h.date >= ${today}::date
    union all
    select 1, 'limit', l.id, l.title, l.date, null, 0, null
    from case_limits l where l.case_id = cases.id and l.deleted_at is null and l.state <> 'done') as open
  order by date nulls last, time nulls first, rank, place, id
  limit 1)`
