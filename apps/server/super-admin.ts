/** Staff of the service: given by the operator on the server, never through a call. */
import { appointSuperAdmin } from '@mizan/company/server'
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { findUserIdByEmail, type IdentityTables } from '@mizan/identity/server'
import { AppError } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Contexts } from './contexts.ts'
import { StartError } from './failures.ts'

const call = { rowName: 'admin.appointSuperAdmin', audit: 'super_admin.appointed' }

/** @throws StartError for an address without an account, or whose owner has no office */
export async function appointByEmail(contexts: Contexts, email: string): Promise<void> {
  const address = canonicalEmail(email.trim())
  await write(contexts.system<IdentityTables>(call), async (tx) => {
    const userId = await findUserIdByEmail(tx, address)
    if (!userId) throw new StartError(`There is no account with the address ${address}.`)
    await appointSuperAdmin(tx, userId).catch((error) => {
      if (!(error instanceof AppError)) throw error
      throw new StartError(`${address} has no office now; after the next sign-in there will be one.`)
    })
  })
}
