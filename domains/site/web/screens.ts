/** The site's own screens, and announced screens of domains that do not exist yet. */
import type { Screen } from '@mizan/platform/ui'

export const siteScreens: readonly Screen[] = [
  { path: '/', access: 'landing' },
  { path: '/contact', access: 'public' },
  { path: '/request-demo', access: 'landing' },
  { path: '/features', access: 'private' },
  { path: '/features/*', access: 'private' },
  { path: '/disclaimer', access: 'public' },
  { path: '/privacy-policy', access: 'public' },

  { path: '/demo', access: 'visitor', announced: true },
  { path: '/tutorials', access: 'private', announced: true },
  { path: '/faq', access: 'landing', announced: true },
  { path: '/about', access: 'landing', announced: true },
  { path: '/who-we-are', access: 'landing', announced: true },
  { path: '/mobile', access: 'landing', announced: true },
  { path: '/how-to-use', access: 'landing', announced: true },
  { path: '/mobile-landing', access: 'landing', announced: true },
]
