/** All SQL about sessions and their refresh tokens. */
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../call.ts'
import type { SessionKind, SessionsTable } from '../../tables.ts'

/** `token`: the hash of its first refresh token. */
export async function insertSession(
  { db }: Tx,
  row: Insertable<SessionsTable> & { started_at: Date },
  token: Buffer,
): Promise<void> {
  await db
    .with('opened', (query) => query.insertInto('sessions').values(row))
    .insertInto('refresh_tokens')
    .values({ hash: token, session_id: row.id, created_at: row.started_at })
    .execute()
}

export async function insertRefreshToken(
  { db }: Tx,
  token: { hash: Buffer; sessionId: string; now: Date },
): Promise<void> {
  const row = { hash: token.hash, session_id: token.sessionId, created_at: token.now }
  await db.insertInto('refresh_tokens').values(row).execute()
}

/** When a session began, and when its owner's mailbox was proven. */
export const findBeginning = (
  { db }: Tx,
  sessionId: string,
): Promise<{ startedAt: string; emailVerifiedAt: string | null } | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .select(['sessions.started_at as startedAt', 'accounts.email_verified_at as emailVerifiedAt'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()

/** When the session was opened with the password, or its second step was done after that. */
export async function findProof({ db }: Tx, sessionId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select(({ fn, ref }) => fn<string>('greatest', [ref('started_at'), ref('verified_at')]).as('at'))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found?.at
}

/** Does nothing if another call was faster, or the session has ended. */
export async function touchSession({ db }: Tx, sessionId: string, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<=', before.toISOString())
    .execute()
}

/** The sessions, with the name of each that is a personal token. */
export const runningSessionsOf = ({ db }: Tx, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .leftJoin('personal_tokens', 'session_id', 'id')
    .select(['id', 'kind', 'device', 'name', 'started_at', 'last_seen_at', 'verified_at'])
    .where('sessions.user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

/** A refresh token with its session, both locked until the transaction ends, so that two uses happen one by one. */
export const lockRefreshToken = ({ db }: Tx, hash: Buffer) =>
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
  { db }: Tx,
  hash: Buffer,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await db.updateTable('refresh_tokens').set({ used_at: at, used_by: by }).where('hash', '=', hash).execute()
}

export async function prolongSession({ db }: Tx, sessionId: string, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: until })
    .where('id', '=', sessionId)
    .execute()
}

/** Marks the second step as done. @returns false if the session has ended since */
export async function markSessionVerified(
  { db }: Tx,
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

/** Ends open sessions of an account: all, those of some kinds, all but some, or one. */
export async function endSessions(
  { db }: Tx,
  userId: string,
  /** The reason, such as `logout`, `reuse`, `password`; stored with the session. */
  reason: string,
  now: Date,
  which: {
    only?: string
    except?: readonly string[]
    kinds?: readonly SessionKind[]
  } = {},
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only as string))
    .$if((which.except ?? []).length > 0, (query) => query.where('id', 'not in', which.except as string[]))
    .$if(which.kinds !== undefined, (query) => query.where('kind', 'in', which.kinds as SessionKind[]))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Keeps the browser sessions that each of these people used last, up to this number. */
export async function endSurplusSessions(
  { db, clock }: Tx,
  userIds: readonly string[],
  most: number,
): Promise<void> {
  const now = clock.now().toISOString()
  await sql`
    update sessions set ended_at = ${now}, end_reason = 'fewer_devices'
    where id in (
      select id from (
        select id, row_number() over (partition by user_id order by last_seen_at desc, id) as place
        from sessions
        where user_id = any(${userIds}) and kind = 'browser' and ended_at is null and expires_at > ${now}
      ) running where place > ${most})`.execute(db)
}

/** Networks from which the owner has completed a sign-in. */
export async function signInNetworks({ db }: Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('address')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '<>', 'token')
    .where('verified_at', 'is not', null)
    .execute()
  return rows.map(({ address }) => address)
}

/** Networks and devices with which the owner has completed a sign-in. */
export const earlierSignIns = async (
  { db }: Tx,
  userId: string,
  from: { device: string; network: string },
): Promise<{ any: boolean; device: boolean; network: boolean }> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'address'])
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '<>', 'token')
    .where('verified_at', 'is not', null)
    .execute()
  return {
    any: rows.length > 0,
    device: rows.some(({ device }) => device === from.device),
    network: rows.some(({ address }) => address === from.network),
  }
}
