/** Finds or creates the office of an account: that of its invitation, its present one, or a new one. */
import { AppError } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { IdentityCall, Tx } from '../call.ts'
import type { Account } from '../tables.ts'

type Office = { officeId: string }

/** A complete account always has an office; one that was not named gets the name of the person. */
export const ensureOffice = (
  call: IdentityCall,
  tx: Tx,
  account: Account,
  name = `${account.name} ${account.surname}`,
): Promise<Office> =>
  call.parts.offices.ensure(tx, {
    userId: account.id,
    name,
    country: account.country,
  })

/** Called when the mailbox was proven. An invitation that is no longer valid does not keep the person out. */
export async function enterFirstOffice(call: IdentityCall, tx: Tx, account: Account): Promise<Office> {
  const { id: userId, email, invitation_id: invitationId } = account
  if (email === null || invitationId === null) return ensureOffice(call, tx, account, account.organisation)
  await sql`savepoint invitation`.execute(tx.db)
  try {
    return await call.parts.offices.join(tx, { userId, email, invitationId })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint invitation`.execute(tx.db)
    return ensureOffice(call, tx, account)
  }
}
