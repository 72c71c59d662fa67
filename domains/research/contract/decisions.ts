/** Rows that search decisions. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { researchAudit } from '../audit.ts'
import { longestAddressQuery } from '../rules/limits.ts'
import {
  BasicSearch,
  DecisionPage,
  FacetAnswer,
  FilteredSearch,
  SearchCountry,
  SearchOptions,
  Suggestion,
} from '../schemas.ts'
import { feedbackAccess, filteredAccess, filteredTurkeyAccess, readingPrice, searchAccess } from './shared.ts'

/** All of it may be left out, as in the specification: the remark is free. */
export const Feedback = z.object({
  /** The result that the feedback is about. */
  targetId: z.string().max(80).optional(),
  query: z.string().max(longestAddressQuery).optional(),
  verdict: z.enum(['helpful', 'unhelpful']).optional(),
  text: z.string().trim().max(4_000).optional(),
})

const searchErrors = [
  'search.query_too_short',
  'search.only_exclusions',
  'search.too_broad',
  'search.unknown_chamber',
  'search.preparing',
] as const

export const decisionRows = defineRows({
  'decisions.basicSearch': {
    method: 'POST',
    asks: true,
    path: '/case-search/basic-search',
    group: 'case-search',
    access: searchAccess,
    summary: 'Finds decisions by words',
    body: BasicSearch,
    price: readingPrice,
    answer: DecisionPage,
    errors: searchErrors,
    sample: { body: { query: 'kira tespit', searchCountry: 'turkey' } },
  },
  'decisions.search': {
    method: 'POST',
    asks: true,
    path: '/case-search/filtered-search',
    group: 'case-search',
    access: filteredAccess,
    summary: 'Finds decisions by words and filters',
    body: FilteredSearch,
    price: readingPrice,
    answer: DecisionPage,
    errors: searchErrors,
    sample: { body: { query: 'kira', searchCountry: 'turkey', filters: { caseYear: 2019 }, sort: 'newest' } },
  },
  'decisions.facets': {
    method: 'POST',
    asks: true,
    path: '/case-search/facets',
    group: 'case-search',
    access: filteredAccess,
    summary: 'Counts the decisions that a search finds, by court, chamber, year and cited law',
    body: FilteredSearch,
    price: readingPrice,
    answer: FacetAnswer,
    errors: searchErrors,
    sample: { body: { query: 'kira', searchCountry: 'turkey' } },
  },
  'decisions.userSearch': {
    method: 'POST',
    asks: true,
    path: '/case-search/user/search',
    group: 'case-search',
    access: filteredAccess,
    summary: 'Finds decisions by words and filters for the signed-in user',
    body: FilteredSearch,
    price: readingPrice,
    answer: DecisionPage,
    errors: searchErrors,
    sample: { body: { query: 'nafaka', searchCountry: 'kktc' } },
  },
  'decisions.userSearchTurkey': {
    method: 'POST',
    asks: true,
    path: '/case-search/user/turkey/search',
    group: 'case-search',
    access: filteredTurkeyAccess,
    summary: 'Finds decisions of Turkey by words and filters for the signed-in user',
    body: FilteredSearch.omit({ searchCountry: true }),
    price: readingPrice,
    answer: DecisionPage,
    errors: searchErrors,
    sample: { body: { query: 'nafaka' } },
  },
  'decisions.options': {
    method: 'GET',
    path: '/case-search/options',
    group: 'case-search',
    access: searchAccess,
    summary: 'Lists the courts, chambers and sources that can be filtered by',
    query: z.object({ searchCountry: SearchCountry }),
    price: 1,
    answer: SearchOptions,
    errors: [],
    sample: { query: { searchCountry: 'turkey' } },
  },
  'decisions.suggest': {
    method: 'GET',
    path: '/case-search/suggest',
    group: 'case-search',
    access: searchAccess,
    summary: 'Completes what is being typed with decisions, courts, laws, article headings and subjects',
    query: z.object({ q: z.string().max(200), searchCountry: SearchCountry }),
    price: 1,
    answer: z.array(Suggestion),
    errors: [],
    sample: { query: { q: 'kira', searchCountry: 'turkey' } },
  },
  'decisions.feedback': {
    method: 'POST',
    path: '/case-search/user/feedback',
    group: 'case-search',
    access: feedbackAccess,
    summary: 'Keeps a remark on a search result',
    body: Feedback,
    answer: z.object({ kept: z.literal(true) }),
    errors: ['feedback.target_not_found'],
    fails: { tr: 'Görüşünüz gönderilemedi.', en: 'Failed to send your feedback.' },
    audit: researchAudit['research.feedback_given'],
    sample: { body: { verdict: 'helpful', text: 'Aradığım karar buydu.' } },
  },
})
