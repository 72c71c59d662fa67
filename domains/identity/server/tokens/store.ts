/** SQL on personal tokens, each of which is a session. */
import type { Insertable } from 'kysely'
import type { Tx } from '../call.ts'
import type { PersonalTokensTable, SessionsTable } from '../tables.ts'

export async function insertToken(
  { db }: Tx,
  session: Insertable<SessionsTable>,
  token: Pick<PersonalTokensTable, 'name' | 'scopes' | 'hash'>,
): Promise<void> {
  await db
    .with('opened', (query) => query.insertInto('sessions').values(session))
    .insertInto('personal_tokens')
    .values({ session_id: session.id, user_id: session.user_id, ...token })
    .execute()
}

/** Tokens that can still be used, the newest first. */
export const runningTokens = ({ db }: Tx, userId: string, now: Date) =>
  db
    .selectFrom('personal_tokens')
    .innerJoin('sessions', 'sessions.id', 'personal_tokens.session_id')
    .select(['id', 'name', 'scopes', 'started_at', 'last_seen_at', 'expires_at'])
    .where('personal_tokens.user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
