/**
 * Counts of a filter that takes several values, as if none of them were chosen, so that a second one with hits can be
 * added. Undefined while nothing is chosen, because the usual counts are the same then.
 */
import { keepPreviousData } from '@tanstack/react-query'
import type { FacetValue } from '../../../schemas.ts'
import { type DecisionAddress, facetRequest, isReversed, isSearchable } from '../../address/decisions.ts'
import { useCall } from '../../data.ts'
import { useOptions } from '../../options.ts'

const listOf = { court: 'courts', chamber: 'chambers', outcome: 'outcomes' } as const

export function useOpenCounts(
  address: DecisionAddress,
  filter: keyof typeof listOf,
): FacetValue[] | undefined {
  const chosen = Boolean(address[filter])
  const open = { ...address, [filter]: undefined }
  const enabled = chosen && isSearchable(open) && !isReversed(open)
  const { data } = useCall('decisions.facets', facetRequest(open), {
    enabled,
    placeholderData: keepPreviousData,
  })
  const options = useOptions(address.country)
  if (!chosen) return undefined
  // Without any words or other filters, every decision would be found.
  if (isSearchable(open)) return data?.facets[listOf[filter]]
  return filter === 'outcome' ? undefined : options?.[listOf[filter]]
}
