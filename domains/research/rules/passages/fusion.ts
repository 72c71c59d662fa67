/** Joins several ranked lists into one by the ranks alone, because scores of different searches cannot be compared. */

export interface RankedList {
  /** Best first. */
  ids: readonly string[]
  weight: number
}

export interface Fused {
  id: string
  score: number
}

/** Reciprocal rank: the higher, the less the first ranks differ from those after them. */
const SMOOTHING = 2

/** Best first; an id that several lists contain rises. 1 is the score of an id that leads a list of weight 1. */
export function fuse(lists: readonly RankedList[]): Fused[] {
  const scores = new Map<string, number>()
  for (const { ids, weight } of lists)
    ids.forEach((id, rank) => {
      scores.set(id, (scores.get(id) ?? 0) + (weight * SMOOTHING) / (SMOOTHING + rank))
    })
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score)
}
