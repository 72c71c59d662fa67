/** What happens when a search is submitted or a suggestion is chosen, on whichever screen it was typed. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { SearchCountry } from '../../../schemas.ts'
import { type DecisionAddress, readDecisionAddress } from '../../address/decisions.ts'
import { readLawAddress } from '../../address/laws.ts'
import { pastHref } from '../../kept/past.ts'
import { type Scope, useSearchPlace } from '../../place.ts'
import { targetLink } from '../../targets.ts'
import type { Offer } from './past-searches.ts'

export function useSubmitSearch() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { screen } = useSearchPlace()

  /** On a result screen the filters stay; elsewhere a search begins without filters. */
  const submit = (scope: Scope, country: SearchCountry, typed: string) => {
    const q = typed.trim().replace(/\s+/g, ' ') || undefined
    if (scope === 'laws')
      return navigate({
        to: '/search/lawsearch/$country',
        params: { country },
        search: (before) => ({ ...(screen === 'laws' ? readLawAddress(before) : {}), q, page: undefined }),
      })
    const kept = (before: object): DecisionAddress =>
      screen === 'decisions' ? readDecisionAddress(before as Record<string, unknown>, country) : { country }
    return navigate({
      to: '/search/case',
      search: (before) => ({ ...kept(before), country, q, page: undefined }),
    })
  }

  /** Repeats a past search, opens the text that a suggestion names, or searches for its words. */
  const choose = (offer: Offer, scope: Scope, country: SearchCountry) => {
    if (offer.kind === 'past') return history.push(pastHref(offer.past))
    return offer.target ? navigate(targetLink(offer.target)) : submit(scope, country, offer.text)
  }

  return { submit, choose }
}
