import { randomUUID } from 'node:crypto'
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { PasskeyOptions } from '../../schemas.ts'
import { challengeMs, creationOptions } from '../factors/passkeys.ts'
import { requireRoomForFactor } from '../factors/room.ts'
import type { Identity } from '../identity.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { keptPasskey, lockConfirmed } from '../store/factors.ts'
import { addChallenge, removeOldChallenges } from '../store/factors-challenges.ts'

/** Gives the browser what it needs to make a passkey for this account and this site. */
export async function beginPasskey(
  identity: Identity,
  ctx: CallContext,
  { password }: { password: string },
): Promise<z.output<typeof PasskeyOptions>> {
  const { userId, sessionId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, password)
  return write(identity.context(ctx), async (tx) => {
    const person = await requireSamePassword(tx, proven)
    await requireRoomForFactor(tx, userId)
    if (!person.email) throw new AppError('session.required')
    const user = { id: userId, email: person.email, name: `${person.name} ${person.surname}` }
    const known = (await lockConfirmed(tx, userId, 'passkey')).map(keptPasskey)
    const options = await creationOptions(identity, user, known)
    const id = randomUUID()
    const now = tx.clock.now()
    await removeOldChallenges(tx, userId, now)
    await addChallenge(tx, {
      id,
      user_id: userId,
      session_id: sessionId,
      purpose: 'add',
      challenge: options.challenge,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    return { challengeId: id, options: { ...options } }
  })
}
