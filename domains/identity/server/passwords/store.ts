/**
 * All SQL about counted attempts. An attempt is counted before the secret is checked, so simultaneous ones all count.
 */
import { sql } from 'kysely'
import type { TryLimit } from '../../rules/tries.ts'
import type { Tx } from '../call.ts'

/**
 * Counts one attempt. A pause that ends later than the longest possible one was stored before the clock was set back,
 * and is shortened to the longest one.
 * @returns 0, or the seconds until the next attempt is allowed
 */
export async function takeTry(tx: Tx, key: string, limit: TryLimit, now: Date): Promise<number> {
  const { free, firstPauseSeconds, longestPauseSeconds, forgetSeconds } = limit
  const at = sql`${now}::timestamptz`
  const wrong = sql`case when tries.last_at < ${at} - make_interval(secs => ${forgetSeconds})
    then 1 else tries.wrong + 1 end`
  const pause = sql`make_interval(secs => least(${longestPauseSeconds}::float8,
    ${firstPauseSeconds}::float8 * power(2, least(30, (${wrong}) - ${free}))))`
  const furthest = new Date(now.getTime() + longestPauseSeconds * 1000)
  await tx.db
    .updateTable('tries')
    .set({ paused_until: furthest })
    .where('key', '=', key)
    .where('paused_until', '>', furthest.toISOString())
    .execute()
  const taken = await sql`
    insert into tries as tries (key, wrong, last_at, paused_until) values (${key}, 1, ${at},
      case when 1 >= ${free}::int then ${at} + make_interval(secs => ${firstPauseSeconds}) end)
    on conflict (key) do update set
      wrong = ${wrong},
      last_at = ${at},
      paused_until = case when (${wrong}) >= ${free} then ${at} + ${pause} end
    where tries.paused_until is null or tries.paused_until <= ${at}
    returning key`.execute(tx.db)
  return taken.rows.length > 0 ? 0 : secondsOfPause(tx, key, now)
}

async function secondsOfPause({ db }: Tx, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('tries').select('paused_until').where('key', '=', key).executeTakeFirst()
  const until = row?.paused_until ? Date.parse(row.paused_until) : now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** Called when the secret was right: its attempts no longer count. */
export async function forgetTries({ db }: Tx, key: string): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', key).execute()
}

/** Called when the secret was right: takes back this attempt and the pause that it began, but not those of others. */
export async function giveTryBack({ db }: Tx, key: string, { free }: TryLimit): Promise<void> {
  const paused = sql<string | null>`case when wrong - 1 >= ${free} then paused_until end`
  await db
    .updateTable('tries')
    .set({ wrong: sql`greatest(wrong - 1, 0)`, paused_until: paused })
    .where('key', '=', key)
    .execute()
}
