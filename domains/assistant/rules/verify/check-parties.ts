/** Who does, bears or receives what. */
import type { Comparison, Finding } from './compare.ts'
import { relation } from './match.ts'
import { areOpposite, type Part } from './party-names.ts'
import { subjectsOf } from './subjects.ts'
import type { Unit } from './unit.ts'

export function checkParties(comparison: Comparison): Finding[] {
  const { matches, quoted } = comparison
  const named = matches.filter(({ unit }) => unit.party)
  const theirs = quoted.filter(({ party }) => party)
  return [
    ...checkSubjects(comparison),
    ...named.flatMap(({ unit, candidates }): Finding[] => {
      if (candidates.length === 0) return [missing(unit, theirs, comparison)]
      if (
        isSwapped(
          unit,
          candidates.map((one) => one.unit),
          theirs,
          comparison.claim.units,
        )
      )
        return [{ code: 'party', refutes: true }]
      return isElsewhere(unit, comparison) ? [{ code: 'party', refutes: true }] : []
    }),
  ]
}

/** Two parties do each other's part: one does what the other one does in the quote, and the reverse. */
function checkSubjects({ claim, quoted, matches }: Comparison): Finding[] {
  const [own, theirs] = [subjectsOf(claim.units), subjectsOf(quoted)]
  const changes = matches.flatMap(({ unit, candidates }): { from: string; to: string }[] => {
    const to = own.get(unit)
    const same = candidates.filter(({ unit: other }) => theirs.has(other))
    const from = same.map(({ unit: other }) => theirs.get(other) ?? '')
    return !to || from.length === 0 || from.includes(to) ? [] : from.map((one) => ({ from: one, to }))
  })
  const isCrossed = changes.some(({ from, to }) =>
    changes.some((other) => other.from === to && other.to === from),
  )
  return isCrossed ? [{ code: 'subject', refutes: true }] : []
}

/** A party that the quote does not name, in the place of one that it names, refutes. */
function missing(unit: Unit, theirs: readonly Unit[], { claim }: Comparison): Finding {
  const unnamed = theirs.filter(({ party }) => !claim.units.some((other) => other.party === party))
  const isReplaced = unnamed.some(
    ({ party, part }) => areOpposite(party ?? '', unit.party ?? '') || part === unit.part,
  )
  return { code: 'party', refutes: isReplaced }
}

/** The party stands in the case in which the quote has another one, and never in that case itself. */
function isSwapped(
  unit: Unit,
  own: readonly Unit[],
  theirs: readonly Unit[],
  claimed: readonly Unit[],
): boolean {
  if (own.some(({ part }) => part === unit.part)) return false
  return theirs.some(
    ({ party, part }) =>
      party !== unit.party &&
      part === unit.part &&
      !claimed.some((one) => one.party === party && one.part === part),
  )
}

const kindOf = (part: Part | undefined): string | undefined => (part === 'of' ? 'subject' : part)

/** Another party of the same kind stands in the clause of the quote that the sentence speaks of. */
function isElsewhere(unit: Unit, { claim, quoted }: Comparison): boolean {
  const own = quoted.filter(({ party }) => party === unit.party)
  const rivals = quoted.filter(
    (rival) =>
      rival.party &&
      own.some(({ part }) => part === rival.part && kindOf(part) === kindOf(unit.part)) &&
      !claim.units.some(({ party }) => party === rival.party) &&
      !own.some(({ first, last }) => first === rival.last + 1 || last === rival.first - 1),
  )
  if (rivals.length === 0) return false
  const score = (segment: number): number => {
    const there = quoted.filter((other) => other.segment === segment && !other.party)
    return claim.units.filter((one) => !one.party && there.some((two) => relation(one, two) !== 0)).length
  }
  const best = Math.max(...own.map(({ segment }) => score(segment)))
  return rivals.some(({ segment }) => score(segment) > best)
}
