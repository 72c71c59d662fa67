import type { Screen } from '@mizan/platform/ui'

export const siteScreens: readonly Screen[] = [
  { path: '/contact', access: 'public' },
  { path: '/request-demo', access: 'landing' },
  { path: '/features', access: 'private' },
  { path: '/features/*', access: 'private' },
  { path: '/disclaimer', access: 'public' },
  { path: '/privacy-policy', access: 'public' },
]
