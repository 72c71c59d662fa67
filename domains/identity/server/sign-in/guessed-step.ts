/** The second step of a sign-in with a code that can be guessed: that of an app, or a recovery code. */
import { AppError, sessionOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { VerificationResult } from '../../schemas.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { forgiveTriesAtFactor, takeTryAtFactor } from '../factors/tries.ts'
import { markVerified } from '../sessions/sessions.ts'
import { notingRefusal } from './refusals.ts'

interface StepChecks {
  /** Whether the account has this kind of factor. */
  exists: (tx: Tx, userId: string) => Promise<boolean>
  /** Uses the code up and returns the details for the audit entry; undefined for a wrong code. */
  accept: (tx: Tx, userId: string) => Promise<Record<string, unknown> | undefined>
}

/**
 * The attempt counts before the code is checked.
 * @throws AppError `factor.not_found`, `code.wrong`, `factor.locked` after five wrong codes in this session,
 * `auth.too_many_tries` after many in all of them
 */
export async function doGuessedStep(
  call: IdentityCall,
  { exists, accept }: StepChecks,
): Promise<z.output<typeof VerificationResult>> {
  const session = sessionOf(call)
  const { userId, sessionId } = session
  if (!(await call.system.read((tx) => exists(tx, userId)))) throw new AppError('factor.not_found')
  await takeTryAtFactor(call, session)
  const verify = () =>
    call.system(async (tx) => {
      const used = await accept(tx, userId)
      if (!used) throw new AppError('code.wrong')
      await forgiveTriesAtFactor(tx, session)
      await markVerified(call, tx, sessionId)
      tx.about(userId, used)
      return { verified: true as const, session: null }
    })
  return notingRefusal(call, session, verify)
}
