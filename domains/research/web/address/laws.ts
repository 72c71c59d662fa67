/** The state of the law search; the country is a part of its path. */

import { longestAddressQuery } from '../../rules/limits.ts'
import type { LawFilters, SearchCountry } from '../../schemas.ts'
import { pageSize } from './decisions.ts'
import { type Raw, readChoice, readPage, readText } from './values.ts'

export interface LawAddress {
  q?: string
  page?: number
  sort?: 'newest' | 'oldest'
  law?: string
  article?: string
  kind?: string
  /** Only articles with every word. */
  mode?: 'all'
}

export function readLawAddress(raw: Raw): LawAddress {
  const law = readText(raw.law)
  const values: LawAddress = {
    q: readText(raw.q, longestAddressQuery),
    page: readPage(raw.page),
    sort: readChoice(raw.sort, ['newest', 'oldest']),
    law,
    article: readText(raw.article),
    kind: readText(raw.kind),
    mode: readChoice(raw.mode, ['all']),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

export function lawFiltersOf(address: LawAddress): LawFilters {
  return {
    ...(address.law && { lawNumber: address.law }),
    ...(address.article && { articleNo: address.article }),
    ...(address.kind && { kind: address.kind }),
    ...(address.mode && { mode: address.mode }),
  }
}

export function isLawSearchable(address: LawAddress): boolean {
  const { mode: _, ...filters } = lawFiltersOf(address)
  return (address.q?.length ?? 0) >= 2 || Object.keys(filters).length > 0
}

export function lawRequest(address: LawAddress, country: SearchCountry) {
  return {
    body: {
      query: address.q ?? '',
      searchCountry: country,
      filters: lawFiltersOf(address),
      pageIndex: (address.page ?? 1) - 1,
      pageSize,
      sort: address.sort ?? ('relevance' as const),
    },
  }
}
