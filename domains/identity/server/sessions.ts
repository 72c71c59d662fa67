/** Sessions from their opening to the caller of a call. */
import { AppError, type CallContext, type Caller } from '@mizan/platform/contract'
import { type DataContext, read, type TransactionContext } from '@mizan/platform/database'
import { deviceOf } from '../rules/device.ts'
import { networkOf } from '../rules/network.ts'
import type { SignedIn } from '../schemas.ts'
import { channelsOf } from './channels.ts'
import type { Identity } from './identity.ts'
import {
  findRunningSession,
  insertRefreshToken,
  insertSession,
  markSessionVerified,
} from './store/sessions.ts'
import type { Account, IdentityTables, SessionKind } from './tables.ts'
import { newId, newOpaqueToken, signAccessToken } from './tokens.ts'

type Tx = TransactionContext<IdentityTables>

/** A session whose second step is not done within a day is begun anew. */
const UNVERIFIED_HOURS = 24

export interface OpenedSession {
  sessionId: string
  refreshToken: string
  verified: boolean
  factors: SignedIn['factors']
}

export const sessionEnd = (identity: Identity, verified: boolean, startedAt: Date): Date =>
  verified
    ? new Date(identity.clock.now().getTime() + identity.parts.refreshTokenDays * 86_400_000)
    : new Date(startedAt.getTime() + UNVERIFIED_HOURS * 3_600_000)

/** Opens a session; the tokens are made with `signedIn` once the transaction has committed. */
export async function openSession(
  identity: Identity,
  ctx: CallContext,
  { db }: Tx,
  order: { userId: string; kind: SessionKind; verified: boolean; factors: SignedIn['factors'] },
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
  return { sessionId, refreshToken: token, verified: order.verified, factors: order.factors }
}

export async function signedIn(
  identity: Identity,
  account: Account,
  { sessionId, refreshToken, verified, factors }: OpenedSession,
): Promise<SignedIn> {
  const subject = { userId: account.id, sessionId, country: account.country }
  return {
    accessToken: await signAccessToken(identity, subject),
    refreshToken,
    userId: account.id,
    verificationRequired: !verified,
    channels: verified ? [] : channelsOf(account, factors),
    factors: verified ? [] : factors,
  }
}

/** The second step of the session is done. @throws AppError session.required where it has ended meanwhile */
export async function markVerified(identity: Identity, { db }: Tx, sessionId: string): Promise<void> {
  const now = identity.clock.now()
  const done = await markSessionVerified(db, sessionId, now, sessionEnd(identity, true, now))
  if (!done) throw new AppError('session.required')
}

/**
 * The caller that an access token names. The session is looked up each time, so that one that was ended is over at
 * once; the context may be a transaction in which the program looks up more.
 * @throws AppError `session.required` for a session that has ended
 */
export async function findCaller(
  context: DataContext<IdentityTables>,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<Pick<Caller, 'userId' | 'sessionId' | 'kind' | 'verified'>> {
  const now = context.clock.now()
  const session = await read(context, ({ db }) => findRunningSession(db, sessionId, now))
  if (session?.user_id !== userId) throw new AppError('session.required')
  return { userId, sessionId, kind: session.kind, verified: session.verified_at !== null }
}
