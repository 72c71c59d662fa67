/**
 * All SQL about counted attempts. An attempt is counted before the secret is checked, so simultaneous ones all count.
 */
import { type Transaction, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { TryLimit } from '../../rules/tries.ts'
import type { IdentityTables } from '../tables.ts'

const triesOf = ({ db }: Transaction) => withTables<IdentityTables>(db)

/**
 * Counts one attempt; needs the scope of the system. A pause that ends later than the longest possible one was stored before the clock was set back,
 * and is shortened to the longest one.
 * @returns 0, or the seconds until the next attempt is allowed
 */
export async function takeTry(tx: Transaction, key: string, limit: TryLimit, now: Date): Promise<number> {
  const { free, firstPauseSeconds, longestPauseSeconds, forgetSeconds } = limit
  const at = sql`${now}::timestamptz`
  const wrong = sql`case when tries.last_at < ${at} - make_interval(secs => ${forgetSeconds})
    then 1 else tries.wrong + 1 end`
  const pause = sql`make_interval(secs => least(${longestPauseSeconds}::float8,
    ${firstPauseSeconds}::float8 * power(2, least(30, (${wrong}) - ${free}))))`
  const furthest = new Date(now.getTime() + longestPauseSeconds * 1000)
  await triesOf(tx)
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

async function secondsOfPause(tx: Transaction, key: string, now: Date): Promise<number> {
  const ofKey = triesOf(tx).selectFrom('tries').where('key', '=', key)
  const row = await ofKey.select('paused_until').executeTakeFirst()
  const until = row?.paused_until ? Date.parse(row.paused_until) : now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** Called when the secret was right: its attempts no longer count. */
export async function forgetTries(tx: Transaction, key: string): Promise<void> {
  await triesOf(tx).deleteFrom('tries').where('key', '=', key).execute()
}

/** Called when the secret was right: takes back this attempt and the pause that it began, but not those of others. */
export async function giveTryBack(tx: Transaction, key: string, { free }: TryLimit): Promise<void> {
  const paused = sql<string | null>`case when wrong - 1 >= ${free} then paused_until end`
  await triesOf(tx)
    .updateTable('tries')
    .set({ wrong: sql`greatest(wrong - 1, 0)`, paused_until: paused })
    .where('key', '=', key)
    .execute()
}
