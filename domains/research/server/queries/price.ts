/** The cost of this domain's calls for their caller, in the units of `costOf`. */
import { AppError } from '@mizan/platform/contract'
import { costOf, type Known, MOST_COST } from '../../rules/query/cost.ts'
import type { Query } from '../../rules/query.ts'

/** Charges the cost to the caller's allowance. @throws AppError `request.too_many` */
export type Pay = (units: number) => Promise<void>

/** Cost of every search, including everything beside a list of twenty. */
const SEARCH = 2
const COUNTS = 5
const HITS_OF_ONE_UNIT = 25

interface Asked {
  query: Query | null
  known: Known
  pageSize: number
  facets: boolean
}

/**
 * Call it before the query is run.
 * @throws AppError `search.too_broad` for a query that is too expensive for anybody
 */
export async function payForSearch({ query, known, pageSize, facets }: Asked, pay: Pay): Promise<void> {
  // Most queries that are too expensive are recognised by their parts alone, without looking anything up.
  const cost = costOf(query) > MOST_COST ? Number.POSITIVE_INFINITY : costOf(query, known)
  if (cost > MOST_COST) throw new AppError('search.too_broad')
  await pay(SEARCH + cost + (facets ? COUNTS : 0) + pageSize / HITS_OF_ONE_UNIT)
}
