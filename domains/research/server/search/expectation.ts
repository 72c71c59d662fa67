/** How many documents a clause may match, from the frequencies of its words. */
import type { Clause, TermStatistics } from '@mizan/platform/search'

/** An upper bound, rough for phrases and prefixes; 0 where a word that every match needs is unknown. */
export function mostMatches(clause: Clause, vocabulary: TermStatistics, documents: number): number {
  switch (clause.kind) {
    case 'match': {
      const counts = clause.terms.map((term) => vocabulary.frequency(term))
      if (counts.length === 0) return 0
      return clause.mode === 'all' ? Math.min(...counts) : Math.min(documents, sum(counts))
    }
    case 'phrase':
      return Math.min(documents, ...clause.terms.map((term) => vocabulary.frequency(term)))
    case 'prefix':
      return Math.min(
        documents,
        sum(vocabulary.startingWith(clause.prefix, 16).map((term) => vocabulary.frequency(term))),
      )
    case 'boolean': {
      const countsOf = (clauses: readonly Clause[] = []) =>
        clauses.map((inner) => mostMatches(inner, vocabulary, documents))
      return clause.must?.length
        ? Math.min(...countsOf(clause.must))
        : Math.min(documents, sum(countsOf(clause.should)))
    }
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
