/** Routes of the screens of moving in; they are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ImportKind, importKinds } from '../data/kinds.ts'

export interface ImportSearch {
  kind?: ImportKind
  /** An import that has begun. */
  id?: string
}

const isKind = (kind: unknown): kind is ImportKind => importKinds.some((one) => one === kind)

const importing = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management/import',
  validateSearch: ({ kind, id }: Record<string, unknown>): ImportSearch => ({
    ...(isKind(kind) && { kind }),
    ...(typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && { id }),
  }),
  component: lazyRouteComponent(() => import('./pages/Import.tsx'), 'ImportPage'),
  staticData: { title: { tr: 'İçe aktarma', en: 'Import' } },
})

export const transferRoutes = [importing] as const
