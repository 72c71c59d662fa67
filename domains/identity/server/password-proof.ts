/** Whoever knows the password, as far as one can tell by asking for it. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { read, type TransactionContext } from '@mizan/platform/database'
import type { Identity } from './identity.ts'
import { keyedHash } from './keys.ts'
import { noteRefusal } from './refusals.ts'
import { findAccount, findAccountByEmail, lockAccount } from './store/accounts.ts'
import type { Account, IdentityTables } from './tables.ts'
import { forgiveProofTries, forgiveSignInTry, takeProofTry, takeSignInTry } from './tries.ts'

/**
 * The account with this address and password. An address without an account takes the same steps and as long.
 * @throws AppError auth.invalid_credentials, auth.too_many_tries
 */
export async function requireCredentials(
  identity: Identity,
  ctx: CallContext,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const account = await read(identity.unaudited(ctx), ({ db }) => findAccountByEmail(db, email))
  await takeSignInTry(identity, ctx, email, account?.id)
  const matches = await identity.passwords.matches(account?.password_hash, password)
  if (!account || !matches) {
    const otherwise = keyedHash(identity.keys.accounts, email).toString('base64url')
    await noteRefusal(identity, ctx, { userId: account?.id ?? null, otherwise, reason: 'password' })
    throw new AppError('auth.invalid_credentials')
  }
  await forgiveSignInTry(identity, ctx, email)
  return account
}

/**
 * The owner of a session enters the password again before something that cannot be undone. Counted in transactions of
 * its own: call it before the write.
 * @throws AppError auth.wrong_password, auth.too_many_tries
 */
export async function provePassword(
  identity: Identity,
  ctx: CallContext,
  userId: string,
  password: string,
): Promise<Account> {
  const account = await read(identity.unaudited(ctx), ({ db }) => findAccount(db, userId))
  await takeProofTry(identity, ctx, userId)
  const matches = await identity.passwords.matches(account?.password_hash, password)
  if (!account || !matches) throw new AppError('auth.wrong_password')
  await forgiveProofTries(identity, ctx, userId)
  return account
}

/**
 * Locks the account whose password was proven before the write; it may have been replaced meanwhile, by an owner who
 * keeps out whoever knows the old one.
 * @throws AppError the code of a wrong password
 */
export async function requireSamePassword(
  { db }: TransactionContext<IdentityTables>,
  proven: Account,
  code: 'auth.invalid_credentials' | 'auth.wrong_password' = 'auth.wrong_password',
): Promise<Account> {
  const account = await lockAccount(db, proven.id)
  if (!account || account.password_hash !== proven.password_hash) throw new AppError(code)
  return account
}
