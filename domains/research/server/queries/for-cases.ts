/** Decisions for domains that keep their ids. */
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import { fileNumber } from '../../rules/filters.ts'
import type { DecisionSummary, SearchCountry } from '../../schemas.ts'
import { headsByIds, lookUp } from '../store/reading.ts'
import type { ResearchTables } from '../tables.ts'
import { presentHeads } from './present.ts'

/** In no particular order; ids that the archive does not have are left out. */
export async function decisionsByIds(db: AnyDatabase, ids: readonly string[]): Promise<DecisionSummary[]> {
  const texts = withTables<ResearchTables>(db)
  return presentHeads(texts, await headsByIds(texts, ids))
}

export const hasDecision = async (db: AnyDatabase, id: string): Promise<boolean> =>
  (await headsByIds(withTables<ResearchTables>(db), [id])).length > 0

interface Numbers {
  country: SearchCountry
  mainCaseNumber: string
  decisionNumber: string
}

/** Decisions of a country with both numbers. */
export async function decisionsByNumbers(
  db: AnyDatabase,
  { country, mainCaseNumber, decisionNumber }: Numbers,
): Promise<DecisionSummary[]> {
  const texts = withTables<ResearchTables>(db)
  const found = await lookUp(texts, fileNumber(mainCaseNumber, country), fileNumber(decisionNumber, country))
  return presentHeads(
    texts,
    found.filter((one) => one.country === country),
  )
}
