import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readBarsAddress, readJobsAddress, readMessagesAddress } from './staff/address.ts'
import { leaveForFirstPage } from './to-first-page.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: leaveForFirstPage,
  staticData: { title: { tr: 'Karar ve mevzuat araştırması', en: 'Research in decisions and laws' } },
})

const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  component: lazyRouteComponent(() => import('./contact/Contact.tsx'), 'Contact'),
  staticData: { title: { tr: 'Bize yazın', en: 'Contact us' } },
})

const switches = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features',
  component: lazyRouteComponent(() => import('./switches/Switches.tsx'), 'Switches'),
  staticData: { title: { tr: 'Özellikler', en: 'Features' } },
})

const messages = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/messages',
  validateSearch: readMessagesAddress,
  component: lazyRouteComponent(() => import('./staff/Messages.tsx'), 'Messages'),
  staticData: { title: { tr: 'İletiler', en: 'Messages' } },
})

const bars = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/bars',
  validateSearch: readBarsAddress,
  component: lazyRouteComponent(() => import('./staff/Bars.tsx'), 'Bars'),
  staticData: { title: { tr: 'Barolar', en: 'Bar associations' } },
})

const figures = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/figures',
  component: lazyRouteComponent(() => import('./staff/Figures.tsx'), 'Figures'),
  staticData: { title: { tr: 'Oranlar', en: 'Figures' } },
})

const news = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/news',
  component: lazyRouteComponent(() => import('./staff/News.tsx'), 'News'),
  staticData: { title: { tr: 'Haberler', en: 'News' } },
})

const jobs = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/jobs',
  validateSearch: readJobsAddress,
  component: lazyRouteComponent(() => import('./staff/Jobs.tsx'), 'Jobs'),
  staticData: { title: { tr: 'İşler', en: 'Jobs' } },
})

export const siteRoutes = [home, contact, switches, messages, bars, figures, news, jobs] as const
