/** Matches each unit of a sentence with the unit of the quote on which it rests. */
import { contrariesOf, isFamily, isOldOrNew } from './concepts.ts'
import type { Unit } from './unit.ts'

/** 1: the same; -1: the contrary; 0: neither. */
export function relation(one: Unit, other: Unit): -1 | 0 | 1 {
  if (one.party || other.party) return one.party !== undefined && one.party === other.party ? 1 : 0
  if (one.quantity || other.quantity) return one.stem === other.stem ? 1 : 0
  if (one.stem === other.stem || isOldOrNew(one.stem, other.stem)) return 1
  for (const concept of one.concepts) {
    if (other.concepts.includes(concept)) return 1
    if (other.concepts.includes(-concept)) return -1
  }
  return isFamily(one.stem, other.stem) ? 1 : 0
}

export interface Match {
  unit: Unit
  candidates: { unit: Unit; sign: 1 | -1 }[]
}

export function matchAll(units: readonly Unit[], quoted: readonly Unit[]): Match[] {
  return units.map((unit) => ({
    unit,
    candidates: quoted.flatMap((other) => {
      const sign = relation(unit, other)
      return sign === 0 ? [] : [{ unit: other, sign }]
    }),
  }))
}

export const isContrary = (one: Unit, other: Unit): boolean => contrariesOf(one.stem).includes(other.stem)

/**
 * The similarity of the surroundings of two units: units around the first that are found around the second. The units
 * of a verb stand before it.
 */
export function surroundings(
  unit: Unit,
  units: readonly Unit[],
  other: Unit,
  quoted: readonly Unit[],
  reach = 4,
): number {
  const around = (one: Unit, all: readonly Unit[]) => {
    const at = all.indexOf(one)
    const isHead = unit.isVerb || unit.isNominal
    return all
      .slice(Math.max(0, at - reach), isHead ? at : at + reach + 1)
      .filter((near) => near !== one && near.sentence === one.sentence)
  }
  const near = around(other, quoted)
  return around(unit, units).filter((one) => near.some((two) => relation(one, two) !== 0)).length
}
