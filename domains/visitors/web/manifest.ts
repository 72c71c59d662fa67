import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { HelpButton } from './help/HelpButton.tsx'
import { useVisitorCommands } from './navigation.ts'
import { visitorRoutes } from './routes.tsx'

const News = lazy(async () => ({ default: (await import('./news/News.tsx')).News }))
const HelpItem = lazy(async () => ({ default: (await import('./help/HelpItem.tsx')).HelpItem }))
const around = (name: 'FirstSearch' | 'HelpHost') =>
  lazy(async () => ({ default: (await import('./around.ts'))[name] }))
const StaffNews = lazy(async () => ({ default: (await import('./news/StaffNews.tsx')).StaffNews }))

export const visitorsWeb = defineWeb({
  name: 'visitors',
  routes: visitorRoutes,
  screens: [{ path: '/tutorials', access: 'private' }],
  useCommands: useVisitorCommands,
  fills: [
    fill('dashboard.news', 'visitors.news', News),
    fill('site.news', 'visitors.staff-news', StaffNews),
    fill('frame.around', 'visitors.first-search', around('FirstSearch')),
    fill('frame.around', 'visitors.help', around('HelpHost')),
    fill('frame.actions', 'visitors.help-button', HelpButton),
    fill('account.items', 'visitors.help-item', HelpItem),
  ],
})
