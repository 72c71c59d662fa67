/** Sets a new password: sessions of the old one end, and the owner is notified. */
import { queueMessage } from '@mizan/platform/messages'
import { passwordLetter } from '../../letters/notices.ts'
import { replacePassword } from '../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { voidCodesOf } from '../codes/store.ts'
import { endSessions } from '../sessions/store/sessions.ts'
import type { Account } from '../tables.ts'

/** The account must be locked. */
export async function setPassword(
  call: IdentityCall,
  tx: Tx,
  { id: userId, email, language }: Account,
  passwordHash: string,
  keep: { session?: string } = {},
): Promise<void> {
  const now = call.clock.now()
  await replacePassword(tx, userId, passwordHash, now)
  await endSessions(tx, userId, 'password', now, keep.session === undefined ? {} : { except: [keep.session] })
  await voidCodesOf(tx, userId, now)
  if (email === null) return
  await queueMessage(tx, { channel: 'email', to: email, ...passwordLetter(language, now) })
}
