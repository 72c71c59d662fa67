/** Which laws and articles the archive has, told from memory. */
import { articleTerm } from '../../rules/analysis.ts'
import type { Research } from '../research.ts'
import type { KnownLaws } from './known-laws.ts'

/** Until the laws have been read, there are none. */
export function heldLaws(research: Research): KnownLaws {
  const index = research.laws()
  return {
    hasLaw: (country, lawNumber) => index?.titles.has(`${country}/${lawNumber}`) ?? false,
    hasArticle: (country, lawNumber, articleNo) =>
      index?.articles
        .find(articleTerm(lawNumber, articleNo))
        .some((id) => index.places.get(id)?.law.country === country) ?? false,
  }
}
