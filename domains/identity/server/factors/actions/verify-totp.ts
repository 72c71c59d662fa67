import { AppError } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { VerificationResult } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { doGuessedStep } from '../../sign-in/guessed-step.ts'
import { tryUnseal } from '../seal.ts'
import { changeFactor, confirmedFactorsOf, type KeptFactor, lockConfirmed } from '../store/factors.ts'
import { isUsedStep, stepOfCode } from '../totp.ts'

/** Does the second step of a sign-in with a code of the app. */
export const verifyTotp = (
  call: IdentityCall,
  { code }: { code: string },
): Promise<z.output<typeof VerificationResult>> =>
  doGuessedStep(call, {
    exists: async (tx, userId) => (await confirmedFactorsOf(tx, userId)).includes('totp'),
    accept: async (tx, userId) => {
      const now = tx.clock.now()
      const apps = (await lockConfirmed(tx, userId, 'totp')).flatMap((app) => opened(call, app))
      // Its secret was encrypted with another key, which a restored backup did not contain: no code can be right.
      if (apps.length === 0) throw new AppError('factor.not_found')
      const accepted = apps.flatMap((app) => acceptedBy(app, code, now))[0]
      if (!accepted) return undefined
      await changeFactor(tx, accepted.id, { last_step: accepted.step, last_used_at: now })
      return { factor: 'totp' }
    },
  })

type OpenedApp = Pick<KeptFactor, 'id' | 'last_step'> & { secret: Uint8Array }

function opened(call: IdentityCall, { id, last_step, sealed_secret }: KeptFactor): OpenedApp[] {
  const secret = sealed_secret && tryUnseal(call.parts.secret, sealed_secret, id)
  return secret ? [{ id, last_step, secret }] : []
}

/** A code is accepted once; afterwards neither it nor an earlier one is. */
function acceptedBy({ id, last_step, secret }: OpenedApp, code: string, now: Date) {
  const step = stepOfCode(secret, code, now)
  return step === null || isUsedStep(step, last_step, now) ? [] : [{ id, step }]
}
