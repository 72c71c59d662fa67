/** Whether an account may have another second factor. */
import { AppError } from '@mizan/platform/contract'
import { mostFactors } from '../../rules/factors.ts'
import { lockAccount } from '../accounts/store/accounts.ts'
import type { Tx } from '../call.ts'
import type { Account } from '../tables.ts'
import { type KeptFactor, listConfirmed } from './store/factors.ts'

/**
 * Returns the factors of the account, which must be locked so that two simultaneous additions are counted one by one.
 * @throws AppError `factor.too_many`
 */
export async function requireRoomForFactor(tx: Tx, { id }: Account): Promise<KeptFactor[]> {
  const factors = await listConfirmed(tx, id)
  if (factors.length >= mostFactors) throw new AppError('factor.too_many')
  return factors
}

/** @throws AppError `factor.too_many`, `session.required` if the account was erased */
export async function lockWithRoomForFactor(tx: Tx, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('session.required')
  await requireRoomForFactor(tx, account)
  return account
}
