/** Terms by their first two letters, so that a prefix is searched among hundreds of terms and not among all. */
const LETTERS = 2

export class Beginnings {
  readonly #buckets = new Map<string, string[]>()

  add(term: string): void {
    const key = term.slice(0, LETTERS)
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.push(term)
    else this.#buckets.set(key, [term])
  }

  /** Terms that start with the prefix; a prefix of fewer than two letters finds nothing here. */
  of(prefix: string): string[] {
    const bucket = this.#buckets.get(prefix.slice(0, LETTERS)) ?? []
    return prefix.length > LETTERS ? bucket.filter((term) => term.startsWith(prefix)) : bucket
  }
}
