/**
 * Gives a new pair for a refresh token. The call may be repeated for a moment and is answered with the same pair; a
 * token that comes again later, or from elsewhere, was copied: its session ends.
 */
import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { isRepeated } from '../../rules/repeated-refresh.ts'
import type { Tokens } from '../../schemas.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { endedSession } from '../ended-session.ts'
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
import { hashOfToken, type PairOrder, signAccessToken, successorOf } from '../tokens.ts'

interface Shown {
  refreshToken: string
  /** Who shows it, as a keyed hash. */
  by: string
}

export async function refreshTokens(call: IdentityCall, refreshToken: string): Promise<Tokens> {
  const shown = { refreshToken, by: browserOf(call) }
  // A refusal is no throw in here: the end of a session whose token was copied must be kept.
  const renewed = await call.system((tx) => renew(call, tx, shown))
  if (renewed instanceof AppError) throw renewed
  const { language, ...pair } = renewed
  if (language !== call.language) await keepLanguage(call, pair.userId)
  return { accessToken: await signAccessToken(call.parts, pair), refreshToken: pair.refreshToken }
}

/** What marks a browser: what it says about itself, and the network from which it calls. */
const browserOf = ({ client, parts }: IdentityCall): string =>
  keyedHash(parts.keys.refreshTokens, `browser ${networkOf(client.address)} ${client.agent}`).toString(
    'base64url',
  )

/**
 * The language that somebody who is signed in uses now; on its own, because sign-ins lock accounts before sessions. The
 * tokens have been exchanged by then: a failure here must not cost them.
 */
async function keepLanguage(call: IdentityCall, userId: string): Promise<void> {
  try {
    await call.system.unaudited((tx) => noteLanguage(tx, userId, call.language))
  } catch {
    // The next renewal notes it.
  }
}

async function renew(
  call: IdentityCall,
  tx: Tx,
  { refreshToken, by }: Shown,
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
