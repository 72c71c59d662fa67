/** A session as the gate reads it for every call, in one statement to which later domains add their look-ups. */
import { AppError, type CallerWithSession } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { IdentityCall } from '../call.ts'
import type { SessionKind } from '../tables.ts'
import { removedError } from './ended-session.ts'
import { touchSession } from './store/sessions.ts'

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
}

/** For a `from` clause, with or without a transaction; gives no row if there is no such session. */
export const sessionAtGate = (sessionId: string): RawBuilder<SessionAtGate> =>
  sql<SessionAtGate>`session_at_gate(${sessionId})`

export type SessionCaller = Pick<CallerWithSession, 'userId' | 'session'>

/**
 * The caller named by an access token.
 * @throws AppError `session.required` for a session that has ended, `session.removed` if an office ended it
 */
export function requireSession(
  session: SessionAtGate | undefined,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): SessionCaller & { lastSeenAt: string } {
  if (session?.user_id !== userId) throw new AppError('session.required')
  if (session.ended_at !== null || Date.parse(session.expires_at) <= now.getTime())
    throw removedError(session.end_reason, session.removed_from)
  const { kind, verified_at, last_seen_at: lastSeenAt } = session
  return { userId, session: { sessionId, kind, verified: verified_at !== null }, lastSeenAt }
}

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
