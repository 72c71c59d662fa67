/** Parameters that several research rows have in common. */
import { pageOf, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestAddressQuery } from '../rules/limits.ts'
import { DecisionSummary, SearchCountry } from '../schemas.ts'

export const CaseId = z.object({ caseId: z.string().min(1).max(64) })
export const CountryCaseId = CaseId.extend({ country: SearchCountry })
export const ChunkId = z.object({ chunkId: z.string().min(1).max(80) })
export const LawId = z.object({ lawId: z.string().min(1).max(64) })

/** Reading a query costs by its length, whatever is found by it; the search itself is charged once it was read. */
const lettersOfOneUnit = 100
export const readingPrice = priceOfBody(
  z.object({ query: z.string() }),
  ({ query }) => query.length / lettersOfOneUnit,
)

/** The query whose words are marked in the text. */
export const Marking = z.object({ q: z.string().max(longestAddressQuery).optional() })

export const Paging = z.object({
  pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const DecisionList = pageOf(DecisionSummary).extend({
  /** True if there are more than are counted and listed. */
  totalIsLowerBound: z.boolean(),
})

/** The switch of the country that the search, or the address of a text, names. */
const byCountry = { turkey: 'searchTr', kktc: 'searchCy' } as const
const searched = { by: 'searchCountry', of: byCountry } as const
const named = { by: 'country', of: byCountry } as const

const bearer = { session: 'bearer' } as const
const basic = { ...bearer, licence: 'case_search_basic' } as const

export const searchAccess = { ...basic, feature: searched } as const
export const filteredAccess = { ...bearer, licence: 'case_search_filtered', feature: searched } as const
export const filteredTurkeyAccess = { ...filteredAccess, feature: 'searchTr' } as const
export const similarAccess = { ...bearer, licence: 'case_search_similar', feature: named } as const
export const citationAccess = { ...bearer, licence: 'case_citations', feature: named } as const
export const feedbackAccess = basic
export const historyAccess = { ...bearer, licence: 'case_search_history' } as const
export const favoriteAccess = { ...bearer, licence: 'case_search_favorites' } as const
export const readingAccess = { ...basic, feature: named } as const
/** For addresses that name no country: the switch of the larger one. */
export const turkeyAccess = { ...basic, feature: 'searchTr' } as const
export const kktcAccess = { ...basic, feature: 'searchCy' } as const
/** Tells of decisions and of laws, whichever is asked. */
export const verifyAccess = {
  ...searchAccess,
  besides: { licence: 'law_references', feature: 'lawSearch' },
} as const
export const lawAccess = { ...bearer, licence: 'law_references', feature: 'lawSearch' } as const
