/** Turns a parsed query into a clause of the index. */
import type { Clause, TermStatistics } from '@mizan/platform/search'
import { wordTerms } from '../../rules/analysis.ts'
import type { Query, WeightedTerm } from '../../rules/query.ts'
import { phrasePairs } from './common-words.ts'

/** What the index provides; one of an older layout has no pairs of words. */
export interface Lexicon {
  vocabulary: TermStatistics
  hasPairs: boolean
  /** An older one has no courts of decisions either. */
  hasCourts: boolean
}

/** A decision with this number of its own is meant much more than those that mention it. */
const OWN_NUMBER = 20
/** A query that names a court means its decisions; the scores of the other words order them. */
const OWN_COURT = 20
/** A decision of that day is meant more than one that mentions the day. */
const OWN_DATE = 5

/** Null if nothing positive is left to search for. */
export function clauseOf(query: Query, lexicon: Lexicon): Clause | null {
  const { vocabulary } = lexicon
  switch (query.type) {
    case 'word':
      return anyOf(
        knownTerms(query.terms, vocabulary).map(({ term, weight }) => words([term], 'all', weight)),
      )
    case 'phrase':
      return phraseClause(query, lexicon)
    case 'prefix':
      return prefixClause(query.prefix, vocabulary)
    case 'citation':
      return query.token.startsWith('court:')
        ? courtClause(query.token, lexicon)
        : citationClause(query.token)
    case 'and':
      return allOf(query.items, lexicon)
    case 'or':
      return anyOfQueries(query.items, lexicon)
    case 'not':
      return null
  }
}

/** The word itself, and those of its synonyms that occur in the index. */
function knownTerms(
  [word, ...synonyms]: readonly WeightedTerm[],
  vocabulary: TermStatistics,
): WeightedTerm[] {
  return [...(word ? [word] : []), ...synonyms.filter(({ term }) => vocabulary.frequency(term) > 0)]
}

function words(terms: readonly string[], mode: 'all' | 'any', boost: number): Clause {
  return { kind: 'match', field: 'body', terms, mode, ...(boost !== 1 && { boost }) }
}

function anyOf(clauses: readonly Clause[]): Clause | null {
  if (clauses.length === 0) return null
  return clauses.length === 1 ? (clauses[0] as Clause) : { kind: 'boolean', should: clauses }
}

function phraseClause({ terms, slop }: Extract<Query, { type: 'phrase' }>, { hasPairs }: Lexicon): Clause {
  const pairs = hasPairs && slop === 0 ? phrasePairs(terms) : null
  return pairs
    ? { kind: 'phrase', field: 'pairs', terms: pairs }
    : { kind: 'phrase', field: 'body', terms, slop }
}

/** The index holds stems: a prefix that is longer than any of them stands for the word that it begins. */
function prefixClause(prefix: string, vocabulary: TermStatistics): Clause {
  if (vocabulary.startingWith(prefix, 1).length > 0) return { kind: 'prefix', field: 'body', prefix }
  return words(wordTerms(prefix), 'all', 1)
}

function citationClause(token: string): Clause {
  if (token.startsWith('date:'))
    return { kind: 'match', field: 'keys', terms: [token], mode: 'all', boost: OWN_DATE }
  const inText = words([token], 'all', 1)
  if (!token.startsWith('no:')) return inText
  const own: Clause = {
    kind: 'match',
    field: 'keys',
    terms: [`own:${token.slice(3)}`],
    mode: 'all',
    boost: OWN_NUMBER,
  }
  return { kind: 'boolean', should: [own, inText] }
}

function courtClause(token: string, { hasCourts }: Lexicon): Clause | null {
  return hasCourts ? { kind: 'match', field: 'bench', terms: [token], mode: 'all', boost: OWN_COURT } : null
}

function allOf(items: readonly Query[], lexicon: Lexicon): Clause | null {
  const must = items.map((item) => clauseOf(item, lexicon)).filter((clause) => clause !== null)
  const excluded = items.flatMap((item) => (item.type === 'not' ? [item.item] : []))
  const mustNot = excluded.map((item) => clauseOf(item, lexicon)).filter((clause) => clause !== null)
  if (must.length === 0) return null
  if (must.length === 1 && mustNot.length === 0) return must[0] as Clause
  return { kind: 'boolean', must, ...(mustNot.length > 0 && { mustNot }) }
}

/** Single words of one weight are queried together: the engine is fastest at that, and adds up their scores. */
function anyOfQueries(items: readonly Query[], lexicon: Lexicon): Clause | null {
  const together = new Map<number, string[]>()
  const others: Clause[] = []
  for (const item of items) {
    if (item.type === 'word') {
      for (const { term, weight } of knownTerms(item.terms, lexicon.vocabulary))
        together.set(weight, [...(together.get(weight) ?? []), term])
      continue
    }
    const clause = clauseOf(item, lexicon)
    if (clause) others.push(clause)
  }
  return anyOf([...[...together].map(([weight, terms]) => words(terms, 'any', weight)), ...others])
}
