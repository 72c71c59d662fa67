import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { HelpButton } from './help/HelpButton.tsx'
import { HelpHost } from './help/HelpHost.tsx'
import { useVisitorCommands } from './navigation.ts'
import { visitorRoutes } from './routes.tsx'
import { FirstSearch } from './tutorials/FirstSearch.tsx'

const News = lazy(async () => ({ default: (await import('./news/News.tsx')).News }))
const StaffNews = lazy(async () => ({ default: (await import('./news/StaffNews.tsx')).StaffNews }))

export const visitorsWeb = defineWeb({
  name: 'visitors',
  routes: visitorRoutes,
  screens: [{ path: '/tutorials', access: 'private' }],
  useCommands: useVisitorCommands,
  fills: [
    fill('dashboard.news', 'visitors.news', News),
    fill('site.news', 'visitors.staff-news', StaffNews),
    fill('frame.around', 'visitors.first-search', FirstSearch),
    fill('frame.around', 'visitors.help', HelpHost),
    fill('frame.actions', 'visitors.help-button', HelpButton),
  ],
})
