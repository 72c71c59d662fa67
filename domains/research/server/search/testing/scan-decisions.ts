/**
 * The meaning of a search by scanning every decision: what the index must agree with. It knows the query language and
 * the fields of a decision, but no clauses, columns or tokens of the index.
 */
import {
  articleTerm,
  courtTerm,
  fold,
  indexTerms,
  lawTerm,
  numberTerms,
  wordTerms,
} from '../../../rules/analysis.ts'
import { type Query, readingsOf } from '../../../rules/query.ts'
import type { DecisionFilters, SearchCountry, Sort } from '../../../schemas.ts'
import type { DecisionSource } from '../document.ts'

export interface ReadDecision {
  source: DecisionSource
  /** Terms of the text, then of the subject and keywords, with a gap between them. */
  terms: string[]
  known: Set<string>
}

export function readDecision(source: DecisionSource): ReadDecision {
  const { text, country, subject, keywords, caseNumber, decisionNumber, citedLaws } = source
  const words = indexTerms(text, country)
  const head = wordTerms([subject ?? '', ...keywords].join(' \n '))
  const terms = head.length > 0 ? [...words, '|', ...head, '|', ...head] : words
  const own = [caseNumber, decisionNumber].flatMap((number) => (number ? numberTerms(number) : []))
  const laws = citedLaws.flatMap(({ lawNumber, articleNo }) => [
    lawTerm(lawNumber),
    ...(articleNo ? [articleTerm(lawNumber, articleNo)] : []),
  ])
  const courts = [courtTerm(source.court), courtTerm(source.court, source.chamber)]
  return { source, terms, known: new Set([...terms, ...own, ...laws, ...courts]) }
}

/** In how many decisions each term occurs. */
export class KnownTerms {
  private readonly counts = new Map<string, number>()

  constructor(decisions: readonly ReadDecision[]) {
    for (const { terms } of decisions) {
      for (const term of new Set(terms)) this.counts.set(term, (this.counts.get(term) ?? 0) + 1)
    }
  }

  frequency(term: string): number {
    return term.startsWith('no:') ? 0 : (this.counts.get(term) ?? 0)
  }

  hasPrefix(prefix: string): boolean {
    return [...this.counts.keys()].some((term) => term.startsWith(prefix))
  }
}

export interface ScanRequest {
  query: Query | null
  question: boolean
  country: SearchCountry
  filters: DecisionFilters
}

/** Decisions that the strictest reading with any hit finds, in ascending order of number. */
export function scanDecisions(
  decisions: readonly ReadDecision[],
  request: ScanRequest,
  terms: KnownTerms,
): DecisionSource[] {
  const chosen = decisions.filter(
    ({ source }) => source.country === request.country && passes(source, request.filters),
  )
  const { query, filters } = request
  if (!query) return chosen.map(({ source }) => source)
  const steps = readingsOf(query, filters.mode, {
    question: request.question,
    frequency: (term) => terms.frequency(term),
  }).map((reading) => withoutLongPrefixes(reading.query, terms))
  for (const step of steps) {
    const found = chosen.filter((decision) => holds(decision, step))
    if (found.length > 0) return found.map(({ source }) => source)
  }
  return []
}

/** Terms are stems: a prefix longer than any of them stands for the word that it begins. */
function withoutLongPrefixes(query: Query, terms: KnownTerms): Query {
  if (query.type === 'and' || query.type === 'or') {
    return { ...query, items: query.items.map((item) => withoutLongPrefixes(item, terms)) }
  }
  if (query.type !== 'prefix' || terms.hasPrefix(query.prefix)) return query
  return {
    type: 'and',
    items: wordTerms(query.prefix).map((term) => ({ type: 'word', terms: [{ term, weight: 1 }] })),
  }
}

