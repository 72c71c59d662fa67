/** Parts of public pages that the server writes, because they change: the prices of today. */
import { listPlans } from '@mizan/billing/server'
import type { Services } from '@mizan/platform/domain'
import type { PagePart } from '@mizan/platform/http'
import { plansPart } from '../rules/plans.ts'

type Needed = Pick<Services, 'calls' | 'features'>

export const pagePartsOf = (services: Needed): Record<string, PagePart> => ({
  /** Nothing while the switch is off; the page then shows its own words. */
  plans: async ({ language, query }) => {
    if ((await services.features.stateOf('pricingSection')) !== 'TurnedOn') return undefined
    const region = query.region === 'kktc' ? 'kktc' : 'turkey'
    const call = services.calls.make({ rowName: 'visitors.pricing', actor: null }, {})
    return plansPart(await listPlans(call as never, region), language).text
  },
})
