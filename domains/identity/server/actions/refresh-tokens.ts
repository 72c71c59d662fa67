/**
 * Gives a new pair for a refresh token. The call may be repeated for a moment and is answered with the same pair; a
 * token that comes again later, or from elsewhere, was copied: its session ends.
 */
import { networkOf } from '@mizan/platform/access'
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { isRepeated } from '../../rules/repeated-refresh.ts'
import type { Tokens } from '../../schemas.ts'
import { endedSession } from '../ended-session.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'
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
import { hashOfToken, type PairOrder, signAccessToken, successorOf } from '../tokens.ts'

interface Shown {
  refreshToken: string
  /** Who shows it, as a keyed hash. */
  by: string
}

export async function refreshTokens(
  identity: Identity,
  ctx: CallContext,
  refreshToken: string,
): Promise<Tokens> {
  const shown = { refreshToken, by: browserOf(identity, ctx) }
  // A refusal is no throw in here: the end of a session whose token was copied must be kept.
  const renewed = await write(identity.context(ctx), (tx) => renew(identity, tx, shown))
  if (renewed instanceof AppError) throw renewed
  const { language, ...pair } = renewed
  if (language !== ctx.language) await keepLanguage(identity, ctx, pair.userId)
  return { accessToken: await signAccessToken(identity, pair), refreshToken: pair.refreshToken }
}

/** What marks a browser: what it says about itself, and the network from which it calls. */
const browserOf = ({ keys }: Identity, { client }: CallContext): string =>
  keyedHash(keys.refreshTokens, `browser ${networkOf(client.address)} ${client.agent}`).toString('base64url')

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
  { refreshToken, by }: Shown,
): Promise<(PairOrder & { language: 'tr' | 'en' }) | AppError> {
  const now = identity.clock.now()
  const hash = hashOfToken(refreshToken)
  const found = await lockRefreshToken(db, hash)
  if (!found) return new AppError('session.required')
  const { sessionId, userId, country, language, usedAt, usedBy } = found
  const until = sessionEnd(identity, found.verifiedAt !== null, new Date(found.startedAt))
  const end = Math.min(Date.parse(found.expiresAt), until.getTime())
  if (found.endedAt !== null || end <= now.getTime())
    return endedSession(db, { user_id: userId, end_reason: found.endReason })
  const next = successorOf(identity, refreshToken)
  const pair = { userId, sessionId, country, language, refreshToken: next }
  if (usedAt !== null) {
    const first = { at: new Date(usedAt), by: usedBy ?? '' }
    if (isRepeated(first, { at: now, by })) return { ...pair, issuedAt: first.at }
    await endSessions(db, userId, 'reuse', now, { only: sessionId })
    return new AppError('session.reused')
  }
  await markRefreshTokenUsed(db, hash, { at: now, by })
  await insertRefreshToken(db, { hash: hashOfToken(next), sessionId, now })
  await prolongSession(db, sessionId, now, until)
  return { ...pair, issuedAt: now }
}
