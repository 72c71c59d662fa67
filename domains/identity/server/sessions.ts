/** Sessions from their opening to the caller of a call. */

import { networkOf } from '@mizan/platform/access'
import { AppError, type CallContext, type Caller } from '@mizan/platform/contract'
import { type DataContext, read, type TransactionContext, write } from '@mizan/platform/database'
import { deviceOf } from '../rules/device.ts'
import type { SignedIn } from '../schemas.ts'
import { stepLeft } from './channels.ts'
import { removedSession } from './ended-session.ts'
import type { Identity } from './identity.ts'
import { findAccount } from './store/accounts.ts'
import {
  findSession,
  insertRefreshToken,
  insertSession,
  markSessionVerified,
  touchSession,
} from './store/sessions.ts'
import type { Account, IdentityTables, SessionKind } from './tables.ts'
import { newId, newOpaqueToken, signAccessToken } from './tokens.ts'

type Tx = TransactionContext<IdentityTables>

/** A session whose second step is not done within a day is begun anew. */
const UNVERIFIED_HOURS = 24
const DAY_MS = 86_400_000
/** How exactly is known when a session was last used. */
const SEEN_MS = 3 * 60_000

export interface OpenedSession {
  sessionId: string
  refreshToken: string
  verified: boolean
  factors: SignedIn['factors']
  recovery: boolean
}

export type SessionCaller = Pick<Caller, 'userId' | 'sessionId' | 'kind' | 'verified'>

/** Until when its refresh token is taken; however often it is renewed, a session does not outlive `sessionDays`. */
export function sessionEnd({ clock, parts }: Identity, verified: boolean, startedAt: Date): Date {
  if (!verified) return new Date(startedAt.getTime() + UNVERIFIED_HOURS * 3_600_000)
  const unused = clock.now().getTime() + parts.refreshTokenDays * DAY_MS
  return new Date(Math.min(unused, startedAt.getTime() + parts.sessionDays * DAY_MS))
}

/** Opens a session; the tokens are made with `signedIn` once the transaction has committed. */
export async function openSession(
  identity: Identity,
  ctx: CallContext,
  { db }: Tx,
  order: { userId: string; kind: SessionKind } & Pick<OpenedSession, 'verified' | 'factors' | 'recovery'>,
): Promise<OpenedSession> {
  const now = identity.clock.now()
  const sessionId = newId()
  const { token, hash } = newOpaqueToken()
  await insertSession(db, {
    id: sessionId,
    user_id: order.userId,
    kind: order.kind,
    device: deviceOf(ctx.client.agent),
    address: networkOf(ctx.client.address),
    started_at: now,
    last_seen_at: now,
    expires_at: sessionEnd(identity, order.verified, now),
    verified_at: order.verified ? now : null,
  })
  await insertRefreshToken(db, { hash, sessionId, now })
  const { verified, factors, recovery } = order
  return { sessionId, refreshToken: token, verified, factors, recovery }
}

export async function signedIn(
  identity: Identity,
  account: Account,
  { sessionId, refreshToken, verified, ...step }: OpenedSession,
): Promise<SignedIn> {
  const subject = {
    userId: account.id,
    sessionId,
    country: account.country,
    refreshToken,
    issuedAt: identity.clock.now(),
  }
  return {
    accessToken: await signAccessToken(identity, subject),
    refreshToken,
    userId: account.id,
    verificationRequired: !verified,
    ...(verified ? nothingLeft : stepLeft(account, step)),
  }
}

const nothingLeft = { channels: [], factors: [], recovery: false, mailboxProven: true }

/**
 * The second step of the session is done.
 * @throws AppError session.required where it has ended meanwhile, session.unverified while the mailbox is not proven
 */
export async function markVerified(identity: Identity, { db }: Tx, sessionId: string): Promise<void> {
  const session = await findSession(db, sessionId)
  if (!session) throw new AppError('session.required')
  const account = await findAccount(db, session.user_id)
  if (!account?.email_verified_at) throw new AppError('session.unverified')
  const until = sessionEnd(identity, true, new Date(session.started_at))
  const done = await markSessionVerified(db, sessionId, identity.clock.now(), until)
  if (!done) throw new AppError('session.required')
}

/**
 * The caller that an access token names. The session is looked up each time, so that one that was ended is over at
 * once; the context may be a transaction in which the program looks up more.
 * @throws AppError `session.required` for a session that has ended, `session.removed` where an office ended it
 */
export async function requireSessionCaller(
  context: DataContext<IdentityTables>,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<SessionCaller & { lastSeenAt: string }> {
  const now = context.clock.now()
  return read(context, async ({ db }) => {
    const session = await findSession(db, sessionId)
    if (session?.user_id !== userId) throw new AppError('session.required')
    if (session.ended_at !== null || Date.parse(session.expires_at) <= now.getTime())
      throw await removedSession(db, session)
    const { kind, verified_at, last_seen_at: lastSeenAt } = session
    return { userId, sessionId, kind, verified: verified_at !== null, lastSeenAt }
  })
}

/** Keeps that the session is in use; of the many calls of some minutes only the first one writes. */
export async function noteSeen(
  context: DataContext<IdentityTables>,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: string },
): Promise<void> {
  const now = context.clock.now()
  const before = new Date(now.getTime() - SEEN_MS)
  if (Date.parse(lastSeenAt) > before.getTime()) return
  await write(context, ({ db }) => touchSession(db, sessionId, now, before))
}
