/** What cases are to a person in the snapshot of a transaction, and what changed in it since another one. */
import { keepsPlan } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { StateOrNone } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { Concern, RightOfCase } from '../right-map.ts'
import { ownRights } from './readable.ts'

interface Person {
  officeId: string
  userId: string
}

/** Of a case as `c`: the nearest that it is to the person. */
const concernOf = ({ officeId, userId }: Person): RawBuilder<unknown> => sql`case
  when c.deleted_at is not null then null
  when c.assignee_id = ${userId} or (c.assignee_id is null and c.created_by = ${userId}) then 'answers'
  when exists (select from case_followers f
    where f.company_id = ${officeId} and f.user_id = ${userId} and f.case_id = c.id) then 'follows'
  when c.created_by = ${userId} then 'opened' end`

const between = ' '

/** One row for each state and each concern, because there may be tens of thousands of cases. */
export async function rightsOf({ db }: Pick<Tx, 'db'>, person: Person): Promise<RightOfCase[]> {
  const { officeId, userId } = person
  const kept = sql`c.company_id = ${officeId} and c.deleted_at is null`
  const ordinals = sql`string_agg(ordinal::text, ${between}) as ordinals`
  const { rows } = await sql<{ state: StateOrNone | null; concern: Concern | null; ordinals: string }>`
    select coalesce(state, 'none') as state, null as concern, ${ordinals}
    from (select r.state, r.case_ordinal as ordinal from case_rights r where ${ownRights(person)}) as readable
    group by state
    union all
    select null, concern, ${ordinals} from (
      select 'opened' as concern, c.ordinal from cases c where ${kept} and c.created_by = ${userId}
      union all
      select 'follows', c.ordinal from case_followers f join cases c on c.id = f.case_id
      where f.company_id = ${officeId} and f.user_id = ${userId} and ${kept}
      union all
      select 'answers', c.ordinal from cases c where ${kept} and c.assignee_id = ${userId}
      union all
      select 'answers', c.ordinal from cases c
      where ${kept} and c.assignee_id is null and c.created_by = ${userId}) as concerned
    group by concern`.execute(db)
  const found = new Map<number, RightOfCase>()
  for (const { ordinals, state, concern } of rows.toSorted((a, b) => nearness(a) - nearness(b)))
    for (const ordinal of ordinals.split(between).map(Number)) {
      const before = found.get(ordinal)
      found.set(ordinal, { ordinal, state: state ?? before?.state ?? null, concern: concern ?? null })
    }
  return [...found.values()]
}

const concerns: readonly (Concern | null)[] = [null, 'opened', 'follows', 'answers']
/** What is nearer counts. */
const nearness = ({ concern }: { concern: Concern | null }): number => concerns.indexOf(concern)

export interface Changes {
  /** Of this transaction, as `pg_snapshot` writes it. */
  snapshot: string
  /** When the server of the database started: another one may give ids of transactions a second time. */
  server: string
  /** Whether every statement of the transaction sees this snapshot. */
  isStill: boolean
  /** What is different since the other snapshot; null if that is not known any more, or too much. */
  changed: RightOfCase[] | null
}

/** With more it is quicker to read everything. */
const mostChanges = 1_000

/**
 * Something has changed since a snapshot if the transaction that changed it is not visible there. Ids of transactions
 * are not in the order in which these commit, so the latest id that was seen would not tell.
 */
export async function changesSince(
  { db }: Pick<Tx, 'db'>,
  person: Person,
  since: string | undefined,
): Promise<Changes> {
  const { officeId, userId } = person
  // A memory that another request has made since this transaction began may know too much.
  const isKnown = sql`not exists (
    select from case_right_changes_forgotten f
    where f.company_id = ${officeId} and not pg_visible_in_snapshot(f.forgotten_in, ${since}::pg_snapshot))
    and pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
    and not exists (
      select from pg_snapshot_xip(pg_current_snapshot()) as running
      where pg_visible_in_snapshot(running, ${since}::pg_snapshot))`
  const changed = sql`coalesce((
    select json_agg(json_build_object('ordinal', news.case_ordinal, 'concern', ${concernOf(person)}, 'state', (
      select coalesce(r.state, 'none') from case_rights r where ${ownRights(person)} and r.case_id = c.id)))
    from (
      select distinct case_ordinal from case_right_changes
      where company_id = ${officeId} and user_id = ${userId}
        and changed_in >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed_in, ${since}::pg_snapshot)
      limit ${mostChanges + 1}) as news
    left join cases c on c.company_id = ${officeId} and c.ordinal = news.case_ordinal), '[]')`
  const { rows } = await sql<Omit<Changes, 'changed'> & { changed: MaybeGone[] | null }>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
      current_setting('transaction_isolation') = 'repeatable read' as "isStill",
      ${since === undefined ? sql`null` : sql`case when ${isKnown} then ${changed} end`} as changed ${keepsPlan}`.execute(
    db,
  )
  const { changed: found = null, ...rest } = rows[0] as (typeof rows)[number]
  return { ...rest, changed: found && found.length <= mostChanges && found.every(isThere) ? found : null }
}

/** A follower of a case that is gone does not say which one it was. */
type MaybeGone = Omit<RightOfCase, 'ordinal'> & { ordinal: number | null }
const isThere = (right: MaybeGone): right is RightOfCase => right.ordinal !== null

/**
 * Forgets all changes, and notes that memories from before are not checked by them any more. Marks from before are renewed
 * as well: ids of a restored archive may lie in the future.
 */
export async function forgetRightChanges({ db }: Pick<Tx, 'db'>): Promise<void> {
  await sql`
    with gone as (delete from case_right_changes returning company_id)
    insert into case_right_changes_forgotten (company_id)
    select company_id from gone union select company_id from case_right_changes_forgotten
    on conflict (company_id) do update set forgotten_in = excluded.forgotten_in`.execute(db)
}
