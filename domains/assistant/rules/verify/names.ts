/** Names of several words as one unit. */
import { conceptsOf, longestName } from './concepts.ts'
import type { Unit } from './unit.ts'

/** Joins the words of a name with several words, "sona ermez", into one unit that keeps its first stem too. */
export function joined(units: Unit[]): Unit[] {
  const result: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const length = nameLength(units, at)
    const parts = units.slice(at, at + length)
    const last = parts.at(-1) as Unit
    result.push(
      length === 1
        ? last
        : {
            ...last,
            first: parts[0]?.first ?? last.first,
            stem: stemsOf(parts),
            concepts: conceptsOf(stemsOf(parts)),
          },
    )
    at += length
  }
  return result
}

const stemsOf = (units: readonly Unit[]): string => units.map(({ stem }) => stem).join(' ')

function nameLength(units: readonly Unit[], at: number): number {
  for (let length = longestName; length > 1; length--) {
    const parts = units.slice(at, at + length)
    const isClose =
      parts.length === length && (parts.at(-1)?.first ?? 0) - (parts[0]?.first ?? 0) < length + 1
    if (isClose && conceptsOf(stemsOf(parts)).length > 0) return length
  }
  return 1
}
