import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { Bell } from './bell/Bell.tsx'

const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }))

export const notificationsWeb = defineWeb({
  name: 'notifications',
  routes: [],
  screens: [],
  fills: [
    fill('frame.actions', 'notifications.bell', Bell),
    fill('identity.notifications', 'notifications.settings', Settings),
  ],
})
