/**
 * The state of the decision search, and a function that changes it; any change except of the page leads to page one.
 */
import { getRouteApi } from '@tanstack/react-router'
import type { DecisionAddress } from './address/decisions.ts'

const route = getRouteApi('/search/case')

export function useDecisionAddress(): [DecisionAddress, (patch: Partial<DecisionAddress>) => void] {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const change = (patch: Partial<DecisionAddress>) => {
    navigate({ search: (before) => ({ ...before, page: undefined, ...patch }) })
  }
  return [address, change]
}
