/** Ends the session of the caller. */
import { sessionOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { endSessions } from '../store/sessions.ts'

export async function signOut(call: IdentityCall): Promise<{ ended: true }> {
  const { userId, sessionId } = sessionOf(call)
  return call.system(async (tx) => {
    await endSessions(tx, userId, 'logout', call.clock.now(), { only: sessionId })
    tx.about(sessionId)
    return { ended: true as const }
  })
}
