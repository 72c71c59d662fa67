/** Whether an account may have another second factor. */
import { AppError } from '@mizan/platform/contract'
import type { TransactionContext } from '@mizan/platform/database'
import { mostFactors } from '../../rules/factors.ts'
import { lockAccount } from '../store/accounts.ts'
import { listConfirmed } from '../store/factors.ts'
import type { IdentityTables } from '../tables.ts'

/** Holds the account, so that two at once are counted one after the other. @throws AppError `factor.too_many` */
export async function requireRoomForFactor(
  tx: TransactionContext<IdentityTables>,
  userId: string,
): Promise<void> {
  await lockAccount(tx.db, userId)
  if ((await listConfirmed(tx, userId)).length >= mostFactors) throw new AppError('factor.too_many')
}
