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
    nothing: 'No notifications yet.',
    nothingHint: 'What happens in cases that you have or follow appears here.',
    more: 'Show older ones',
  },
  row: {
    others_one: '{{count}} more change',
    others_other: '{{count}} more changes',
    isUnread: 'unread',
  },
  settings: {
    title: 'Notification settings',
    lead: 'You are not told of your own changes. Each choice is saved at once.',
    event: 'Event',
    ways: { screen: 'On the screen', mail: 'Mail at once', digest: 'Daily digest (08:00)' },
    none: 'Off',
    locked: 'Critical time limits cannot be switched off on the screen.',
    mailHint:
      'Mail at once leaves five minutes after the first change, as one mail with all that happened meanwhile. What you have read on the screen is not sent again.',
    saved: 'Saved',
    failed: 'Failed to load the notification settings.',
    forbidden: 'Your role does not open cases, so there is nothing to tell you of.',
  },
}
