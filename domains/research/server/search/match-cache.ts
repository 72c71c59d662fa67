/** The searches of the last minutes with their results, within a memory limit, so that the next page costs nothing. */
import type { Matches } from './matches.ts'

export class MatchCache {
  private readonly most: number
  private readonly entries = new Map<string, Matches>()

  /** `most`: integers to keep at most, over all searches. */
  constructor(most: number) {
    this.most = most
  }

  get(key: string, make: () => Matches): Matches {
    const matches = this.entries.get(key) ?? make()
    this.entries.delete(key)
    this.entries.set(key, matches)
    return matches
  }

  /** Drops the least recently used searches, never the last one; called when one has grown. */
  shrink(): void {
    const [, ...older] = [...this.entries].reverse()
    let weight = [...this.entries.values()].at(-1)?.weight ?? 0
    for (const [key, matches] of older) {
      weight += matches.weight
      if (weight > this.most) this.entries.delete(key)
    }
  }
}
