/** Things with a day, each with its case, of the cases that a person may read. */
import { daysBetween } from '@mizan/platform/calendar'
import { keepsPlan } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { roleLevel } from '../../../access.ts'
import { calendarKinds } from '../../../data/words.ts'
import { kindPlaces } from '../../../rules/day-order.ts'
import type { CalendarKind } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { Reader } from '../../rights/known-rights.ts'
import { isOfKnownCase, isOneOfReadableCase } from '../../rights/store/readable.ts'
import { type Asked, allDated, type DatedRow, datedColumns, described, tasksOfDay } from './dated-sources.ts'

export interface DatedOfCase extends DatedRow {
  case_number: string
  case_title: string
}

interface Choice extends Omit<Asked, 'officeId' | 'withOverdue' | 'isWithoutAssigned' | 'hasKnownRights'> {
  kinds?: readonly CalendarKind[]
}

interface Listed extends Choice {
  most: number
  /** Rows before the first one. */
  skip?: number
  /** Whether `changed_at` of tasks is the time of their last change. */
  withChanges?: boolean
}

/**
 * The order of `inDayOrder` as one number, which sorts faster than its parts. Only hearings have an hour, and they have
 * no mark after the hour; so the hour may come after the number.
 */
const rank = sql`(date - date '1900-01-01') * 32 + is_done::int * 16
  + case kind ${sql.join(
    Object.entries(kindPlaces).map(([kind, place]) => sql`when ${sql.lit(kind)} then ${sql.lit(place * 4)}`),
    sql` `,
  )} end + (not is_critical)::int * 2 + is_pre::int`
const order = sql`rank, time, id collate "C", is_pre`

const isClosedTo = (reader: Reader, kinds: readonly CalendarKind[] | undefined): boolean =>
  kinds?.length === 0 || roleLevel(reader.roles) === 'none'

function ranked(
  reader: Reader,
  { kinds, ...asked }: Choice & Pick<Asked, 'isWithoutAssigned'>,
): RawBuilder<unknown> {
  const hasKnownRights = reader.rights !== undefined
  const all = allDated({ ...asked, officeId: reader.officeId, withOverdue: false, hasKnownRights }, kinds)
  return sql`(select *, ${rank} as rank from ${all} as dated where ${isReadable(reader, asked)})`
}

/** What is chosen for a person is little, and its rights are asked one by one unless they are known. */
const isReadable = (reader: Reader, { person }: Pick<Choice, 'person'>): RawBuilder<boolean> =>
  person && !reader.rights
    ? isOneOfReadableCase(reader, sql`dated.case_id`)
    : isOfKnownCase(reader, { id: sql`dated.case_id`, ordinal: sql`dated.case_ordinal` })

/** In the order of their days; nothing for somebody whose roles open no case. */
export async function listCalendar(
  { db }: Tx,
  reader: Reader,
  { most, skip = 0, withChanges, ...choice }: Listed,
): Promise<DatedOfCase[]> {
  if (isClosedTo(reader, choice.kinds)) return []
  const page = sql`select * from ${ranked(reader, choice)} as ranked order by ${order} limit ${most} offset ${skip}`
  const { rows } = await sql<DatedOfCase>`
    ${described(page, reader.officeId, { withChanges })} order by d.rank, d.time, d.id collate "C", d.is_pre`.execute(
    db,
  )
  return rows
}

export interface FirstOfDay extends DatedOfCase {
  /** Of its day, as far as they are counted. */
  total: number
  is_cut: boolean
}

interface FirstOfDays extends Choice {
  perDay: number
  /** So many of a day are counted at most. */
  most: number
}

/**
 * The first rows of each day, each with the number of rows of its day. Tasks come last of each sort and are by far the
 * most, so that only as many of a day are read as are still counted; of those of one person, only what they are assigned
 * is so much.
 */
export async function listFirstOfDays(
  { db }: Tx,
  reader: Reader,
  { perDay, most, kinds, ...asked }: FirstOfDays,
): Promise<FirstOfDay[]> {
  if (isClosedTo(reader, kinds)) return []
  const { from, until } = asked
  const others = calendarKinds.filter(
    (kind) => (asked.person || kind !== 'task') && (kinds?.includes(kind) ?? true),
  )
  const hasTasks = kinds?.includes('task') ?? true
  // Each choice of kinds is another text; only that of all of them is asked often.
  const plan = others.length < calendarKinds.length - 1 || !hasTasks ? sql`` : keepsPlan
  const tasks = tasksOfDay({ ...asked, officeId: reader.officeId, withOverdue: false }, sql`days.date`)
  // Tells PostgreSQL how few days and rows there are at most, which it cannot know. It stands in the text, where a kept
  // plan sees it, and in whole weeks, so that most months have the same text.
  const mostDays = Math.ceil((daysBetween(from, until) + 1) / 7) * 7
  const first = sql`
    with others as materialized (select * from ${ranked(reader, { ...asked, kinds: others, isWithoutAssigned: true })} as ranked),
    days as (
      select day::date as date, coalesce(open.count, 0) as open
      from (select * from generate_series(${from}::date, ${until}::date, interval '1 day') as day limit ${sql.lit(mostDays)}) as each
      left join (select date, count(*) as count from others where not is_done and kind <> 'task' group by date) as open
        on open.date = day::date),
    tasks as (
      select ${datedColumns}, ${rank} as rank from (
        select found.* from days cross join lateral (
          select * from ${tasks} as dated where ${isReadable(reader, asked)}
          order by state desc, id collate "C" limit greatest(${most + 1} - days.open, 0)) as found
        where ${hasTasks}) as named)
    select *, least(count, ${most}) as total, count > ${most} as is_cut from (
      select *, row_number() over (partition by date order by ${order}) as place,
        count(*) over (partition by date) as count
      from (select * from others union all select * from tasks) as every) as placed
    where place <= ${perDay} limit ${sql.lit(perDay * mostDays)}`
  const { rows } = await sql<FirstOfDay>`
    ${described(first, reader.officeId)} order by d.date, d.place ${plan}`.execute(db)
  return rows
}

interface Days {
  from: string
  until: string
}

/** Offices with a hearing, or an open time limit or deadline, within these days. */
export async function officesWithDates({ db }: Tx, { from, until }: Days): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select company_id from cases where deleted_at is null and deadline between ${from} and ${until}
    union select company_id from case_hearings where deleted_at is null and date between ${from} and ${until}
    union select company_id from case_limits where deleted_at is null and state <> 'done'
      and (date between ${from} and ${until} or pre_deadline between ${from} and ${until})
    order by company_id`.execute(db)
  return rows.map(({ company_id }) => company_id)
}

/** Offices with an open task that is due within these days. */
export async function officesWithTasks({ db }: Tx, { from, until }: Days): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct company_id from case_tasks
    where deleted_at is null and state = 'Todo' and deadline between ${from} and ${until}
    order by company_id`.execute(db)
  return rows.map(({ company_id }) => company_id)
}