function holds(decision: ReadDecision, query: Query): boolean {
  switch (query.type) {
    case 'word':
      return query.terms.some(({ term }) => decision.known.has(term))
    case 'citation':
      return decision.known.has(query.token)
    case 'phrase':
      return query.terms.length === 1
        ? decision.known.has(query.terms[0] as string)
        : hasPhrase(decision.terms, query.terms)
    case 'prefix':
      return decision.terms.some((term) => term.startsWith(query.prefix))
    case 'and': {
      const positive = query.items.filter((item) => item.type !== 'not')
      const negative = query.items.flatMap((item) => (item.type === 'not' ? [item.item] : []))
      return (
        positive.every((item) => holds(decision, item)) && !negative.some((item) => holds(decision, item))
      )
    }
    case 'or':
      return query.items.some((item) => item.type !== 'not' && holds(decision, item))
    case 'not':
      return false
  }
}

function hasPhrase(terms: readonly string[], phrase: readonly string[]): boolean {
  for (
    let at = terms.indexOf(phrase[0] as string);
    at >= 0;
    at = terms.indexOf(phrase[0] as string, at + 1)
  ) {
    if (phrase.every((term, offset) => terms[at + offset] === term)) return true
  }
  return false
}

/** An undated decision is outside every range. */
function isWithin(date: string | null, start: string | undefined, end: string | undefined): boolean {
  if (!start && !end) return true
  return date !== null && (!start || date >= start) && (!end || date <= end)
}

function passes(source: DecisionSource, filters: DecisionFilters): boolean {
  const { courts, chambers, startDate, endDate, lawNumber, articleNo } = filters
  const { court, chamber, outcome } = source
  const day = shownDay(source)
  if (courts?.length && !courts.includes(court)) return false
  if (
    chambers?.length &&
    !chambers.some((name) => chamber && (name === `${court} ${chamber}` || name === chamber))
  )
    return false
  if (filters.outcomes?.length && !filters.outcomes.some((name) => name === outcome)) return false
  if (filters.undated ? day : !isWithin(day, startDate, endDate)) return false
  for (const name of ['source', 'caseYear', 'deliveryYear'] as const) {
    if (filters[name] !== undefined && filters[name] !== source[name]) return false
  }
  for (const name of [
    'caseNumber',
    'decisionNumber',
    'deliveryNumber',
    'documentId',
    'externalId',
  ] as const) {
    if (filters[name] !== undefined && !sameNumber(filters[name], source[name])) return false
  }
  if (
    filters.sides &&
    !fold(filters.sides)
      .split(/\W+/)
      .filter(Boolean)
      .every((word) =>
        fold(source.sides ?? '')
          .split(/\W+/)
          .includes(word),
      )
  )
    return false
  if (!lawNumber && !articleNo) return true
  return source.citedLaws.some(
    (law) => (!lawNumber || law.lawNumber === lawNumber) && (!articleNo || law.articleNo === articleNo),
  )
}

function sameNumber(wanted: string, own: string | null): boolean {
  return (
    own !== null &&
    (fold(own) === fold(wanted) || numberTerms(own).includes(numberTerms(wanted)[0] as string))
  )
}

/** In the order of a sort by date: equal dates by number, the undated last. */
export function inDateOrder(sources: readonly DecisionSource[], sort: Exclude<Sort, 'relevance'>): number[] {
  const sign = sort === 'newest' ? -1 : 1
  const compare = (a: DecisionSource, b: DecisionSource): number => {
    const [dayOfA, dayOfB] = [shownDay(a), shownDay(b)]
    if (dayOfA === dayOfB) return a.doc - b.doc
    if (dayOfA === null || dayOfB === null) return dayOfA === null ? 1 : -1
    return dayOfA < dayOfB ? -sign : sign
  }
  return [...sources].sort(compare).map(({ doc }) => doc)
}

export function tally(values: readonly (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** A decision of which only the year is known stands at its end. */
const shownDay = ({ decisionDate, decisionYear }: DecisionSource): string | null =>
  decisionDate ?? (decisionYear ? `${decisionYear}-12-31` : null)
