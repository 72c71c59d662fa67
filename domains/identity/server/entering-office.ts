/** The office of an account: the one of its invitation, the one that it has, or a new one. */
import { AppError } from '@mizan/platform/contract'
import type { TransactionContext } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Identity } from './identity.ts'
import type { Account, IdentityTables } from './tables.ts'
import { takeTrial } from './trials.ts'

type Tx = TransactionContext<IdentityTables>
type Office = { companyId: string }

/** An account that is complete always has one; without a name it bears that of the person. */
export const ensureOffice = (
  identity: Identity,
  tx: Tx,
  account: Account,
  name = `${account.name} ${account.surname}`,
): Promise<Office> =>
  identity.offices.ensure(tx, {
    userId: account.id,
    name,
    country: account.country,
    takeTrial: () => takeTrial(identity, tx, account),
  })

/** The mailbox was proven. An invitation that is no longer good meanwhile does not keep the person out. */
export async function enterFirstOffice(identity: Identity, tx: Tx, account: Account): Promise<Office> {
  const { id: userId, email, invitation_id: invitationId } = account
  if (email === null || invitationId === null)
    return ensureOffice(identity, tx, account, account.organisation)
  await sql`savepoint invitation`.execute(tx.db)
  try {
    return await identity.offices.join(tx, { userId, email, invitationId })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint invitation`.execute(tx.db)
    return ensureOffice(identity, tx, account)
  }
}
