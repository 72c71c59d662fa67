/** Addresses of the texts that a citation leads to. */
import type { LawReference, SearchCountry, TextLink } from '../../../schemas.ts'

export const decisionAddress = (country: SearchCountry, caseId: string): string =>
  `/search/case/${country}/${encodeURIComponent(caseId)}`

export function lawAddress(law: LawReference): string | null {
  if (!law.lawId) return null
  const address = `/search/lawsearch/${law.country}/${encodeURIComponent(law.lawId)}`
  return law.chunkId ? `${address}?article=${encodeURIComponent(law.chunkId)}` : address
}

/** Null when the corpus does not hold the text. */
export function targetAddress(link: TextLink): string | null {
  if (link.decision) return link.decision.id ? decisionAddress(link.decision.country, link.decision.id) : null
  return link.law ? lawAddress(link.law) : null
}
