/** SQL of the traces by which a person who had the trial is recognised. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** An existing trace starts again. */
export async function keepTrials({ db }: Tx, hashes: readonly Buffer[], now: Date): Promise<void> {
  if (hashes.length === 0) return
  await db
    .insertInto('past_trials')
    .values(hashes.map((hash) => ({ hash, noted_at: now })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ noted_at: now }))
    .execute()
}

/** Until the transaction ends, nobody else takes a trial by one of these traces; they are locked in one order. */
export async function holdTrials({ db }: Tx, hashes: readonly Buffer[]): Promise<void> {
  const keys = hashes.map((hash) => hash.toString('hex')).sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(${'trial '} || key, 0))
    from unnest(${keys}::text[]) as key order by key`.execute(db)
}

export async function isTrialKept({ db }: Tx, hashes: readonly Buffer[]): Promise<boolean> {
  if (hashes.length === 0) return false
  const kept = db
    .selectFrom('past_trials')
    .select('hash')
    .where('hash', 'in', [...hashes])
  return (await kept.limit(1).executeTakeFirst()) !== undefined
}

export async function deleteOldTrials({ db }: Tx, before: Date): Promise<void> {
  await db.deleteFrom('past_trials').where('noted_at', '<', before.toISOString()).execute()
}
