/**
 * The exact total of a search. The list counts only as far as its page needs; the facets count everything, so their
 * total replaces it.
 */
import { type DecisionAddress, facetRequest } from '../../address/decisions.ts'
import { useCall } from '../../data.ts'

export function useExactTotal(address: DecisionAddress, listIsLowerBound: boolean) {
  const { data } = useCall('decisions.facets', facetRequest(address), { enabled: listIsLowerBound })
  return listIsLowerBound ? data : undefined
}
