/** Refuses a search without words and without filters; a filter alone is enough. */
import { AppError } from '@mizan/platform/contract'
import { shortestQuery } from '../../rules/limits.ts'
import type { ParsedQuery } from '../../rules/query.ts'
import type { DecisionFilters, LawFilters } from '../../schemas.ts'

const narrows = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** `filters.mode` does not count: it says how words are joined and narrows nothing. */
export function assertAnswerable(query: ParsedQuery, filters: DecisionFilters | LawFilters): void {
  if (query.query !== null && query.cleaned.length >= shortestQuery) return
  if (query.words > 0 && query.advanced) throw new AppError('search.only_exclusions')
  const narrowed = Object.entries(filters).some(([name, value]) => name !== 'mode' && narrows(value))
  if (!narrowed || query.cleaned.length > 0) throw new AppError('search.query_too_short')
}
