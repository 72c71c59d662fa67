/** Where the caller is signed in. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { OwnSession } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { runningSessionsOf } from '../store/sessions.ts'

export async function listSessions(identity: Identity, ctx: CallContext): Promise<{ items: OwnSession[] }> {
  const { userId, sessionId } = callerOf(ctx)
  const sessions = await read(identity.context(ctx), ({ db }) =>
    runningSessionsOf(db, userId, identity.clock.now()),
  )
  const items = sessions.map(({ id, device, kind, started_at, last_seen_at }) => ({
    id,
    device,
    kind,
    startedAt: started_at,
    lastSeenAt: last_seen_at,
    current: id === sessionId,
  }))
  return { items }
}
