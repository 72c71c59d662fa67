import { AppError, sessionOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { PasskeyOptions } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { requestOptions } from '../passkeys.ts'
import { keepChallenge } from '../store/challenges.ts'
import { keptPasskey, lockConfirmed } from '../store/factors.ts'

/**
 * Returns a challenge for the second step with a passkey.
 * @throws AppError `factor.not_found` if the account has no passkey
 */
export const passkeyOptions = (call: IdentityCall): Promise<z.output<typeof PasskeyOptions>> =>
  call.system(async (tx) => {
    const { userId, sessionId } = sessionOf(call)
    const known = (await lockConfirmed(tx, userId, 'passkey')).map(keptPasskey)
    if (known.length === 0) throw new AppError('factor.not_found')
    const options = await requestOptions(call.parts, known)
    const challengeId = await keepChallenge(tx, { userId, sessionId, purpose: 'verify' }, options.challenge)
    return { challengeId, options: { ...options } }
  })
