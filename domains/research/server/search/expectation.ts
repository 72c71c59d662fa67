/** Estimates how many documents match a clause, from the frequencies of its words. */
import type { Clause, TermStatistics } from '@mizan/platform/search'
import { wordsOfPairs } from './common-words.ts'

/** The field whose words the vocabulary counts. */
const countedField = 'body'

/** Rough, and 0 if a word that every match needs is unknown. It only chooses between ways to the same result. */
export function likelyMatches(clause: Clause, vocabulary: TermStatistics, documents: number): number {
  const either = (counts: readonly number[]) =>
    Math.min(
      documents,
      counts.reduce((sum, count) => sum + count, 0),
    )
  switch (clause.kind) {
    case 'match': {
      const counts = clause.terms.map((term) => vocabulary.frequency(term))
      return clause.mode === 'all' ? together(counts, documents) : either(counts)
    }
    case 'phrase': {
      const words = clause.field === 'pairs' ? wordsOfPairs(clause.terms) : clause.terms
      return (
        together(
          words.map((word) => vocabulary.frequency(word)),
          documents,
        ) / 4
      )
    }
    case 'prefix':
      return either(vocabulary.startingWith(clause.prefix, 16).map((term) => vocabulary.frequency(term)))
    case 'boolean': {
      const countsOf = (clauses: readonly Clause[] = []) =>
        clauses.map((inner) => likelyMatches(inner, vocabulary, documents))
      return clause.must?.length
        ? together(countsOf(clause.must), documents)
        : either(countsOf(clause.should))
    }
  }
}

/** Words of one subject occur together more often than by chance, and at most as often as the rarest of them. */
function together(counts: readonly number[], documents: number): number {
  if (counts.length === 0 || documents === 0) return 0
  const rarest = Math.min(...counts)
  const byChance = counts.reduce((product, count) => product * (count / documents), documents)
  return Math.sqrt(rarest * byChance)
}

/**
 * So many documents match the clause at least, for certain: of `n` documents, `a` with one word and `b` with another,
 * `a + b - n` have both. 0 where the frequencies prove nothing.
 */
export function surelyMatches(clause: Clause, vocabulary: TermStatistics, documents: number): number {
  const both = (counts: readonly number[]) =>
    Math.max(
      0,
      counts.reduce((sum, count) => sum + count, -documents * (counts.length - 1)),
    )
  switch (clause.kind) {
    case 'match': {
      if (clause.field !== countedField || clause.terms.length === 0) return 0
      const counts = clause.terms.map((term) => vocabulary.frequency(term))
      return clause.mode === 'all' ? both(counts) : Math.max(...counts)
    }
    case 'phrase':
    case 'prefix':
      return 0
    case 'boolean': {
      const { must = [], should = [], mustNot = [] } = clause
      if (mustNot.length > 0) return 0
      const counts = (must.length > 0 ? must : should).map((inner) =>
        surelyMatches(inner, vocabulary, documents),
      )
      if (must.length > 0) return both(counts)
      return Math.max(0, ...counts)
    }
  }
}
