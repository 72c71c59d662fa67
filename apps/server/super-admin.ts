/** Staff of the service: appointed by the operator on the server, never through a call. */

import { appointSuperAdmin, dismissSuperAdmin } from '@mizan/company/server'
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { findUserIdByEmail } from '@mizan/identity/server'
import type { Calls } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import type { Transaction } from '@mizan/platform/database'
import { StartError } from './failures.ts'
import { operatorCall } from './operator.ts'

/** @throws StartError for an address without an account, or whose owner has no office */
export function appointByEmail(calls: Calls, email: string): Promise<void> {
  const facts = { rowName: 'admin.appointSuperAdmin', audit: 'super_admin.appointed' } as const
  return withAccount(calls, facts, email, async (tx, userId, address) => {
    await appointSuperAdmin(tx, userId).catch(
      saying(`${address} has no office now; after the next sign-in there will be one.`),
    )
  })
}

/** Returns how many super admins are left. @throws StartError for an address that is not a super admin's */
export function dismissByEmail(calls: Calls, email: string): Promise<{ left: number }> {
  const facts = { rowName: 'admin.dismissSuperAdmin', audit: 'super_admin.dismissed' } as const
  return withAccount(calls, facts, email, (tx, userId, address) =>
    dismissSuperAdmin(tx, userId).catch(saying(`${address} is not a super admin.`)),
  )
}

function withAccount<Result>(
  calls: Calls,
  facts: { rowName: string; audit: AuditAction },
  email: string,
  work: (tx: Transaction, userId: string, address: string) => Promise<Result>,
): Promise<Result> {
  const address = canonicalEmail(email.trim())
  return operatorCall(calls, facts).system(async (tx) => {
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
