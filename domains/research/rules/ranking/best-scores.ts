/** Says for each score of a stream whether it is among the best so far; a small heap with the lowest of them on top. */
export class BestScores {
  readonly #heap: number[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Whether a score is among the best `size` seen so far. */
  takes(score: number): boolean {
    const heap = this.#heap
    if (heap.length < this.#size) {
      heap.push(score)
      this.#rise(heap.length - 1)
      return true
    }
    if (score <= (heap[0] ?? 0)) return false
    heap[0] = score
    this.#sink()
    return true
  }

  #rise(at: number): void {
    const heap = this.#heap
    for (let child = at, parent = (at - 1) >> 1; child > 0; child = parent, parent = (child - 1) >> 1) {
      if ((heap[parent] as number) <= (heap[child] as number)) return
      this.#swap(parent, child)
    }
  }

  #sink(): void {
    const heap = this.#heap
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1
      if (left >= heap.length) return
      const right = left + 1
      const least = right < heap.length && (heap[right] as number) < (heap[left] as number) ? right : left
      if ((heap[parent] as number) <= (heap[least] as number)) return
      this.#swap(parent, least)
      parent = least
    }
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap
    const held = heap[one] as number
    heap[one] = heap[other] as number
    heap[other] = held
  }
}
