import type { Screen } from '@mizan/platform/ui'

export const siteScreens: readonly Screen[] = [
  { path: '/contact', access: 'public' },
  { path: '/features', access: 'private' },
  { path: '/features/*', access: 'private' },
]
