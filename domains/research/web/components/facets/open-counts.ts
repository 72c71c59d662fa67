import type { FacetValue } from '../../../schemas.ts'

/**
 * The counts without a filter, in which its chosen values may be missing: where no decision of the chosen chamber has
 * every word, its decisions with fewer words are listed, and these are what is counted for it.
 */
export function withChosen(
  open: readonly FacetValue[],
  narrowed: readonly FacetValue[],
  chosen: readonly string[],
): FacetValue[] {
  const missing = (value: string) => chosen.includes(value) && !open.some((one) => one.value === value)
  return [...open, ...narrowed.filter(({ value }) => missing(value))]
}
