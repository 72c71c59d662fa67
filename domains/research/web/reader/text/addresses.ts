/** Addresses of the texts that a citation leads to. */
import type { LawReference, SearchCountry, TextLink } from '../../../schemas.ts'

export const decisionAddress = (country: SearchCountry, caseId: string): string =>
  `/search/case/${country}/${encodeURIComponent(caseId)}`

export function lawAddress(country: SearchCountry, law: LawReference): string | null {
  if (!law.lawId) return null
  const address = `/search/lawsearch/${country}/${encodeURIComponent(law.lawId)}`
  return law.chunkId ? `${address}?article=${encodeURIComponent(law.chunkId)}` : address
}

/** Null when the corpus does not hold the text. A reference to a law means one of the country of the text. */
export function targetAddress(country: SearchCountry, link: TextLink): string | null {
  if (link.decision) return link.decision.id ? decisionAddress(link.decision.country, link.decision.id) : null
  return link.law ? lawAddress(country, link.law) : null
}
