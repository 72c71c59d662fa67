import { AppError, sessionOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { PasskeyResponse, VerificationResult } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { markVerified } from '../../sessions/sessions.ts'
import { notingRefusal } from '../../sign-in/refusals.ts'
import { checkPasskey } from '../passkeys.ts'
import { forgetFactorTries, spendChallenge } from '../store/challenges.ts'
import { changeFactor, keptPasskey, lockConfirmed } from '../store/factors.ts'

/**
 * Does the second step of a sign-in with a passkey. The challenge is used up, even if the answer is refused.
 * @throws AppError `factor.not_found` if the account has no passkey, `passkey.refused`
 */
export async function verifyPasskey(
  call: IdentityCall,
  { challengeId, response }: z.output<typeof PasskeyResponse>,
): Promise<z.output<typeof VerificationResult>> {
  const { userId, sessionId } = sessionOf(call)
  const owner = { userId, sessionId, purpose: 'verify' } as const
  const challenge = await call.system.unaudited((tx) =>
    spendChallenge(tx, challengeId, owner, tx.clock.now()),
  )
  const verify = () =>
    call.system(async (tx) => {
      const passkeys = await lockConfirmed(tx, userId, 'passkey')
      if (passkeys.length === 0) throw new AppError('factor.not_found')
      const passkey = passkeys.find(({ credential_id: id }) => id === response.id)
      if (challenge === undefined || !passkey) throw new AppError('passkey.refused')
      const counter = await checkPasskey(call.parts, challenge, response, keptPasskey(passkey))
      await changeFactor(tx, passkey.id, { counter, last_used_at: tx.clock.now() })
      await forgetFactorTries(tx, sessionId)
      await markVerified(call, tx, sessionId)
      tx.about(userId, { factor: 'passkey' })
      return { verified: true as const, session: null }
    })
  return notingRefusal(call, owner, verify)
}
