/** The factors of an account for the second step of a sign-in, apart from codes that are sent. */
import type { SignedIn } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { confirmedFactorsOf } from '../factors/store/factors.ts'
import { countRecoveryCodes } from '../factors/store/recovery-codes.ts'

export async function secondStepOf(tx: Tx, userId: string): Promise<Pick<SignedIn, 'factors' | 'recovery'>> {
  const factors = await confirmedFactorsOf(tx, userId)
  // Recovery codes only replace a lost factor.
  if (factors.length === 0) return { factors, recovery: false }
  const { left } = await countRecoveryCodes(tx, userId)
  return { factors, recovery: left > 0 }
}
