/** Which of the hits on the page is the current one; null until the reader has moved to one. */
export type HitCursor = number | null

/**
 * The hit before or after the current one; after the last it starts again. Without a current one, `below` is the
 * number of the first hit below the visible part.
 */
export function moveHit(current: HitCursor, step: 1 | -1, count: number, below = 0): HitCursor {
  if (count === 0) return null
  if (current === null) return (step === 1 ? below : below - 1 + count) % count
  return (current + step + count) % count
}

/** "3 / 7", or only the number of hits before the first was visited. */
export const hitPosition = (current: HitCursor, count: number): string =>
  current === null ? String(count) : `${current + 1} / ${count}`
