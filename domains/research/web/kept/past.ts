/** A past search as a link, and in words. */
import { parseAddress } from '@mizan/platform/ui'
import type { PastSearch } from '../../schemas.ts'
import { narrowingFilters, readDecisionAddress } from '../address/decisions.ts'
import { lawFiltersOf, readLawAddress } from '../address/laws.ts'
import { decisionSearchHref, lawSearchHref } from '../targets.ts'

/** Only names and values that the screens know reach the address: it was kept by whatever called the server. */
export function pastHref({ kind, country, address }: PastSearch): string {
  const raw = parseAddress(address)
  return kind === 'decisions'
    ? decisionSearchHref({ ...readDecisionAddress(raw, country), country }, { page: 1 })
    : lawSearchHref(country, readLawAddress(raw), { page: 1 })
}

/** How many filters the search had. */
export function pastFilters({ kind, country, address }: PastSearch): number {
  const raw = parseAddress(address)
  const filters =
    kind === 'decisions'
      ? narrowingFilters(readDecisionAddress(raw, country))
      : lawFiltersOf(readLawAddress(raw))
  return Object.keys(filters).filter((name) => name !== 'mode').length
}
