/** Conditions that are dropped, added or turned into their contrary. */
import type { Comparison, Finding } from './compare.ts'
import { type Condition, conditionsIn } from './conditions.ts'
import { relation } from './match.ts'
import type { Unit } from './unit.ts'

const LEAST_SHARE = 0.5

export function checkConditions({ claim, quote, quoted, carrying }: Comparison): Finding[] {
  const theirs = conditionsIn(quote).filter(({ units }) => carrying.has(units.at(-1)?.sentence ?? -1))
  const own = conditionsIn(claim)
  const found: Finding[] = []
  for (const condition of theirs)
    if (isDropped(condition, claim.units)) found.push({ code: 'condition', refutes: true })
  for (const condition of own) {
    const twin = theirs.find(({ units }) => share(condition.units, units) >= LEAST_SHARE)
    if (twin && twin.isConcessive !== condition.isConcessive) found.push({ code: 'condition', refutes: true })
    if (!twin && condition.isConcessive) found.push({ code: 'condition', refutes: theirs.length > 0 })
    if (!twin && share(condition.units, quoted) < 1) found.push({ code: 'condition', refutes: false })
  }
  return found
}

/** Whether the head of the condition is missing in the claim, or more than half of its words are. */
function isDropped({ units, instead }: Condition, claimed: readonly Unit[]): boolean {
  if (instead.length > 0 && share(instead, claimed) >= LEAST_SHARE) return false
  const head = units.at(-1)
  if (!head) return false
  const isThere = claimed.some((unit) => relation(unit, head) !== 0)
  return share(units, claimed) < (isThere ? LEAST_SHARE : 0.67)
}

function share(units: readonly Unit[], others: readonly Unit[]): number {
  const matched = units.filter((unit) => others.some((other) => relation(unit, other) !== 0)).length
  return units.length === 0 ? 1 : matched / units.length
}
