/** Tells people of a change, in the transaction of the change: for the bell, for a mail, for the digest. */
import type { Transaction, WrittenEntry } from '@mizan/platform/database'
import type { notificationRows } from '../contract.ts'
import type { Kind } from '../data/kinds.ts'
import { usualOf } from '../rules/settings.ts'
import { insertFor } from './store/notifications.ts'

/** One person and what the change is for them. */
export interface Told {
  userId: string
  kind: Kind
}

/** Answers that become stale for somebody who is told of something. */
const bell: readonly (keyof typeof notificationRows)[] = ['notifications.unread', 'notifications.list']

/**
 * `people`: those who may read the subject now, without the one who made the change. Each is told as they have chosen.
 * The transaction has the scope of their office.
 */
export async function notify(tx: Transaction, entry: WrittenEntry, people: readonly Told[]): Promise<void> {
  if (people.length === 0) return
  const told = people.map(({ userId, kind }) => ({ user_id: userId, kind, ...usualOf(kind) }))
  tx.renew(bell, await insertFor(tx, entry, told))
}
