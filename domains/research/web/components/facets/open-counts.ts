/** Completes the counts of a filter with its chosen values. */
import type { FacetValue } from '../../../schemas.ts'

/**
 * The counts without a filter may lack its chosen values: if no decision of the chosen chamber has every word, the
 * list shows its decisions with fewer words, and these are counted for it.
 */
export function withChosen(
  open: readonly FacetValue[],
  narrowed: readonly FacetValue[],
  chosen: readonly string[],
): FacetValue[] {
  const missing = (value: string) => chosen.includes(value) && !open.some((one) => one.value === value)
  return [...open, ...narrowed.filter(({ value }) => missing(value))]
}
