/** A session as the gate reads it for every call, in one statement to which later domains add their look-ups. */
import { timingSafeEqual } from 'node:crypto'
import { AppError, type CallerWithSession, type ToolScope } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { sessionOfToken } from '../../rules/personal-tokens.ts'
import type { IdentityCall } from '../call.ts'
import type { Identity } from '../identity.ts'
import type { SessionKind } from '../tables.ts'
import { removedError } from './ended-session.ts'
import { touchSession } from './store/sessions.ts'
import { hashOfToken, readAccessToken } from './tokens.ts'

/** Precision with which the last use of a session is stored. */
const SEEN_MS = 3 * 60_000

/** Columns of `sessionAtGate`. */
export interface SessionAtGate {
  session_id: string
  user_id: string
  kind: SessionKind
  verified_at: string | null
  last_seen_at: string
  expires_at: string
  ended_at: string | null
  end_reason: string | null
  /** The office that last removed the owner. */
  removed_from: string | null
  /** SHA-256 of the personal token, for a session of that kind. */
  token_hash: Buffer | null
  scopes: ToolScope[] | null
}

/**
 * The session that a call names: by an access token or a ticket, which are signed, or by a personal token, which is
 * compared.
 */
export type NamedSession = { sessionId: string } & ({ userId: string } | { hash: Buffer })

/** @throws AppError `session.required` for a token that is expired, tampered with, foreign or malformed */
export async function readToken(identity: Identity, token: string): Promise<NamedSession> {
  const sessionId = sessionOfToken(token)
  return sessionId === undefined ? readAccessToken(identity, token) : { sessionId, hash: hashOfToken(token) }
}

/** Used in a `from` clause, with or without a transaction; gives no row if there is no such session. */
export const sessionAtGate = (sessionId: string): RawBuilder<SessionAtGate> =>
  sql<SessionAtGate>`session_at_gate(${sessionId})`

export type SessionCaller = Pick<CallerWithSession, 'userId' | 'session'>

/**
 * The caller named by a token.
 * @throws AppError `session.required` for a session that has ended, `session.removed` if an office ended it
 */
export function requireSession(
  session: SessionAtGate | undefined,
  named: NamedSession,
  now: Date,
): SessionCaller & { lastSeenAt: string } {
  if (!session || !isOf(session, named)) throw new AppError('session.required')
  if (session.ended_at !== null || Date.parse(session.expires_at) <= now.getTime())
    throw removedError(session.end_reason, session.removed_from)
  const { session_id: sessionId, user_id: userId, kind, scopes, verified_at, last_seen_at } = session
  const known = { sessionId, kind, verified: verified_at !== null, ...(scopes ? { scopes } : {}) }
  return { userId, session: known, lastSeenAt: last_seen_at }
}

function isOf({ user_id, token_hash }: SessionAtGate, named: NamedSession): boolean {
  if ('userId' in named) return named.userId === user_id
  return token_hash !== null && timingSafeEqual(token_hash, named.hash)
}

/** When a session that begins now counts as seen, so that its first use is stored at once. */
export const neverSeen = (now: Date): Date => new Date(now.getTime() - SEEN_MS)

/** Stores that the session is in use; of all calls within some minutes only the first one writes. */
export async function noteSeen(
  call: Pick<IdentityCall, 'clock' | 'system'>,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: string },
): Promise<void> {
  const now = call.clock.now()
  const before = new Date(now.getTime() - SEEN_MS)
  if (Date.parse(lastSeenAt) > before.getTime()) return
  await call.system((tx) => touchSession(tx, sessionId, now, before))
}
