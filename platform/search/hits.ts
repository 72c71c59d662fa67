/** Lists of scored documents: ordering, merging, subtracting. */
import type { Hits } from './port.ts'

export const NO_HITS: Hits = { ids: new Int32Array(0), scores: new Float32Array(0), complete: true }

/** Best first, equal scores in ascending order of id. */
export function orderedHits(ids: Int32Array, scores: Float32Array, complete: boolean): Hits {
  if (isDescending(scores)) return { ids: withTiesOrdered(ids, scores), scores, complete }
  const order = Uint32Array.from(ids.keys())
  order.sort(
    (a, b) => (scores[b] as number) - (scores[a] as number) || (ids[a] as number) - (ids[b] as number),
  )
  return {
    ids: Int32Array.from(order, (i) => ids[i] as number),
    scores: Float32Array.from(order, (i) => scores[i] as number),
    complete,
  }
}

function isDescending(scores: Float32Array): boolean {
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[i - 1] as number)) return false
  return true
}

/** Most answers are already sorted by score; then only runs of equal score are left to sort. */
function withTiesOrdered(ids: Int32Array, scores: Float32Array): Int32Array {
  const ordered = ids.slice()
  for (let start = 0; start < ordered.length; ) {
    let end = start + 1
    while (end < ordered.length && scores[end] === scores[start]) end++
    if (end - start > 1) ordered.subarray(start, end).sort()
    start = end
  }
  return ordered
}

/** Returns every document once, with its best score; the lists are ordered, and so is the result. */
export function mergedHits(lists: readonly Hits[], limit: number): Hits {
  if (lists.length === 1) return firstHits(lists[0] as Hits, limit)
  const most = Math.min(
    limit + 1,
    lists.reduce((sum, list) => sum + list.ids.length, 0),
  )
  const ids = new Int32Array(most)
  const scores = new Float32Array(most)
  const taken = new Set<number>()
  const next = new Uint32Array(lists.length)
  for (let best = firstOf(lists, next); taken.size < most && best >= 0; best = firstOf(lists, next)) {
    const at = next[best] as number
    next[best] = at + 1
    const { ids: from, scores: rated } = lists[best] as Hits
    const id = from[at] as number
    // A later list has the same document with a lower score.
    if (taken.has(id)) continue
    ids[taken.size] = id
    scores[taken.size] = rated[at] as number
    taken.add(id)
  }
  const complete = lists.every((list) => list.complete)
  const { size } = taken
  return firstHits({ ids: ids.subarray(0, size), scores: scores.subarray(0, size), complete }, limit)
}

/** The list with the best next hit; -1 when all hits have been taken. */
function firstOf(lists: readonly Hits[], next: Uint32Array): number {
  let first = -1
  let score = 0
  let id = 0
  for (let index = 0; index < lists.length; index++) {
    const { ids, scores } = lists[index] as Hits
    const at = next[index] as number
    if (at >= ids.length) continue
    const itsScore = scores[at] as number
    const itsId = ids[at] as number
    if (first >= 0 && (itsScore < score || (itsScore === score && itsId >= id))) continue
    first = index
    score = itsScore
    id = itsId
  }
  return first
}

/** The first `limit` hits; complete only when nothing was cut off here or before. */
export function firstHits(hits: Hits, limit: number): Hits {
  if (hits.ids.length <= limit) return hits
  return { ids: hits.ids.subarray(0, limit), scores: hits.scores.subarray(0, limit), complete: false }
}

export function hitsWhere(hits: Hits, keep: (id: number) => boolean): Hits {
  const ids = new Int32Array(hits.ids.length)
  const scores = new Float32Array(hits.ids.length)
  let kept = 0
  for (let i = 0; i < ids.length; i++) {
    const id = hits.ids[i] as number
    if (!keep(id)) continue
    ids[kept] = id
    scores[kept++] = hits.scores[i] as number
  }
  return { ids: ids.subarray(0, kept), scores: scores.subarray(0, kept), complete: hits.complete }
}
