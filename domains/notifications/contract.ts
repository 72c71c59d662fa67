/** Rows of notifications: what others did to cases that the caller has or follows. */
import { defineRows, done } from '@mizan/platform/contract'
import { ListQuery, NotificationList, Reading, SettingChange, Settings, Unread } from './schemas.ts'

export { notificationErrors } from './errors.ts'

/** The same as for reading cases, which are all that people are told of. */
const own = {
  group: 'notifications',
  access: {
    session: 'bearer',
    feature: 'caseManagement',
    permission: { module: 'cases', level: 'Read' },
    licence: ['case_management_readonly', 'case_management_full'],
  },
} as const

const shown = ['notifications.unread', 'notifications.list'] as const

export const notificationRows = defineRows({
  'notifications.list': {
    ...own,
    method: 'GET',
    path: '/notifications',
    summary: 'What happened to cases that the caller has or follows, case by case, the latest first',
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
    summary: 'Marks as read what the caller has seen of one case, or of all',
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
    summary: 'What the caller is told of on the screen, by mail at once and in the daily digest',
    answer: Settings,
    errors: [],
    sample: {},
  },
  'notifications.set': {
    ...own,
    method: 'POST',
    path: '/notifications/settings',
    summary: 'Switches one way of telling the caller of one kind on or off',
    body: SettingChange,
    answer: Settings,
    errors: ['notification.always_on_screen'],
    fails: { tr: 'Bildirim ayarı kaydedilemedi.', en: 'Failed to save the notification setting.' },
    renews: ['notifications.settings'],
    renewsFor: 'caller',
    sample: { body: { kind: 'hearing', way: 'mail', on: true } },
  },
})
