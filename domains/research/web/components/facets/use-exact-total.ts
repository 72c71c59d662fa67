import { type DecisionAddress, facetRequest } from '../../address/decisions.ts'
import { useCall } from '../../data.ts'

/** The list counts only as far as its page needs; the counts know the whole, so their total takes its place. */
export function useExactTotal(address: DecisionAddress, listIsLowerBound: boolean) {
  const { data } = useCall('decisions.facets', facetRequest(address), { enabled: listIsLowerBound })
  return listIsLowerBound ? data : undefined
}
