import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ContactTopic, isContactTopic } from './contact/topics.ts'
import { readBarsAddress, readJobsAddress, readMessagesAddress } from './staff/address.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
  staticData: { ownSearch: true },
})

const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  validateSearch: (raw: Record<string, unknown>): { topic?: ContactTopic } =>
    isContactTopic(raw.topic) ? { topic: raw.topic } : {},
  component: lazyRouteComponent(() => import('./contact/Contact.tsx'), 'Contact'),
})

const requestDemo = createRoute({
  getParentRoute: () => rootRoute,
  path: '/request-demo',
  component: lazyRouteComponent(() => import('./contact/DemoRequest.tsx'), 'DemoRequest'),
})

const switches = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features',
  component: lazyRouteComponent(() => import('./switches/Switches.tsx'), 'Switches'),
})

const messages = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/messages',
  validateSearch: readMessagesAddress,
  component: lazyRouteComponent(() => import('./staff/Messages.tsx'), 'Messages'),
})

const bars = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/bars',
  validateSearch: readBarsAddress,
  component: lazyRouteComponent(() => import('./staff/Bars.tsx'), 'Bars'),
})

const figures = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/figures',
  component: lazyRouteComponent(() => import('./staff/Figures.tsx'), 'Figures'),
})

const jobs = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/jobs',
  validateSearch: readJobsAddress,
  component: lazyRouteComponent(() => import('./staff/Jobs.tsx'), 'Jobs'),
})

export const siteRoutes = [home, contact, requestDemo, switches, messages, bars, figures, jobs] as const
