/** Every screen of the product and who may open it. Screens that are still to come are listed as well. */
import type { Screen } from '@mizan/platform/ui'

const search = { access: 'private', licences: ['case_search_basic', 'case_search_filtered'] } as const
const laws = { access: 'private', licences: [...search.licences, 'law_references'] } as const
const practice = {
  access: 'private',
  records: true,
  licences: ['case_management_readonly', 'case_management_full'],
  announced: 'caseManagement',
} as const
const subscription = { announced: 'subscriptions' } as const

export const screens: readonly Screen[] = [
  { path: '/', access: 'landing' },
  { path: '/search', access: 'any' },
  { path: '/search/case', ...search },
  { path: '/search/case/*', ...search },
  { path: '/search/lawsearch/*', ...laws },
  { path: '/demo', access: 'visitor', announced: true },
  { path: '/calculators', access: 'private', licences: ['calculators'], announced: 'calculators' },
  { path: '/verify', access: 'public' },
  { path: '/verify/code', access: 'public' },
  { path: '/verify/success', access: 'public' },
  { path: '/company', access: 'private', records: true },
  { path: '/subscription', access: 'private', ...subscription },
  { path: '/subscription/{promotionId}', access: 'private', ...subscription },
  { path: '/guest/subscription/{promotionId}', access: 'public', ...subscription },
  { path: '/case-management', ...practice },
  { path: '/case-management/{caseId}', ...practice },
  { path: '/client', ...practice },
  { path: '/client/{clientId}', ...practice },
  { path: '/disclaimer', access: 'public' },
  { path: '/privacy-policy', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/signup', access: 'public' },
  { path: '/invitation/{invitationId}', access: 'public' },
  { path: '/forgot-password', access: 'public' },
  { path: '/reset-password', access: 'public' },
  { path: '/tutorials', access: 'private', announced: true },
  { path: '/user-profile', access: 'private' },
  { path: '/faq', access: 'landing', announced: true },
  { path: '/about', access: 'landing', announced: true },
  { path: '/pricing', access: 'landing', announced: 'pricingSection' },
  { path: '/who-we-are', access: 'landing', announced: true },
  { path: '/mobile', access: 'landing', announced: true },
  { path: '/request-demo', access: 'landing' },
  { path: '/how-to-use', access: 'landing', announced: true },
  { path: '/contact', access: 'public' },
  { path: '/features', access: 'private' },
  { path: '/features/*', access: 'private' },
  { path: '/dashboard', access: 'private', records: true, announced: 'dashboard' },
  { path: '/mobile-dashboard', access: 'private', records: true, announced: 'dashboard' },
  { path: '/asistan', access: 'visitor', announced: 'rag' },
  { path: '/rag', ...search, announced: 'rag' },
  { path: '/mobile-landing', access: 'landing', announced: true },
]
