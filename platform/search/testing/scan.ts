/** The meaning of clauses and conditions by scanning every document: an index must give the same results. */
import type { Clause, Condition, IndexDocument } from '../port.ts'

export function scan(
  documents: Iterable<IndexDocument>,
  clause: Clause,
  where: readonly Condition[] = [],
): number[] {
  const found: number[] = []
  for (const document of documents) {
    if (where.every((condition) => holds(document, condition)) && matches(document, clause))
      found.push(document.id)
  }
  return found.sort((a, b) => a - b)
}

function holds(document: IndexDocument, condition: Condition): boolean {
  const value = condition.column === 'id' ? document.id : (document.integers[condition.column] as number)
  if ('in' in condition) return condition.in.includes(value)
  return value >= (condition.from ?? -Infinity) && value <= (condition.to ?? Infinity)
}

export function matches(document: IndexDocument, clause: Clause): boolean {
  if (clause.kind === 'boolean') {
    const { must = [], should = [], mustNot = [] } = clause
    if (must.length + should.length === 0) return false
    const wanted =
      must.length > 0 ? must.every((c) => matches(document, c)) : should.some((c) => matches(document, c))
    return wanted && !mustNot.some((c) => matches(document, c))
  }
  const tokens = document.fields[clause.field] ?? []
  if (clause.kind === 'prefix') return tokens.some((token) => token.startsWith(clause.prefix))
  if (clause.kind === 'phrase') return hasPhrase(tokens, clause.terms)
  const has = (term: string) => tokens.includes(term)
  return clause.terms.length > 0 && (clause.mode === 'all' ? clause.terms.every(has) : clause.terms.some(has))
}

function hasPhrase(tokens: readonly string[], terms: readonly string[]): boolean {
  return (
    terms.length > 0 &&
    tokens.some((_, start) => terms.every((term, offset) => tokens[start + offset] === term))
  )
}
