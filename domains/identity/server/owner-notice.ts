/** Tells the owner of an account by mail of a change to it, in the transaction that makes the change. */
import type { TransactionContext } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { Language, Notice } from '../letters/notices.ts'
import { findPerson } from './store/profile.ts'
import type { IdentityTables } from './tables.ts'

export async function tellOwner(
  tx: TransactionContext<IdentityTables>,
  userId: string,
  letterIn: (language: Language, at: Date) => Notice,
): Promise<void> {
  const owner = await findPerson(tx, userId)
  if (!owner?.email) return
  await queueMessage(tx, { channel: 'email', to: owner.email, ...letterIn(owner.language, tx.clock.now()) })
}
