/** SQL of the challenges that passkeys must sign, and of the attempts that a session has at codes. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../call.ts'
import { challengeMs } from '../passkeys.ts'

export interface ChallengeOwner {
  userId: string
  sessionId: string
  purpose: 'add' | 'verify'
}

/** Keeps a challenge for as long as it may be answered, and returns its id; expired ones of the account are deleted. */
export async function keepChallenge(
  { db, clock }: Tx,
  { userId, sessionId, purpose }: ChallengeOwner,
  challenge: string,
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now.toISOString())
    .execute()
  const expires_at = new Date(now.getTime() + challengeMs)
  await db
    .insertInto('passkey_challenges')
    .values({ id, user_id: userId, session_id: sessionId, purpose, challenge, expires_at })
    .execute()
  return id
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
