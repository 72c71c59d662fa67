/** Ends one of the caller's sessions, possibly the calling one. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { endSessions } from '../store/sessions.ts'

export async function endSession(call: IdentityCall, sessionId: string): Promise<{ done: true }> {
  const { userId } = callerOf(call)
  return call.system(async (tx) => {
    const ended = await endSessions(tx, userId, 'owner', call.clock.now(), { only: sessionId })
    if (ended === 0) throw new AppError('session.not_found')
    tx.about(sessionId)
    return { done: true as const }
  })
}
