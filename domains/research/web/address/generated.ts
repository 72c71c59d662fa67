/** The filters of a generated search as the state of the search screen. */
import type { DecisionFilters } from '../../schemas.ts'
import type { DecisionAddress } from './decisions.ts'

export type StoryFilters = Pick<DecisionAddress, 'court' | 'chamber' | 'from' | 'to'>

export const storyFilters = ({ courts, chambers, startDate, endDate }: DecisionFilters): StoryFilters => ({
  ...(courts && { court: courts }),
  ...(chambers && { chamber: chambers }),
  ...(startDate && { from: startDate }),
  ...(endDate && { to: endDate }),
})
