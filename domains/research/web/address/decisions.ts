/** The state of the decision search, as stored in its address and as sent to the server. */
import { longestAddressQuery } from '../../rules/limits.ts'
import { isOutcome, type Outcome } from '../../rules/naming/outcomes.ts'
import type { DecisionFilters, SearchCountry } from '../../schemas.ts'
import {
  isCountry,
  type Raw,
  readChoice,
  readDate,
  readList,
  readPage,
  readText,
  readYear,
} from './values.ts'

export interface DecisionAddress {
  country: SearchCountry
  q?: string
  view?: 'expert'
  sort?: 'newest' | 'oldest'
  /** Counted from 1, absent on the first page. */
  page?: number
  mode?: 'either' | 'all'
  court?: string[]
  chamber?: string[]
  outcome?: Outcome[]
  from?: string
  to?: string
  /** Only undated decisions; the dates stay in the address, so that the user can return to them. */
  undated?: 1
  caseNumber?: string
  decisionNumber?: string
  caseYear?: number
  deliveryNumber?: string
  deliveryYear?: number
  documentId?: string
  externalId?: string
  sides?: string
  source?: string
  law?: string
  article?: string
}

/** Reads an address; without a country in it the given one is used. */
export function readDecisionAddress(raw: Raw, country: SearchCountry): DecisionAddress {
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  const law = readText(raw.law)
  return withoutAbsent({
    country: isCountry(raw.country) ? raw.country : country,
    q: readText(raw.q, longestAddressQuery),
    view: readChoice(raw.view, ['expert']),
    sort: readChoice(raw.sort, ['newest', 'oldest']),
    page: readPage(raw.page),
    mode: readChoice(raw.mode, ['either', 'all']),
    court: readList(raw.court),
    chamber: readList(raw.chamber, 200),
    outcome: readOutcomes(raw.outcome),
    from,
    to,
    undated: raw.undated === '1' || raw.undated === 1 ? 1 : undefined,
    caseNumber: readText(raw.caseNumber),
    decisionNumber: readText(raw.decisionNumber),
    caseYear: readYear(raw.caseYear),
    deliveryNumber: readText(raw.deliveryNumber),
    deliveryYear: readYear(raw.deliveryYear),
    documentId: readText(raw.documentId),
    externalId: readText(raw.externalId),
    sides: readText(raw.sides),
    source: readText(raw.source),
    law,
    article: law ? readText(raw.article) : undefined,
  })
}

/** Only names that the filter knows. */
function readOutcomes(raw: unknown): Outcome[] | undefined {
  const known = readList(raw)?.filter(isOutcome)
  return known?.length ? known : undefined
}

function withoutAbsent<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/** The filters in the names of the contract. */
export function filtersOf(address: DecisionAddress): DecisionFilters {
  return withoutAbsent({
    courts: address.court,
    chambers: address.chamber,
    outcomes: address.outcome,
    startDate: address.undated ? undefined : address.from,
    endDate: address.undated ? undefined : address.to,
    undated: address.undated && true,
    caseNumber: address.caseNumber,
    decisionNumber: address.decisionNumber,
    caseYear: address.caseYear,
    deliveryNumber: address.deliveryNumber,
    deliveryYear: address.deliveryYear,
    documentId: address.documentId,
    externalId: address.externalId,
    sides: address.sides,
    source: address.source,
    lawNumber: address.law,
    articleNo: address.article,
    mode: address.mode,
  })
}

/** Filters that narrow the result; the joining of words (`mode`) alone is not a search. */
export function narrowingFilters(address: DecisionAddress): DecisionFilters {
  const { mode: _, ...filters } = filtersOf(address)
  return filters
}

/** A range that ends before it begins is shown as an error and never sent. */
export const isReversed = ({ from, to, undated }: DecisionAddress): boolean =>
  Boolean(!undated && from && to && to < from)

/** True when there is something to search for. */
export const isSearchable = (address: DecisionAddress): boolean =>
  (address.q?.length ?? 0) >= 2 || Object.keys(narrowingFilters(address)).length > 0

export const pageSize = 20

export function decisionRequest(address: DecisionAddress) {
  return {
    body: {
      query: address.q ?? '',
      searchCountry: address.country,
      filters: filtersOf(address),
      pageIndex: (address.page ?? 1) - 1,
      pageSize,
      sort: address.sort ?? ('relevance' as const),
      facets: false,
    },
  }
}

/** Facets do not depend on page and order, so these are left out and one answer serves all pages. */
export function facetRequest(address: DecisionAddress) {
  return {
    body: { query: address.q ?? '', searchCountry: address.country, filters: filtersOf(address) },
  }
}

/** The same search without its filters. */
export const clearedFilters = ({ country, q, view, sort }: DecisionAddress): DecisionAddress =>
  withoutAbsent({ country, q, view, sort })
