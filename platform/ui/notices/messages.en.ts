import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  region: 'Notifications (F8)',
  older: '{{count}} more',
  close: 'Dismiss the notification',
  level: { success: 'Success:', error: 'Error:', info: 'Info:', warning: 'Warning:' },
}
