/** Clauses of the port as queries of the engine. */
import { BooleanQuery, type FullTextQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'
import type { Clause, TermStatistics } from '../port.ts'

/** More terms than this make a prefix slow without improving its results. */
export const PREFIX_EXPANSIONS = 64

/** The query of a clause, or null if no document can match (a prefix of no known term, an empty "any"). */
export function engineQuery(clause: Clause, vocabulary: TermStatistics): FullTextQuery | null {
  switch (clause.kind) {
    case 'match':
      return matchQuery(clause.field, clause.terms, clause.mode, clause.boost)
    case 'prefix':
      return matchQuery(
        clause.field,
        vocabulary.startingWith(clause.prefix, PREFIX_EXPANSIONS),
        'any',
        clause.boost,
      )
    case 'phrase':
      if (clause.terms.length === 0) return null
      if (clause.terms.length === 1) return matchQuery(clause.field, clause.terms, 'all')
      return new PhraseQuery(clause.terms.join(' '), clause.field, { slop: clause.slop ?? 0 })
    case 'boolean':
      return booleanQuery(clause, vocabulary)
  }
}

function matchQuery(
  field: string,
  terms: readonly string[],
  mode: 'all' | 'any',
  boost = 1,
): FullTextQuery | null {
  if (terms.length === 0) return null
  // For one word both mean the same, but only "or" reads just the few documents that a filter leaves.
  const operator = mode === 'all' && terms.length > 1 ? Operator.And : Operator.Or
  return new MatchQuery(terms.join(' '), field, { operator, boost })
}

type BooleanClause = Extract<Clause, { kind: 'boolean' }>

function booleanQuery(clause: BooleanClause, vocabulary: TermStatistics): FullTextQuery | null {
  const queriesOf = (items: readonly Clause[] = []) => items.map((item) => engineQuery(item, vocabulary))
  const must = queriesOf(clause.must)
  if (must.includes(null)) return null
  const should = queriesOf(clause.should).filter((query) => query !== null)
  if (must.length + should.length === 0) return null
  const mustNot = queriesOf(clause.mustNot).filter((query) => query !== null)
  const [only] = [...must, ...should]
  if (must.length + should.length === 1 && mustNot.length === 0 && only) return only
  return new BooleanQuery([
    ...must.map((query): [Occur, FullTextQuery] => [Occur.Must, query as FullTextQuery]),
    ...should.map((query): [Occur, FullTextQuery] => [Occur.Should, query]),
    ...mustNot.map((query): [Occur, FullTextQuery] => [Occur.MustNot, query]),
  ])
}
