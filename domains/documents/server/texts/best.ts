/** Keeps the texts of one page among all that are found, without an object for each of those and without sorting them. */
import type { Known, Part } from './known-texts.ts'

export interface Order {
  sort: 'relevance' | 'newest'
  pageIndex: number
  pageSize: number
}

interface Kept {
  text: Known
  rank: number
}

/** The highest rank first, among equals the newest, and then by id. */
function comesBefore(one: Kept, other: Kept): boolean {
  if (one.rank !== other.rank) return one.rank > other.rank
  if (one.text.datedAt !== other.text.datedAt) return one.text.datedAt > other.text.datedAt
  return one.text.id < other.text.id
}

export class Best {
  readonly #order: Order
  /** How many there are up to the end of the page. */
  readonly #most: number
  /** A heap with the last of them on top. */
  readonly #heap: Kept[] = []
  /** The rank of that one, once there are enough. */
  #least = Number.NEGATIVE_INFINITY

  constructor(order: Order) {
    this.#order = order
    this.#most = (order.pageIndex + 1) * order.pageSize
  }

  offer(part: Part, slot: number, score: number): void {
    const rank = this.#order.sort === 'newest' ? (part.dates[slot] as number) : score
    if (rank < this.#least) return
    const next = { text: part.texts[slot] as Known, rank }
    const heap = this.#heap
    if (heap.length < this.#most) raise(heap, heap.push(next) - 1)
    else if (comesBefore(next, heap[0] as Kept)) replaceLast(heap, next)
    if (heap.length === this.#most) this.#least = (heap[0] as Kept).rank
  }

  /** In their order. */
  page(): Known[] {
    const { pageIndex, pageSize } = this.#order
    const sorted = this.#heap.toSorted((one, other) => (comesBefore(one, other) ? -1 : 1))
    return sorted.slice(pageIndex * pageSize).map(({ text }) => text)
  }
}

function raise(heap: Kept[], from: number): void {
  for (let at = from; at > 0; ) {
    const above = (at - 1) >>> 1
    if (comesBefore(heap[at] as Kept, heap[above] as Kept)) return
    swap(heap, at, above)
    at = above
  }
}

function replaceLast(heap: Kept[], next: Kept): void {
  heap[0] = next
  for (let at = 0; ; ) {
    let last = at
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < heap.length && comesBefore(heap[last] as Kept, heap[below] as Kept)) last = below
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: Kept[], one: number, other: number): void {
  const kept = heap[one] as Kept
  heap[one] = heap[other] as Kept
  heap[other] = kept
}
