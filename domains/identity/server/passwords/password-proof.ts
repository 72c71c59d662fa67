/** Checks passwords, and counts the wrong ones. */
import { AppError } from '@mizan/platform/contract'
import { findAccount, findAccountByEmail, lockAccount } from '../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { keyedHash } from '../keys.ts'
import { noteRefusal } from '../sign-in/refusals.ts'
import type { Account } from '../tables.ts'
import { forgiveProofTries, forgiveSignInTry, takeProofTry, takeSignInTry } from './tries.ts'

/**
 * The account with this address and password. An address without an account takes the same steps and as long.
 * @throws AppError `auth.invalid_credentials`, `auth.too_many_tries`
 */
export async function requireCredentials(
  call: IdentityCall,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const account = await call.system.read((tx) => findAccountByEmail(tx, email))
  await takeSignInTry(call, email, account?.id)
  const matches = await call.parts.passwords.matches(account?.password_hash, password)
  if (!account || !matches) {
    const otherwise = keyedHash(call.parts.keys.accounts, email).toString('base64url')
    await noteRefusal(call, { userId: account?.id ?? null, otherwise, reason: 'password' })
    throw new AppError('auth.invalid_credentials')
  }
  await forgiveSignInTry(call, email)
  return account
}

/**
 * The owner of a session enters the password again before something that cannot be undone. Attempts are counted in
 * transactions of their own, so call it before the write begins.
 * @throws AppError `auth.wrong_password`, `auth.too_many_tries`
 */
export async function provePassword(call: IdentityCall, userId: string, password: string): Promise<Account> {
  const account = await call.system.read((tx) => findAccount(tx, userId))
  await takeProofTry(call, userId)
  const matches = await call.parts.passwords.matches(account?.password_hash, password)
  if (!account || !matches) throw new AppError('auth.wrong_password')
  await forgiveProofTries(call, userId)
  return account
}

/**
 * Locks the account whose password was checked before the write. The owner may have replaced the password since, to
 * keep out somebody who knows the old one.
 * @throws AppError with the code of a wrong password
 */
export async function requireSamePassword(
  tx: Tx,
  proven: Account,
  code: 'auth.invalid_credentials' | 'auth.wrong_password' = 'auth.wrong_password',
): Promise<Account> {
  const account = await lockAccount(tx, proven.id)
  if (!account || account.password_hash !== proven.password_hash) throw new AppError(code)
  return account
}
