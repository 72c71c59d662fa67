/** What somebody else did to an account: its owner is told by mail and, once, on the screen. */
import type { Transaction } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { Language, Notice } from '../letters/notices.ts'
import { removalLetter } from '../letters/office.ts'
import type { Profile } from '../schemas.ts'
import { type findRemoval, keepRemoval } from './store/notices.ts'
import { namesOf } from './store/people.ts'
import { findPerson } from './store/profile.ts'
import { endSessions } from './store/sessions.ts'
import type { Account } from './tables.ts'

/** An account that was erased has no address any more. */
type Owner = Pick<Account, 'email' | 'language'>

/**
 * Queues a letter in the language of the account, in the transaction that makes the change. `account`: as it was
 * locked or, where it was not, its id.
 */
export async function tellOwner(
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
 * An office has removed the person: the sessions end, and the owner is told by mail, by the old sessions and, until it
 * is dismissed, by the profile. `tx`: of the system's scope; `askId`: whom they can ask.
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

/** Null once it was seen, and for whoever is in that office again. */
export function noticeOf(
  removal: Awaited<ReturnType<typeof findRemoval>>,
  currentOffice: string,
): Profile['notice'] {
  if (!removal || removal.seen_at !== null || removal.office === currentOffice) return null
  return { kind: 'removedFromOffice', office: removal.office, at: removal.removed_at }
}
