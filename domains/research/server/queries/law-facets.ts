/** Counts the found articles by law and by kind of law. */
import type { ArticleHit } from '../../rules/ranking/article-index.ts'
import type { FacetValue, LawFacets } from '../../schemas.ts'
import type { LawIndex } from '../law-index.ts'
import type { LawsTable } from '../tables.ts'
import { heldLawLabel } from './names.ts'

const shownFacets = 50

export function lawFacetsOf(index: LawIndex, hits: readonly ArticleHit[], approximate: boolean): LawFacets {
  const laws = hits.flatMap((hit) => index.places.get(hit.id)?.law ?? [])
  return {
    laws: countsOf(laws, (law) => law.law_number, heldLawLabel),
    kinds: countsOf(
      laws,
      (law) => law.kind,
      (law) => law.kind,
    ),
    approximate,
  }
}

function countsOf(
  laws: LawsTable[],
  keyOf: (law: LawsTable) => string,
  labelOf: (law: LawsTable) => string,
): FacetValue[] {
  const counts = new Map<string, FacetValue>()
  for (const law of laws) {
    const value = keyOf(law)
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { value, label: labelOf(law), count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, shownFacets)
}
