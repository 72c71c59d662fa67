/** Does the second step of a sign-in with a recovery code, which can be used only once. */
import type { z } from 'zod'
import { recoveryUsedLetter } from '../../../letters/security.ts'
import { canonicalRecoveryCode } from '../../../rules/recovery-codes.ts'
import type { VerificationResult } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { doGuessedStep } from '../../sign-in/guessed-step.ts'
import { hashOfRecoveryCode } from '../recovery-codes.ts'
import { countRecoveryCodes, spendRecoveryCode } from '../store/recovery-codes.ts'

export const verifyRecoveryCode = (
  call: IdentityCall,
  { code }: { code: string },
): Promise<z.output<typeof VerificationResult>> =>
  doGuessedStep(call, {
    exists: async (tx, userId) => (await countRecoveryCodes(tx, userId)).left > 0,
    accept: async (tx, userId) => {
      const hash = hashOfRecoveryCode(call, userId, canonicalRecoveryCode(code))
      if (!(await spendRecoveryCode(tx, userId, hash, tx.clock.now()))) return undefined
      const { left } = await countRecoveryCodes(tx, userId)
      await notifyOwner(tx, userId, (language, at) => recoveryUsedLetter(language, at, left))
      return { factor: 'recovery', left }
    },
  })
