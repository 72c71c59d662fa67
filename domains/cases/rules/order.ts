/** The order that people give to a list by hand: numbers with gaps, so that a move changes one row only. */

/** Distance of a new last place from the former one. */
export const step = 1_048_576

/** A number between two places, either of which may be an end of the list; undefined if there is none. */
export function between(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return (before ?? 0) + step
  if (before === undefined) return after - step
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : undefined
}
