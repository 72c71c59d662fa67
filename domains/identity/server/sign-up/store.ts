/** SQL of the traces by which a person who had the trial is recognised. */
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
