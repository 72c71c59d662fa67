import type { CallContext } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { Verified } from '../../schemas.ts'
import { unseal } from '../factors/seal.ts'
import { isUsedStep, stepOfCode } from '../factors/totp.ts'
import { doGuessedStep } from '../guessed-step.ts'
import type { Identity } from '../identity.ts'
import { changeFactor, confirmedFactorsOf, type KeptFactor, lockConfirmed } from '../store/factors.ts'

/** Does the second step of a sign-in with a code of the app. */
export const verifyTotp = (
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> =>
  doGuessedStep(identity, ctx, {
    exists: async (tx, userId) => (await confirmedFactorsOf(tx, userId)).includes('totp'),
    accept: async (tx, userId) => {
      const now = tx.clock.now()
      const apps = await lockConfirmed(tx, userId, 'totp')
      const accepted = apps.flatMap((app) => acceptedBy(identity, app, code, now))[0]
      if (!accepted) return undefined
      await changeFactor(tx, accepted.id, { last_step: accepted.step, last_used_at: now })
      return { factor: 'totp' }
    },
  })

/** A code counts once: neither it nor an earlier one is taken again. */
function acceptedBy(identity: Identity, app: KeptFactor, code: string, now: Date) {
  if (!app.sealed_secret) return []
  const step = stepOfCode(unseal(identity.key, app.sealed_secret, app.id), code, now)
  return step === null || isUsedStep(step, app.last_step, now) ? [] : [{ id: app.id, step }]
}
