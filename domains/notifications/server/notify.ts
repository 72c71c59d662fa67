/** Notifies people of a change, in the transaction of the change: for the bell, for a mail, for the digest. */
import type { Transaction, WrittenEntry } from '@mizan/platform/database'
import type { notificationRows } from '../contract.ts'
import { usualOf } from '../rules/settings.ts'
import { insertNotices } from './store/notifications.ts'
import type { NotificationSubject } from './subjects.ts'

/** One person and the kind of the change for them. */
export interface NotificationRecipient<Kind extends string = string> {
  userId: string
  kind: Kind
}

/** Answers that become stale for a notified person. */
export const bell: readonly (keyof typeof notificationRows)[] = ['notifications.unread', 'notifications.list']

/**
 * `people`: those who may read the subject now, without the actor. Each is notified as they have chosen. The
 * transaction has the scope of their office.
 */
export async function notify(
  tx: Transaction,
  { kind: subjectKind, groups }: Pick<NotificationSubject, 'kind' | 'groups'>,
  { id, at, subjectId }: WrittenEntry,
  people: readonly NotificationRecipient[],
): Promise<void> {
  if (people.length === 0 || subjectId === null) return
  if (tx.scope.kind !== 'office') throw new TypeError('People are notified within the scope of their office')
  const notices = people.map(({ userId, kind }) => {
    const rule = groups.find(({ kinds }) => Object.hasOwn(kinds, kind))?.kinds[kind]
    if (!rule) throw new TypeError(`Of a ${subjectKind} nobody is notified as ${kind}`)
    return { userId, kind, subjectId, entryId: id, ...usualOf(rule) }
  })
  tx.renew(bell, await insertNotices(tx, { officeId: tx.scope.officeId, subjectKind, at }, notices))
}
