/**
 * Exchanges a refresh token for a new pair. Within a few seconds the same browser may repeat the call and gets the same
 * pair; a token that comes again later, or from elsewhere, was copied, and its session ends.
 */
import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { isRepeated } from '../../../rules/repeated-refresh.ts'
import type { Tokens } from '../../../schemas.ts'
import { noteLanguage } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { keyedHash } from '../../keys.ts'
import { endedSession } from '../ended-session.ts'
import { sessionEnd } from '../sessions.ts'
import {
  endSessions,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  prolongSession,
} from '../store/sessions.ts'
import { hashOfToken, type PairOrder, signAccessToken, successorOf } from '../tokens.ts'

interface RefreshRequest {
  refreshToken: string
  /** Keyed hash of the browser that sends it. */
  by: string
}

export async function refreshTokens(call: IdentityCall, refreshToken: string): Promise<Tokens> {
  const shown = { refreshToken, by: browserOf(call) }
  // A refusal must not throw inside the transaction: ending the session of a copied token must be committed.
  const renewed = await call.system((tx) => renew(call, tx, shown))
  if (renewed instanceof AppError) throw renewed
  const { language, ...pair } = renewed
  if (language !== call.language) await keepLanguage(call, pair.userId)
  return { accessToken: await signAccessToken(call.parts, pair), refreshToken: pair.refreshToken }
}

/** The identity of a browser: its `User-Agent` and the network from which it calls. */
const browserOf = ({ client, parts }: IdentityCall): string =>
  keyedHash(parts.keys.refreshTokens, `browser ${networkOf(client.address)} ${client.agent}`).toString(
    'base64url',
  )

/**
 * Stores the language that the user has chosen now. It has a transaction of its own, because sign-ins lock accounts
 * before sessions. The tokens have been exchanged already, so a failure here must not lose them.
 */
async function keepLanguage(call: IdentityCall, userId: string): Promise<void> {
  try {
    await call.system.unaudited((tx) => noteLanguage(tx, userId, call.language))
  } catch {
    // The next renewal stores it.
  }
}

async function renew(
  call: IdentityCall,
  tx: Tx,
  { refreshToken, by }: RefreshRequest,
): Promise<(PairOrder & { language: 'tr' | 'en' }) | AppError> {
  const now = call.clock.now()
  const hash = hashOfToken(refreshToken)
  const found = await lockRefreshToken(tx, hash)
  if (!found) return new AppError('session.required')
  const { sessionId, userId, country, language, usedAt, usedBy } = found
  const until = sessionEnd(call, found.verifiedAt !== null, new Date(found.startedAt))
  const end = Math.min(Date.parse(found.expiresAt), until.getTime())
  if (found.endedAt !== null || end <= now.getTime())
    return endedSession(tx, { user_id: userId, end_reason: found.endReason })
  const next = successorOf(call.parts, refreshToken)
  const pair = { userId, sessionId, country, language, refreshToken: next }
  if (usedAt !== null) {
    const first = { at: new Date(usedAt), by: usedBy ?? '' }
    if (isRepeated(first, { at: now, by })) return { ...pair, issuedAt: first.at }
    await endSessions(tx, userId, 'reuse', now, { only: sessionId })
    return new AppError('session.reused')
  }
  await markRefreshTokenUsed(tx, hash, { at: now, by })
  await insertRefreshToken(tx, { hash: hashOfToken(next), sessionId, now })
  await prolongSession(tx, sessionId, now, until)
  return { ...pair, issuedAt: now }
}
