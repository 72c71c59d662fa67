/** Compares asked names with many kept ones, in steps between which other work may go on (decision 052). */
import { comparingWith, type NameComparison } from './compare.ts'

interface Asked {
  name: string
  keys: readonly string[]
}

interface Kept {
  name: string
  /** One a line. */
  keys: string
}

/** A name, compared once however many records bear it. */
interface Near<Bearer> {
  name: string
  bearers: Bearer[]
  /** Those of the last of them: nearly always they are the same, and need not be looked up again. */
  keys: string | undefined
  /** Places of the asked names that share a key with it. */
  asked: Set<number>
}

export type Alike<Bearer> = Bearer & Pick<NameComparison, 'score' | 'why' | 'also'>

/** Which kept names have to be compared with which of the asked ones. */
export function* nearNames<Bearer extends Kept>(
  asked: readonly Asked[],
  kept: readonly Bearer[],
): Generator<void, Near<Bearer>[]> {
  const byKey = new Map<string, number[]>()
  for (const [at, { keys }] of asked.entries())
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), at])
  const found = new Map<string, Near<Bearer>>()
  for (const bearer of kept) {
    const { name, keys } = bearer
    const near = found.get(name) ?? { name, bearers: [], keys: undefined, asked: new Set() }
    near.bearers.push(bearer)
    if (near.keys !== keys) {
      found.set(name, near)
      near.keys = keys
      for (const key of keys.split('\n')) for (const at of byKey.get(key) ?? []) near.asked.add(at)
    }
    yield
  }
  return [...found.values()]
}

export const pairsOf = (near: readonly Near<unknown>[]): number =>
  near.reduce((sum, { asked }) => sum + asked.size, 0)

/** For each asked name the records that bear one that is alike, the most alike first. */
export function* alikeAmong<Bearer extends Kept>(
  asked: readonly Asked[],
  near: readonly Near<Bearer>[],
): Generator<void, Alike<Bearer>[][]> {
  const found = asked.map((): Alike<Bearer>[] => [])
  const comparing = asked.map(({ name }) => comparingWith(name))
  // A kept name is taken apart for a comparison, so all its comparisons follow each other.
  for (const { name, bearers, asked: places } of near)
    for (const at of places) {
      const { alike, score, why, also } = comparing[at]!(name)
      if (alike) for (const bearer of bearers) found[at]!.push({ ...bearer, score, why, also })
      yield
    }
  for (const ones of found) {
    ones.sort((a, b) => b.score - a.score)
    yield
  }
  return found
}
