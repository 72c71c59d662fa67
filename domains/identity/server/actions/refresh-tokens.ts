/** Gives a new pair for a refresh token. A token that comes a second time was copied: its session ends. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import type { Tokens } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { sessionEnd } from '../sessions.ts'
import {
  endSessions,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  prolongSession,
} from '../store/sessions.ts'
import type { IdentityTables } from '../tables.ts'
import { type AccessSubject, hashOfToken, newOpaqueToken, signAccessToken } from '../tokens.ts'

type Renewed = AccessSubject & { refreshToken: string }

export async function refreshTokens(
  identity: Identity,
  ctx: CallContext,
  refreshToken: string,
): Promise<Tokens> {
  const hash = hashOfToken(refreshToken)
  // A refusal is no throw in here: the end of a session whose token was copied must be kept.
  const renewed = await write(identity.context(ctx), (tx) => renew(identity, tx, hash))
  if (!renewed) throw new AppError('session.required')
  return { accessToken: await signAccessToken(identity, renewed), refreshToken: renewed.refreshToken }
}

async function renew(
  identity: Identity,
  { db }: TransactionContext<IdentityTables>,
  hash: Buffer,
): Promise<Renewed | undefined> {
  const now = identity.clock.now()
  const found = await lockRefreshToken(db, hash)
  if (!found || found.endedAt !== null || Date.parse(found.expiresAt) <= now.getTime()) return undefined
  const { sessionId, userId, country, verifiedAt, startedAt } = found
  if (found.usedAt !== null) {
    await endSessions(db, userId, 'reuse', now, { only: sessionId })
    return undefined
  }
  const next = newOpaqueToken()
  await markRefreshTokenUsed(db, hash, now)
  await insertRefreshToken(db, { hash: next.hash, sessionId, now })
  await prolongSession(db, sessionId, now, sessionEnd(identity, verifiedAt !== null, new Date(startedAt)))
  return { userId, sessionId, country, refreshToken: next.token }
}
