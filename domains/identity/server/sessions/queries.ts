/** The caller's open sessions. */
import { sessionOf } from '@mizan/platform/contract'
import type { OwnSession } from '../../schemas.ts'
import type { IdentityCall } from '../call.ts'
import { runningSessionsOf } from './store/sessions.ts'

export async function listSessions(call: IdentityCall): Promise<{ items: OwnSession[] }> {
  const { userId, sessionId } = sessionOf(call)
  const sessions = await call.system.read((tx) => runningSessionsOf(tx, userId, call.clock.now()))
  const items = sessions.map(({ id, device, name, kind, started_at, last_seen_at }) => ({
    id,
    device: name ?? device,
    kind,
    startedAt: started_at,
    // A personal token that was never used was seen before it began.
    lastSeenAt: [started_at, last_seen_at].toSorted().at(-1) ?? last_seen_at,
    current: id === sessionId,
  }))
  return { items }
}
