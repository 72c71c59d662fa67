/** Sessions, from opening them to finding the caller of a call. */

import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { deviceOf } from '../../rules/device.ts'
import type { SignedIn } from '../../schemas.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { stepLeft } from '../codes/channels.ts'
import type { Account, SessionKind } from '../tables.ts'
import { findBeginning, insertSession, markSessionVerified } from './store/sessions.ts'
import { newId, newOpaqueToken, signAccessToken } from './tokens.ts'

/** Hours after which a session whose second step was not done ends. */
const UNVERIFIED_HOURS = 24
const DAY_MS = 86_400_000

export interface OpenedSession {
  sessionId: string
  refreshToken: string
  verified: boolean
  factors: SignedIn['factors']
  recovery: boolean
}

/**
 * The time until which its refresh token is accepted; a session never lasts longer than `sessionDays`, however often
 * renewed.
 */
export function sessionEnd({ clock, parts }: IdentityCall, verified: boolean, startedAt: Date): Date {
  if (!verified) return new Date(startedAt.getTime() + UNVERIFIED_HOURS * 3_600_000)
  const unused = clock.now().getTime() + parts.refreshTokenDays * DAY_MS
  return new Date(Math.min(unused, startedAt.getTime() + parts.sessionDays * DAY_MS))
}

/** Opens a session. Its tokens are made with `signedIn` after the transaction has committed. */
export async function openSession(
  call: IdentityCall,
  tx: Tx,
  order: { userId: string; kind: SessionKind } & Pick<OpenedSession, 'verified' | 'factors' | 'recovery'>,
): Promise<OpenedSession> {
  const now = call.clock.now()
  const sessionId = newId()
  const { token, hash } = newOpaqueToken()
  const row = {
    id: sessionId,
    user_id: order.userId,
    kind: order.kind,
    device: deviceOf(call.client.agent),
    address: networkOf(call.client.address),
    started_at: now,
    last_seen_at: now,
    expires_at: sessionEnd(call, order.verified, now),
    verified_at: order.verified ? now : null,
  }
  await insertSession(tx, row, hash)
  const { verified, factors, recovery } = order
  return { sessionId, refreshToken: token, verified, factors, recovery }
}

export async function signedIn(
  call: IdentityCall,
  account: Account,
  { sessionId, refreshToken, verified, ...step }: OpenedSession,
): Promise<SignedIn> {
  const subject = {
    userId: account.id,
    sessionId,
    country: account.country,
    refreshToken,
    issuedAt: call.clock.now(),
  }
  return {
    accessToken: await signAccessToken(call.parts, subject),
    refreshToken,
    userId: account.id,
    verificationRequired: !verified,
    ...(verified ? nothingLeft : stepLeft(account, step)),
  }
}

const nothingLeft = { channels: [], factors: [], recovery: false, mailboxProven: true }

/**
 * Marks the second step of the session as done.
 * @throws AppError `session.required` if it has ended since, `session.unverified` while the mailbox is not proven
 */
export async function markVerified(call: IdentityCall, tx: Tx, sessionId: string): Promise<void> {
  const begun = await findBeginning(tx, sessionId)
  if (!begun) throw new AppError('session.required')
  if (begun.emailVerifiedAt === null) throw new AppError('session.unverified')
  const until = sessionEnd(call, true, new Date(begun.startedAt))
  const done = await markSessionVerified(tx, sessionId, call.clock.now(), until)
  if (!done) throw new AppError('session.required')
}
