/** Finds decisions similar to a given one: those that share its most distinctive words. */
import type { Country } from '@mizan/platform/contract'
import type { Clause, TermStatistics } from '@mizan/platform/search'
import { indexTerms } from '../../rules/analysis.ts'

const TELLING_TERMS = 16
const READ = 30_000

/** Null if the text shares no word with another decision. */
export function similarityClause(
  text: string,
  country: Country,
  vocabulary: TermStatistics,
  documents: number,
): Clause | null {
  const frequencies = new Map<string, number>()
  for (const term of indexTerms(text.slice(0, READ), country)) {
    if (!isTelling(term)) continue
    frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  }
  const weighed: { term: string; weight: number }[] = []
  for (const [term, count] of frequencies) {
    const inDocuments = vocabulary.frequency(term)
    if (inDocuments < 2) continue
    weighed.push({ term, weight: (count / (count + 1.5)) * Math.log(1 + documents / inDocuments) })
  }
  weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
  const terms = weighed.slice(0, TELLING_TERMS).map(({ term }) => term)
  return terms.length === 0 ? null : { kind: 'match', field: 'body', terms, mode: 'any' }
}

/** Plain numbers, initials and file numbers say nothing about the matter; cited articles say much. */
function isTelling(term: string): boolean {
  return term.startsWith('art:') || /^[^\d:]{3,}$/.test(term)
}
