import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { HelpButton } from './help/HelpButton.tsx'
import { visitorRoutes } from './routes.tsx'

const around = <Name extends keyof typeof import('./around.ts')>(name: Name) =>
  lazy(async () => ({ default: (await import('./around.ts'))[name] }))

export const visitorsWeb = defineWeb({
  name: 'visitors',
  routes: visitorRoutes,
  screens: [{ path: '/tutorials', access: 'private' }],
  commands: async () => (await import('./commands.ts')).useVisitorCommands,
  fills: [
    fill('dashboard.news', 'visitors.news', around('News')),
    fill('site.news', 'visitors.staff-news', around('StaffNews')),
    fill('frame.around', 'visitors.first-search', around('FirstSearch')),
    fill('frame.actions', 'visitors.help-button', HelpButton),
    fill('account.items', 'visitors.help-item', around('HelpItem')),
  ],
})
