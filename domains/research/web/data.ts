/** The research calls as hooks. Only the types of the contract are needed in the browser. */
import { hooksOf } from '@mizan/platform/ui'
import type { researchRows } from '../contract.ts'
import type { SearchCountry } from '../schemas.ts'

export const { useCall, useSend, usePrefetch } = hooksOf<typeof researchRows>()

/** Name of the call that reads a decision of this country. */
export const decisionCallOf = (country: SearchCountry) =>
  country === 'turkey' ? ('decisions.getTurkey' as const) : ('decisions.getKktc' as const)

/** Input of that call; the same everywhere, so that a prefetched text is found in the cache. */
export const decisionInput = (caseId: string, q: string | undefined) => ({
  params: { caseId },
  query: q ? { q } : {},
})

export const lawInput = (lawId: string, q: string | undefined) => ({
  params: { lawId },
  query: q ? { q } : {},
})
