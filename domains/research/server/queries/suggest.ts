/** What completes the words in a search field: decisions that have the typed number, then entries kept in memory. */
import { parseCitationQuery } from '../../rules/citation-query.ts'
import type { SearchCountry, Suggestion } from '../../schemas.ts'
import type { ResearchCall } from '../call.ts'
import type { Research } from '../research.ts'
import type { Db } from '../store/rows.ts'
import { decisionTargets } from './direct.ts'

const most = 8
/** Of decisions with one and the same number; the search lists the others. */
const mostDecisions = 4

interface Typed {
  searchCountry: SearchCountry
  q: string
}

export const suggest = ({ parts }: ResearchCall, typed: Typed): Promise<Suggestion[]> =>
  completionsOf(parts.research, typed)

export async function completionsOf(
  research: Pick<Research, 'db' | 'suggest'>,
  typed: Typed,
): Promise<Suggestion[]> {
  const named = await decisionsNamed(research.db, typed)
  return [...named, ...research.suggest(typed.searchCountry, typed.q)].slice(0, most)
}

async function decisionsNamed(db: Db, { searchCountry, q }: Typed): Promise<Suggestion[]> {
  const lookup = parseCitationQuery(q, searchCountry)
  if (lookup?.kind !== 'decision') return []
  const targets = await decisionTargets(db, lookup, lookup.country ?? searchCountry)
  return targets
    .slice(0, mostDecisions)
    .map((target) => ({ kind: 'decision', text: target.label, detail: null, target }))
}
