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

/** Most answers come sorted by score already; then only the runs of one score are left to be put in order. */
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

/** Every document once, with its best score. */
export function mergedHits(lists: readonly Hits[], limit: number): Hits {
  if (lists.length === 1) return firstHits(lists[0] as Hits, limit)
  const best = new Map<number, number>()
  for (const { ids, scores } of lists) {
    ids.forEach((id, i) => {
      const score = scores[i] as number
      if (score > (best.get(id) ?? -Infinity)) best.set(id, score)
    })
  }
  const merged = orderedHits(
    Int32Array.from(best.keys()),
    Float32Array.from(best.values()),
    lists.every((list) => list.complete),
  )
  return firstHits(merged, limit)
}

/** The first `limit` of them; complete only when nothing was cut off here or before. */
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
