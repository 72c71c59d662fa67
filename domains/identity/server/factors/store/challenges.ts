/** SQL of the challenges that passkeys must sign, and of the attempts that a session has at codes. */
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../call.ts'
import type { PasskeyChallengesTable } from '../../tables.ts'

export async function addChallenge({ db }: Tx, challenge: Insertable<PasskeyChallengesTable>): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

export interface ChallengeOwner {
  userId: string
  sessionId: string
  purpose: 'add' | 'verify'
}

/** Uses the challenge up and returns it; undefined if it was used, is too old or belongs to somebody else. */
export async function spendChallenge(
  { db }: Tx,
  id: string,
  { userId, sessionId, purpose }: ChallengeOwner,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .updateTable('passkey_challenges')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst()
  return used?.challenge
}

/** Deletes the expired challenges of the account. */
export async function removeOldChallenges({ db }: Tx, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now.toISOString())
    .execute()
}

/**
 * Counts an attempt before the code is checked, so that simultaneous attempts do not get more; false if none is left.
 */
export async function takeFactorTry({ db }: Tx, sessionId: string, most: number): Promise<boolean> {
  const taken = await db
    .updateTable('sessions')
    .set({ factor_tries: sql`factor_tries + 1` })
    .where('id', '=', sessionId)
    .where('factor_tries', '<', most)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countFactorTries({ db }: Tx, sessionId: string): Promise<number> {
  const session = await db
    .selectFrom('sessions')
    .select('factor_tries')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.factor_tries ?? 0
}

export async function forgetFactorTries({ db }: Tx, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ factor_tries: 0 }).where('id', '=', sessionId).execute()
}
