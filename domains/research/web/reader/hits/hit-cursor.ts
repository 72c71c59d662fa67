/** Which of the hits on the page is the current one. Null until the reader has gone to one. */
export type HitCursor = number | null

/**
 * The hit before or after the current one; beyond the last it begins again. Without a current one, `below` is
 * the number of the first hit below what the reader sees.
 */
export function moveHit(current: HitCursor, step: 1 | -1, count: number, below = 0): HitCursor {
  if (count === 0) return null
  if (current === null) return (step === 1 ? below : below - 1 + count) % count
  return (current + step + count) % count
}

/** "3 / 7", or how many there are before the first was visited. */
export const hitPosition = (current: HitCursor, count: number): string =>
  current === null ? String(count) : `${current + 1} / ${count}`
