/** Gives a new pair for a refresh token. A token that comes a second time was copied: its session ends. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import type { Tokens } from '../../schemas.ts'
import { endedSession } from '../ended-session.ts'
import type { Identity } from '../identity.ts'
import { sessionEnd } from '../sessions.ts'
import { noteLanguage } from '../store/accounts.ts'
import {
  endSessions,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  prolongSession,
} from '../store/sessions.ts'
import type { IdentityTables } from '../tables.ts'
import { type AccessSubject, hashOfToken, newOpaqueToken, signAccessToken } from '../tokens.ts'

type Renewed = AccessSubject & { refreshToken: string; language: 'tr' | 'en' }

export async function refreshTokens(
  identity: Identity,
  ctx: CallContext,
  refreshToken: string,
): Promise<Tokens> {
  const hash = hashOfToken(refreshToken)
  // A refusal is no throw in here: the end of a session whose token was copied must be kept.
  const renewed = await write(identity.context(ctx), (tx) => renew(identity, tx, hash))
  if (renewed instanceof AppError) throw renewed
  if (renewed.language !== ctx.language) await keepLanguage(identity, ctx, renewed.userId)
  return { accessToken: await signAccessToken(identity, renewed), refreshToken: renewed.refreshToken }
}

/**
 * The language that somebody who is signed in uses now; on its own, because sign-ins lock accounts before sessions. The
 * tokens have been exchanged by then: a failure here must not cost them.
 */
async function keepLanguage(identity: Identity, ctx: CallContext, userId: string): Promise<void> {
  try {
    await write(identity.unaudited(ctx), ({ db }) => noteLanguage(db, userId, ctx.language))
  } catch {
    // The next renewal notes it.
  }
}

async function renew(
  identity: Identity,
  { db }: TransactionContext<IdentityTables>,
  hash: Buffer,
): Promise<Renewed | AppError> {
  const now = identity.clock.now()
  const found = await lockRefreshToken(db, hash)
  if (!found) return new AppError('session.required')
  if (found.endedAt !== null || Date.parse(found.expiresAt) <= now.getTime())
    return endedSession(db, { user_id: found.userId, end_reason: found.endReason })
  const { sessionId, userId, country, language, verifiedAt, startedAt } = found
  if (found.usedAt !== null) {
    await endSessions(db, userId, 'reuse', now, { only: sessionId })
    return new AppError('session.reused')
  }
  const next = newOpaqueToken()
  await markRefreshTokenUsed(db, hash, now)
  await insertRefreshToken(db, { hash: next.hash, sessionId, now })
  await prolongSession(db, sessionId, now, sessionEnd(identity, verifiedAt !== null, new Date(startedAt)))
  return { userId, sessionId, country, language, refreshToken: next.token }
}
