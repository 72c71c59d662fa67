/** Chooses the texts of one page among all that were found, without sorting all. */
import type { Known } from './known-texts.ts'
import type { Found } from './office-index.ts'

interface Wanted {
  sort: 'relevance' | 'newest'
  pageIndex: number
  pageSize: number
}

/** In their order: the best or the newest first, among equals the newest, and then by id. */
export function bestOf(found: Found, { sort, pageIndex, pageSize }: Wanted): Known[] {
  const { texts, scores } = found
  const isFirst = (one: number, other: number): boolean => {
    const [first, second] = [texts[one] as Known, texts[other] as Known]
    const byScore = sort === 'newest' ? 0 : (scores[one] as number) - (scores[other] as number)
    if (byScore !== 0) return byScore > 0
    if (first.datedAt !== second.datedAt) return first.datedAt > second.datedAt
    return first.id < second.id
  }
  const end = (pageIndex + 1) * pageSize
  const kept: number[] = []
  for (let at = 0; at < texts.length; at++) {
    if (kept.length < end) raise(kept, kept.push(at) - 1, isFirst)
    else if (isFirst(at, kept[0] as number)) replaceLast(kept, at, isFirst)
  }
  return kept
    .sort((one, other) => (isFirst(one, other) ? -1 : 1))
    .slice(pageIndex * pageSize)
    .map((at) => texts[at] as Known)
}

/** The kept ones are a heap with the last of their order on top. */
type IsFirst = (one: number, other: number) => boolean

function raise(heap: number[], from: number, isFirst: IsFirst): void {
  for (let at = from; at > 0; ) {
    const above = (at - 1) >>> 1
    if (isFirst(heap[at] as number, heap[above] as number)) return
    swap(heap, at, above)
    at = above
  }
}

function replaceLast(heap: number[], next: number, isFirst: IsFirst): void {
  heap[0] = next
  for (let at = 0; ; ) {
    let last = at
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < heap.length && isFirst(heap[last] as number, heap[below] as number)) last = below
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: number[], one: number, other: number): void {
  const kept = heap[one] as number
  heap[one] = heap[other] as number
  heap[other] = kept
}
