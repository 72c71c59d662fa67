/** The notifications of the caller, subject by subject, and the number of unread ones. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import type { ListQuery, Notification, NotificationList } from '../../schemas.ts'
import type { NotificationCall, Tx } from '../call.ts'
import { lineOf } from '../lines.ts'
import { isReadable, shownSubjects } from '../open-subjects.ts'
import { type ListedChange, listChanges } from '../store/lists.ts'
import { countUnread } from '../store/notifications.ts'
import { keyOf, namesOf } from '../subject-names.ts'

export function listNotifications(call: NotificationCall, asked: ListQuery): Promise<NotificationList> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const open = await shownSubjects(call.parts, tx, caller)
    const changes = await listChanges(tx, caller, isReadable(open, caller), asked)
    const named = await namesOf(call.parts, tx, caller.officeId, changes)
    const present = await presenter(call, tx, changes)
    const items = Map.groupBy(changes, keyOf)
      .values()
      .flatMap(([first, ...rest]) =>
        first
          ? [
              {
                subjectKind: first.subject_kind,
                subjectId: first.subject_id,
                ...named(first),
                unread: first.unread,
                total: first.total,
                latest: [first, ...rest].map(present),
              },
            ]
          : [],
      )
    const { pageIndex, pageSize } = asked
    return { items: [...items], total: changes[0]?.subjects ?? 0, pageIndex, pageSize }
  })
}

async function presenter(
  { parts }: NotificationCall,
  tx: Tx,
  changes: readonly ListedChange[],
): Promise<(change: ListedChange) => Notification> {
  const person = await namesFor(
    tx,
    parts.namesOf,
    changes.map(({ actor_id }) => actor_id),
  )
  return (change) => {
    const { id, at, kind, actor_id, action, due_on, due_time, read_at } = change
    const { tr, en } = lineOf(parts, change)
    return {
      id: String(id),
      at,
      kind,
      actor: actor_id === null ? null : person(actor_id),
      action,
      says: { tr: joined(tr), en: joined(en) },
      due: due_on === null ? null : { date: due_on, time: due_time },
      isRead: read_at !== null,
    }
  }
}

const joined = ({ says, about }: { says: string; about: readonly string[] }): string =>
  [says, ...about].filter(Boolean).join(' · ')

export const readUnread = (call: NotificationCall): Promise<{ count: number }> =>
  call.office.read(async (tx) => {
    const caller = callerOf(call)
    const open = await shownSubjects(call.parts, tx, caller)
    return { count: await countUnread(tx, caller, isReadable(open, caller)) }
  })
