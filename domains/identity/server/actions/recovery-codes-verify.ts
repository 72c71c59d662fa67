/** Does the second step of a sign-in with a code on paper, which is used up by it. */
import type { CallContext } from '@mizan/platform/contract'
import type { z } from 'zod'
import { recoveryUsedLetter } from '../../letters/security.ts'
import { canonicalRecoveryCode } from '../../rules/recovery-codes.ts'
import type { Verified } from '../../schemas.ts'
import { hashOfRecoveryCode } from '../factors/recovery-codes.ts'
import { doGuessedStep } from '../guessed-step.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { countRecoveryCodes, spendRecoveryCode } from '../store/recovery-codes.ts'

export const verifyRecoveryCode = (
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> =>
  doGuessedStep(identity, ctx, {
    exists: async ({ db }, userId) => (await countRecoveryCodes(db, userId)).left > 0,
    accept: async (tx, userId) => {
      const hash = hashOfRecoveryCode(identity, userId, canonicalRecoveryCode(code))
      if (!(await spendRecoveryCode(tx.db, userId, hash, tx.clock.now()))) return undefined
      const { left } = await countRecoveryCodes(tx.db, userId)
      await tellOwner(tx, userId, (language, at) => recoveryUsedLetter(language, at, left))
      return { factor: 'recovery', left }
    },
  })
