/** What the caller was told of, subject by subject, and how much of it is unread. */
import { namesFor } from '@mizan/identity/server'
import { callerOf, openDetails } from '@mizan/platform/contract'
import { settingsOf } from '../../rules/settings.ts'
import type { ListQuery, Notification, NotificationList, Settings } from '../../schemas.ts'
import type { NotificationCall, Tx } from '../call.ts'
import type { Subject } from '../parts.ts'
import { type ListedChange, listChanges } from '../store/lists.ts'
import { countUnread } from '../store/notifications.ts'
import { findChosen } from '../store/settings.ts'

export function listNotifications(call: NotificationCall, asked: ListQuery): Promise<NotificationList> {
  const caller = callerOf(call)
  const { subjects } = call.parts
  return call.office.read(async (tx) => {
    const changes = await listChanges(tx, caller, subjects.readable, asked)
    const bySubject = [...Map.groupBy(changes, ({ subject_id }) => subject_id)]
    const ids = bySubject.map(([id]) => id)
    const named = ids.length > 0 ? await subjects.named(tx, caller.officeId, ids) : new Map<string, Subject>()
    const present = await presenter(call, tx, changes)
    const items = bySubject.map(([subjectId, [first, ...rest]]) => ({
      subjectId,
      ...(named.get(subjectId) ?? unknown),
      unread: first?.unread ?? 0,
      total: first?.total ?? 0,
      latest: [first, ...rest].flatMap((change) => (change ? [present(change)] : [])),
    }))
    const { pageIndex, pageSize } = asked
    return { items, total: changes[0]?.subjects ?? 0, pageIndex, pageSize }
  })
}

const unknown: Subject = { title: '', number: '', path: '/' }

async function presenter(
  { parts: { namesOf, audit, subjects } }: NotificationCall,
  tx: Tx,
  changes: readonly ListedChange[],
): Promise<(change: ListedChange) => Notification> {
  const person = await namesFor(
    tx,
    namesOf,
    changes.map(({ actor_id }) => actor_id),
  )
  return ({ id, at, kind, actor_id, action, details, read_at }) => ({
    id: String(id),
    at,
    kind,
    actor: actor_id === null ? null : person(actor_id),
    action,
    details: openDetails(audit[action], subjects.shortDetails(action, details)),
    isRead: read_at !== null,
  })
}

export function readUnread(call: NotificationCall): Promise<{ count: number }> {
  const { readable } = call.parts.subjects
  return call.office.read(async (tx) => ({ count: await countUnread(tx, callerOf(call), readable) }))
}

export const readSettings = (call: NotificationCall): Promise<Settings> =>
  call.office.read(async (tx) => ({ items: settingsOf(await findChosen(tx, callerOf(call))) }))
