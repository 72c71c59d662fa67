import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Notifications',
  labelWith: 'Notifications, {{unread}}',
  unread_one: '{{count}} unread notification',
  unread_other: '{{count}} unread notifications',
  unreadMany: 'More than 99 unread notifications',
}
