/** What an account has for the second step of a sign-in, beside codes that are sent. */
import type { DataContext } from '@mizan/platform/database'
import type { SignedIn } from '../schemas.ts'
import { confirmedFactorsOf } from './store/factors.ts'
import { countRecoveryCodes } from './store/recovery-codes.ts'
import type { IdentityTables } from './tables.ts'

export async function secondStepOf(
  tx: Pick<DataContext<IdentityTables>, 'db'>,
  userId: string,
): Promise<Pick<SignedIn, 'factors' | 'recovery'>> {
  const factors = await confirmedFactorsOf(tx, userId)
  const { left } = await countRecoveryCodes(tx.db, userId)
  return { factors, recovery: factors.length > 0 && left > 0 }
}
