import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { Bell } from './bell/Bell.tsx'

export const notificationsWeb = defineWeb({
  name: 'notifications',
  routes: [],
  screens: [],
  fills: [fill('frame.actions', 'notifications.bell', Bell)],
  tabs: [
    tab('identity.profile', {
      id: 'notifications',
      order: 30,
      title: { tr: 'Bildirimler', en: 'Notifications' },
      load: async () => (await import('./settings/Settings.tsx')).Settings,
    }),
  ],
})
