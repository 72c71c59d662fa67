/** All SQL about sessions and their refresh tokens. */
import type { Insertable, Kysely } from 'kysely'
import type { IdentityTables, Session, SessionsTable } from '../tables.ts'

type Db = Kysely<IdentityTables>

export async function insertSession(db: Db, row: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

export async function insertRefreshToken(
  db: Db,
  token: { hash: Buffer; sessionId: string; now: Date },
): Promise<void> {
  const row = { hash: token.hash, session_id: token.sessionId, created_at: token.now }
  await db.insertInto('refresh_tokens').values(row).execute()
}

export const findSession = (db: Db, sessionId: string): Promise<Session | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()

/** Nothing where another call was faster, or the session has ended. */
export async function touchSession(db: Db, sessionId: string, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<=', before.toISOString())
    .execute()
}

export const runningSessionsOf = (db: Db, userId: string, now: Date): Promise<Session[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

/** A refresh token with its session; both are held until the transaction ends, so that of two uses one is second. */
export const lockRefreshToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.verified_at as verifiedAt',
      'sessions.started_at as startedAt',
      'sessions.expires_at as expiresAt',
      'sessions.ended_at as endedAt',
      'sessions.end_reason as endReason',
      'refresh_tokens.used_at as usedAt',
      'refresh_tokens.used_by as usedBy',
      'accounts.country',
      'accounts.language',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst()

export async function markRefreshTokenUsed(
  db: Db,
  hash: Buffer,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await db.updateTable('refresh_tokens').set({ used_at: at, used_by: by }).where('hash', '=', hash).execute()
}

export async function prolongSession(db: Db, sessionId: string, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: until })
    .where('id', '=', sessionId)
    .execute()
}

/** The second step is done. @returns false where the session has ended meanwhile */
export async function markSessionVerified(
  db: Db,
  sessionId: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ verified_at: now, last_seen_at: now, expires_at: until })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the sessions of an account that still run: all, those of a kind, all but one, one. */
export async function endSessions(
  db: Db,
  userId: string,
  /** Such as `logout`, `reuse`, `password`; kept with the session. */
  reason: string,
  now: Date,
  which: {
    only?: string
    except?: string
    kind?: 'browser' | 'extension'
  } = {},
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only as string))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except as string))
    .$if(which.kind !== undefined, (query) => query.where('kind', '=', which.kind as 'browser'))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Networks from which the owner has signed in, as far as the second step was done. */
export async function signInNetworks(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('address')
    .distinct()
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .execute()
  return rows.map(({ address }) => address)
}

/** From where and with what the owner has signed in before, as far as the second step was done. */
export const earlierSignIns = async (
  db: Db,
  userId: string,
  from: { device: string; network: string },
): Promise<{ any: boolean; device: boolean; network: boolean }> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'address'])
    .distinct()
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .execute()
  return {
    any: rows.length > 0,
    device: rows.some(({ device }) => device === from.device),
    network: rows.some(({ address }) => address === from.network),
  }
}
