import type { Screen } from '@mizan/platform/ui'

const staff = { access: 'private', needs: { module: 'product', level: 'Write' } } as const

export const siteScreens: readonly Screen[] = [
  { path: '/contact', access: 'public' },
  { path: '/features', ...staff },
  { path: '/features/*', ...staff },
]
