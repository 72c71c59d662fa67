/** Rows of notifications: changes by others to things that concern the caller, and their coming dates. */
import { defineRows, done } from '@mizan/platform/contract'
import {
  ListQuery,
  NotificationList,
  Reading,
  ReminderDays,
  SettingChange,
  Settings,
  Unread,
} from './schemas.ts'

export { notificationErrors } from './errors.ts'

/** Everybody has a bell; each subject names who may read about it (`NotificationSubject.access`). */
const own = { group: 'notifications', access: { session: 'bearer' } } as const

const shown = ['notifications.unread', 'notifications.list'] as const

export const notificationRows = defineRows({
  'notifications.list': {
    ...own,
    method: 'GET',
    path: '/notifications',
    summary: 'The notifications of the caller, grouped by subject, the latest first',
    query: ListQuery,
    answer: NotificationList,
    errors: [],
    sample: { query: { unread: 'true' } },
  },
  'notifications.unread': {
    ...own,
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many notifications the caller has not read, at most 100',
    answer: Unread,
    errors: [],
    sample: {},
  },
  'notifications.markRead': {
    ...own,
    method: 'POST',
    path: '/notifications/read',
    summary: 'Marks as read what the caller has seen of one subject, or of all',
    body: Reading,
    answer: done,
    errors: ['notification.not_found'],
    fails: { tr: 'Bildirim okundu sayılamadı.', en: 'Failed to mark the notification as read.' },
    renews: shown,
    renewsFor: 'caller',
    sample: { body: { subjectId: 'sample', upTo: '1' } },
  },
  'notifications.settings': {
    ...own,
    method: 'GET',
    path: '/notifications/settings',
    summary: 'Of which events the caller is notified on the screen, by mail at once and in the daily digest',
    answer: Settings,
    errors: [],
    sample: {},
  },
  'notifications.set': {
    ...own,
    method: 'POST',
    path: '/notifications/settings',
    summary: 'Switches one way of notifying the caller of one kind on or off',
    body: SettingChange,
    answer: Settings,
    errors: ['notification.kind_not_found', 'notification.always_on_screen'],
    fails: { tr: 'Bildirim ayarı kaydedilemedi.', en: 'Failed to save the notification setting.' },
    renews: ['notifications.settings'],
    renewsFor: 'caller',
    sample: { body: { kind: 'sample', way: 'mail', on: true } },
  },
  'notifications.setDays': {
    ...own,
    method: 'POST',
    path: '/notifications/settings/days',
    summary: 'Changes how many days before a day the caller is reminded of it',
    body: ReminderDays,
    answer: Settings,
    errors: [],
    fails: { tr: 'Hatırlatma günleri kaydedilemedi.', en: 'Failed to save the days of the reminders.' },
    renews: ['notifications.settings'],
    renewsFor: 'caller',
    sample: { body: { days: [7, 1, 0] } },
  },
})
