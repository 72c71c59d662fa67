/** Staff of the service: given by the operator on the server, never through a call. */
import { appointSuperAdmin, dismissSuperAdmin } from '@mizan/company/server'
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { findUserIdByEmail, type IdentityTables } from '@mizan/identity/server'
import { AppError } from '@mizan/platform/contract'
import { type CallInfo, type TransactionContext, write } from '@mizan/platform/database'
import type { Contexts } from './contexts.ts'
import { StartError } from './failures.ts'

/** @throws StartError for an address without an account, or whose owner has no office */
export function appointByEmail(contexts: Contexts, email: string): Promise<void> {
  const call = { rowName: 'admin.appointSuperAdmin', audit: 'super_admin.appointed' }
  return withAccount(contexts, call, email, async (tx, userId, address) => {
    await appointSuperAdmin(tx, userId).catch(
      saying(`${address} has no office now; after the next sign-in there will be one.`),
    )
  })
}

/** Gives how many super admins are left. @throws StartError for an address that is not a super admin's */
export function dismissByEmail(contexts: Contexts, email: string): Promise<{ left: number }> {
  const call = { rowName: 'admin.dismissSuperAdmin', audit: 'super_admin.dismissed' }
  return withAccount(contexts, call, email, (tx, userId, address) =>
    dismissSuperAdmin(tx, userId).catch(saying(`${address} is not a super admin.`)),
  )
}

function withAccount<Result>(
  contexts: Contexts,
  call: CallInfo,
  email: string,
  work: (tx: TransactionContext<IdentityTables>, userId: string, address: string) => Promise<Result>,
): Promise<Result> {
  const address = canonicalEmail(email.trim())
  return write(contexts.system<IdentityTables>(call), async (tx) => {
    const userId = await findUserIdByEmail(tx, address)
    if (!userId) throw new StartError(`There is no account with the address ${address}.`)
    return work(tx, userId, address)
  })
}

const saying =
  (advice: string) =>
  (error: unknown): never => {
    throw error instanceof AppError ? new StartError(advice) : error
  }
