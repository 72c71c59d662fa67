/** What the calls of this domain cost whoever makes them, in the units of `costOf`. */
import { AppError } from '@mizan/platform/contract'
import { costOf, type Known, MOST_COST } from '../../rules/query/cost.ts'
import type { Query } from '../../rules/query.ts'
import type { ResearchCall } from '../call.ts'

/** Takes the price from the allowance of the caller. @throws AppError `request.too_many` */
export type Pay = (units: number) => Promise<void>

export const payOf =
  (call: ResearchCall): Pay =>
  (units) =>
    call.parts.charge(call, units)

/** Every search, and what it gives beside a list of twenty. */
const SEARCH = 2
const COUNTS = 5
const HITS_OF_ONE_UNIT = 25

export const prices = { suggest: 1, list: 1, read: 2, similar: 10, pdf: 20 } as const

/** Long texts are dear to read, whatever comes of them. */
const LETTERS_OF_ONE_UNIT = 100

/** Comes before a text is read. */
export const payForReading = (text: string, pay: Pay): Promise<void> => pay(text.length / LETTERS_OF_ONE_UNIT)

interface Asked {
  query: Query | null
  known: Known
  pageSize: number
  facets: boolean
}

/** Comes before the query is run. @throws AppError `search.too_broad` where it is too dear for anybody */
export async function payForSearch({ query, known, pageSize, facets }: Asked, pay: Pay): Promise<void> {
  // Its parts alone tell of most queries that are too dear, and cost nothing to look at.
  const cost = costOf(query) > MOST_COST ? Number.POSITIVE_INFINITY : costOf(query, known)
  if (cost > MOST_COST) throw new AppError('search.too_broad')
  await pay(SEARCH + cost + (facets ? COUNTS : 0) + pageSize / HITS_OF_ONE_UNIT)
}
