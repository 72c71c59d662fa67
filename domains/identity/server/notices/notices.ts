/** Notifies the owner of an account of actions by others on it, by mail and once on the screen. */
import type { Transaction } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { Language, Notice } from '../../letters/notices.ts'
import { removalLetter } from '../../letters/office.ts'
import type { Profile } from '../../schemas.ts'
import { namesOf } from '../accounts/store/people.ts'
import { findPerson } from '../profile/store.ts'
import { endSessions } from '../sessions/store/sessions.ts'
import type { Account } from '../tables.ts'
import { type findRemoval, keepRemoval } from './store.ts'

/** An erased account has no address. */
type Owner = Pick<Account, 'email' | 'language'>

/**
 * Queues a letter in the language of the account, in the transaction of the change. `account`: the locked row or, if it
 * was not locked, its id.
 */
export async function notifyOwner(
  tx: Transaction,
  account: Owner | string,
  letterIn: (language: Language, at: Date) => Notice,
): Promise<void> {
  const owner = typeof account === 'string' ? await findPerson(tx, account) : account
  if (!owner?.email) return
  const letter = letterIn(owner.language, tx.clock.now())
  await queueMessage(tx, { channel: 'email', to: owner.email, ...letter })
}

/**
 * Called when an office has removed the person. The sessions end; the owner is notified by mail, by the old sessions
 * and, until it is dismissed, in the profile. `tx` must be of the system's scope; `askId`: the person whom they can
 * ask.
 */
export async function memberRemoved(
  tx: Transaction,
  userId: string,
  { officeName, askId }: { officeName: string; askId: string },
): Promise<void> {
  const now = tx.clock.now()
  await endSessions(tx, userId, 'removed', now)
  await keepRemoval(tx, { userId, office: officeName, at: now.toISOString() })
  const people = await namesOf(tx, [userId, askId])
  const [owner, ask] = [userId, askId].map((wanted) => people.find(({ id }) => id === wanted))
  if (!owner?.email) return
  const askName = ask ? `${ask.name} ${ask.surname}` : ''
  const letter = removalLetter(owner.language, now, { officeName, askName, askEmail: ask?.email ?? '' })
  await queueMessage(tx, { channel: 'email', to: owner.email, ...letter })
}

/** Null once it was dismissed, and for a person who has joined that office again. */
export function noticeOf(
  removal: Awaited<ReturnType<typeof findRemoval>>,
  currentOffice: string,
): Profile['notice'] {
  if (!removal || removal.seen_at !== null || removal.office === currentOffice) return null
  return { kind: 'removedFromOffice', office: removal.office, at: removal.removed_at }
}
