import { AppError, sessionOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { PasskeyOptions } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { creationOptions } from '../passkeys.ts'
import { requireRoomForFactor } from '../room.ts'
import { keepChallenge } from '../store/challenges.ts'
import { keptPasskey } from '../store/factors.ts'

/** Returns the values that the browser needs to make a passkey for this account and this site. */
export async function beginPasskey(
  call: IdentityCall,
  { password }: { password: string },
): Promise<z.output<typeof PasskeyOptions>> {
  const { userId, sessionId } = sessionOf(call)
  const proven = await provePassword(call, userId, password)
  return call.system(async (tx) => {
    const person = await requireSamePassword(tx, proven)
    const factors = await requireRoomForFactor(tx, person)
    if (!person.email) throw new AppError('session.required')
    const user = { id: userId, email: person.email, name: `${person.name} ${person.surname}` }
    const known = factors.filter(({ kind }) => kind === 'passkey').map(keptPasskey)
    const options = await creationOptions(call.parts, user, known)
    const challengeId = await keepChallenge(tx, { userId, sessionId, purpose: 'add' }, options.challenge)
    return { challengeId, options: { ...options } }
  })
}
