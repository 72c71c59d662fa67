/** What follows from a new password: whoever came in with the old one is out, and the owner is told. */
import type { TransactionContext } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import { passwordLetter } from '../letters/notices.ts'
import type { Identity } from './identity.ts'
import { lockAccount, replacePassword } from './store/accounts.ts'
import { voidCodesOf } from './store/codes.ts'
import { endSessions } from './store/sessions.ts'
import type { IdentityTables } from './tables.ts'

export async function setPassword(
  identity: Identity,
  tx: TransactionContext<IdentityTables>,
  userId: string,
  passwordHash: string,
  keep: { session?: string } = {},
): Promise<void> {
  const now = identity.clock.now()
  const account = await lockAccount(tx.db, userId)
  await replacePassword(tx.db, userId, passwordHash, now)
  await endSessions(
    tx.db,
    userId,
    'password',
    now,
    keep.session === undefined ? {} : { except: keep.session },
  )
  await voidCodesOf(tx.db, userId, now)
  if (!account?.email) return
  await queueMessage(tx, { channel: 'email', to: account.email, ...passwordLetter(account.language, now) })
}
