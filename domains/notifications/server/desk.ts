/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { notificationRows } from '../contract.ts'
import { markRead } from './actions/mark-read.ts'
import { changeSetting } from './actions/set.ts'
import { setDays } from './actions/set-days.ts'
import type { NotificationCall } from './call.ts'
import type { NotificationParts } from './parts.ts'
import { listNotifications, readUnread } from './queries/notifications.ts'
import { readSettings } from './queries/settings.ts'

export const notificationDesk = (parts: NotificationParts): Desk =>
  desk(
    notificationRows,
    {
      'notifications.list': (call: NotificationCall, { query }) => listNotifications(call, query),
      'notifications.unread': (call: NotificationCall) => readUnread(call),
      'notifications.markRead': (call: NotificationCall, { body }) => markRead(call, body),
      'notifications.settings': (call: NotificationCall) => readSettings(call),
      'notifications.set': (call: NotificationCall, { body }) => changeSetting(call, body),
      'notifications.setDays': (call: NotificationCall, { body }) => setDays(call, body),
    },
    parts,
  )
