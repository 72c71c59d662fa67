/** Past searches of the person, offered while the field is empty. */
import type { PastSearch, Suggestion } from '../../../schemas.ts'
import { useCall } from '../../data.ts'
import { useHasHistory } from '../../kept/licences.ts'
import type { Scope } from '../../place.ts'

/** What a search field offers: words to search for or a text to open, or a search to make again. */
export type Offer = Suggestion | { kind: 'past'; text: string; detail: null; past: PastSearch }

const most = 8
const none: Offer[] = []

export function usePastSearches(scope: Scope, asked: boolean): Offer[] {
  const enabled = useHasHistory() && asked
  const { data } = useCall('history.list', { query: { pageSize: 20 } }, { enabled })
  if (!enabled || !data) return none
  return data.items
    .filter(({ kind, query }) => kind === scope && query !== '')
    .slice(0, most)
    .map((past) => ({ kind: 'past', text: past.query, detail: null, past }))
}
