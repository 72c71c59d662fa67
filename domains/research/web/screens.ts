import type { Screen } from '@mizan/platform/ui'

const search = {
  access: 'private',
  licences: ['case_search_basic', 'case_search_filtered'],
  visitorsAt: '/',
} as const
const laws = { access: 'private', licences: [...search.licences, 'law_references'] } as const

export const researchScreens: readonly Screen[] = [
  { path: '/search', access: 'any' },
  { path: '/search/case', ...search },
  { path: '/search/case/*', ...search },
  { path: '/search/lawsearch/*', ...laws },
  { path: '/search/favorites', access: 'private', licences: ['case_search_favorites'] },
  { path: '/search/history', access: 'private', licences: ['case_search_history'] },
]
