/** Says that the decision which a query names by its number is not held, and which ones of its court are. */
import type { Lookup } from '../../rules/citation-query.ts'
import { yearOf } from '../../rules/normalise.ts'
import type { DecisionPage, MissingDecision } from '../../schemas.ts'
import type { Research } from '../research.ts'

/** Null if the query names none, or one of the hits has its number. */
export function missingDecision(
  research: Research,
  lookup: Lookup | null,
  hits: DecisionPage['items'],
): MissingDecision | null {
  if (lookup?.kind !== 'decision') return null
  const { court, chamber } = lookup
  const number = lookup.number ?? lookup.caseNumber ?? lookup.decisionNumber
  if (!number) return null
  if (hits.some((hit) => hit.caseNumber === number || hit.decisionNumber === number)) return null
  if (!court) return { number, court: null, chamber: null, year: yearOf(number) ?? null }
  const isHeld = research.chambers()?.some((one) => one.court === court && one.chamber === chamber)
  return {
    number,
    court: chamber ? `${court} ${chamber}` : court,
    chamber: chamber && isHeld ? `${court} ${chamber}` : null,
    year: yearOf(number) ?? null,
  }
}
