/** What somebody else did to an account: its owner is told by mail and, once, on the screen. */
import { type AnyDatabase, type Clock, withTables } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { Language, Notice } from '../letters/notices.ts'
import { type Removal, removalLetter } from '../letters/office.ts'
import type { Profile } from '../schemas.ts'
import { type findRemoval, keepRemoval } from './store/notices.ts'
import { findPerson } from './store/profile.ts'
import { endSessions } from './store/sessions.ts'
import type { IdentityTables } from './tables.ts'

/** A transaction of the system scope, whatever tables its owner works on. */
interface System {
  db: AnyDatabase
  clock: Clock
}

/** Queues a letter in the language of the account, in the transaction that makes the change. */
export async function tellOwner(
  { db, clock }: System,
  userId: string,
  letterIn: (language: Language, at: Date) => Notice,
): Promise<void> {
  const owner = await findPerson({ db: withTables<IdentityTables>(db) }, userId)
  if (!owner?.email) return
  await queueMessage(
    { db, clock },
    { channel: 'email', to: owner.email, ...letterIn(owner.language, clock.now()) },
  )
}

/**
 * An office has removed the person: the sessions end, and the owner is told by mail, by the old sessions and, until it
 * is dismissed, by the profile.
 */
export async function memberRemoved(tx: System, userId: string, removal: Removal): Promise<void> {
  const db = withTables<IdentityTables>(tx.db)
  const now = tx.clock.now()
  await endSessions(db, userId, 'removed', now)
  await keepRemoval(db, { userId, office: removal.companyName, at: now.toISOString() })
  await tellOwner(tx, userId, (language, at) => removalLetter(language, at, removal))
}

/** Null once it was seen, and for whoever is in that office again. */
export function noticeOf(
  removal: Awaited<ReturnType<typeof findRemoval>>,
  currentOffice: string,
): Profile['notice'] {
  if (!removal || removal.seen_at !== null || removal.office === currentOffice) return null
  return { kind: 'removedFromOffice', office: removal.office, at: removal.removed_at }
}
