import { AppError, callerOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { endSessions } from '../../sessions/store/sessions.ts'

/** @throws AppError `token.not_found` also for a token that has ended already */
export async function revokeToken(call: IdentityCall, tokenId: string): Promise<{ done: true }> {
  const { userId } = callerOf(call)
  return call.system(async (tx) => {
    const which = { only: tokenId, kinds: ['token'] } as const
    const ended = await endSessions(tx, userId, 'owner', call.clock.now(), which)
    if (ended === 0) throw new AppError('token.not_found')
    tx.about(tokenId)
    return { done: true as const }
  })
}
