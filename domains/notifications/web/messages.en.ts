import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  panel: {
    which: 'Notifications to show',
    unread: 'Unread {{count}}',
    noUnread: 'Unread',
    all: 'All',
    readAll: 'Mark all as read',
    settings: 'Notification settings',
    failed: 'Failed to load the notifications.',
    nothingUnread: 'No unread notifications.',
    nothing: 'No notifications yet',
    nothingHint: 'Changes that concern you and days that come near appear here.',
    more: 'Show older ones',
  },
  row: {
    others_one: '{{count}} more change',
    others_other: '{{count}} more changes',
    otherReminders_one: '{{count}} more reminder',
    otherReminders_other: '{{count}} more reminders',
    reminder: 'Reminder',
    isUnread: 'unread',
  },
  settings: {
    title: 'Notification settings',
    lead: 'You are not notified of your own changes. Each choice is saved at once.',
    event: 'Event',
    ways: { screen: 'On the screen', mail: 'Mail at once', digest: 'Daily digest (08:00)' },
    none: 'Off',
    mailHint:
      'Mail at once leaves five minutes after the first change, as one mail with all that happened meanwhile. The daily digest is one mail at 08:00 Turkish time with what comes near and what happened since the last one. What you have read on the screen is not sent again.',
    days: 'How long before',
    onDay: 'on the day',
    before_one: '{{count}} day',
    before_other: '{{count}} days',
    oneDay: 'Choose at least one day.',
    saved: 'Saved',
    failed: 'Failed to load the notification settings.',
    forbidden: 'With your role and the plan of your office there is nothing that you could be notified of.',
  },
}
