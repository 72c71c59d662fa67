/** Checks who acts, who bears a duty and who receives something. */
import type { Comparison, Finding } from './compare.ts'
import { stemOf } from './concepts.ts'
import { conditionsIn } from './conditions.ts'
import { relation } from './match.ts'
import { areOpposite, type Part } from './party-names.ts'
import { subjectsOf } from './subjects.ts'
import type { Unit } from './unit.ts'
import type { Reading } from './units.ts'

export function checkParties(comparison: Comparison): Finding[] {
  const { matches, quoted } = comparison
  const named = matches.filter(({ unit }) => unit.party)
  const theirs = quoted.filter(({ party }) => party)
  return [
    ...checkSubjects(comparison),
    ...checkCases(comparison),
    ...checkSakes(comparison),
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
      if (isElsewhere(unit, comparison)) return [{ code: 'party', refutes: true }]
      // A party that only acts in the quote is not the one acted upon.
      const isTurned = candidates.every((one) => one.unit.part === 'subject' && !one.unit.isOwner)
      return isTurned && !unit.isOwner && (unit.part === 'to' || unit.part === 'from')
        ? [{ code: 'party', refutes: false }]
        : []
    }),
  ]
}

/**
 * Two nouns exchange their cases, one of them that of the subject: the giver becomes the receiver, or the actor the
 * object.
 */
function checkCases({ matches }: Comparison): Finding[] {
  const changed = matches.flatMap(({ unit, candidates }) => {
    const parts = candidates.map((one) => one.unit.part)
    if (!unit.part || parts.length === 0 || parts.includes(unit.part) || parts.includes(undefined)) return []
    return [{ to: unit.part, from: new Set(parts) }]
  })
  const isCrossed = changed.some((one) =>
    changed.some(
      (other) =>
        one.to === 'subject' && other.to !== 'of' && other.from.has('subject') && one.from.has(other.to),
    ),
  )
  return isCrossed ? [{ code: 'party', refutes: false }] : []
}

const sake = /^(?:adina|hesabina|lehine|aleyhine|yararina|zararina)$/

/** "Vesayet altındaki kişi adına": the person for whom or against whom something is done must stay the same. */
function checkSakes({ claim, quote }: Comparison): Finding[] {
  const [own, theirs] = [claim, quote].map(({ words }) =>
    words.flatMap((word, at) => (sake.test(word) ? [`${stemOf(words[at - 1] ?? '')} ${word}`] : [])),
  ) as [string[], string[]]
  const isOther = own.some((one) => {
    const same = theirs.filter((other) => other.split(' ')[1] === one.split(' ')[1])
    return same.length > 0 && !same.includes(one)
  })
  return isOther ? [{ code: 'party', refutes: false }] : []
}

const headsOf = (reading: Reading): Set<Unit> =>
  new Set(conditionsIn(reading).flatMap(({ units }) => units.slice(-1)))

/** Two parties exchange their roles: one does what the other one does in the quote, and the reverse. */
function checkSubjects({ claim, quote, quoted, matches }: Comparison): Finding[] {
  const [own, theirs] = [subjectsOf(claim.units, headsOf(claim)), subjectsOf(quoted, headsOf(quote))]
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

/** Whether the party stands in the case in which the quote has another one, and never in its own. */
function isSwapped(
  unit: Unit,
  own: readonly Unit[],
  theirs: readonly Unit[],
  claimed: readonly Unit[],
): boolean {
  if (own.some((one) => isSamePart(one, unit))) return false
  // A party that acts in the passive is not the one acted upon.
  if (unit.part === 'object' && own.every(({ isBy }) => isBy)) return true
  return theirs.some(
    (other) =>
      other.party !== unit.party &&
      isSamePart(other, unit) &&
      !claimed.some((one) => one.party === other.party && isSamePart(one, other)),
  )
}

const kindOf = (part: Part | undefined): string | undefined => (part === 'of' ? 'subject' : part)

/** A party that has or bears something may be its subject, its owner, or the one to whom it belongs. */
const isSamePart = (one: Unit, other: Unit): boolean =>
  one.isOwner || other.isOwner ? bears(one) && bears(other) : one.part === other.part

const bears = ({ isOwner, part }: Unit): boolean => isOwner === true || part === 'subject' || part === 'of'

/** Whether the clause of the quote that the sentence is about names another party of the same kind. */
function isElsewhere(unit: Unit, { claim, quoted }: Comparison): boolean {
  const own = quoted.filter(({ party }) => party === unit.party)
  const rivals = quoted.filter(
    (rival) =>
      rival.party &&
      own.some(
        (one) => one.part === rival.part && (kindOf(one.part) === kindOf(unit.part) || isSamePart(one, unit)),
      ) &&
      !claim.units.some(({ party }) => party === rival.party) &&
      !own.some(({ first, last }) => first === rival.last + 1 || last === rival.first - 1),
  )
  if (rivals.length === 0) return false
  const score = (one: Unit): number => {
    const there = clauseOf(one, quoted)
    return claim.units.filter((unit) => !unit.party && there.some((two) => relation(unit, two) !== 0)).length
  }
  const best = Math.max(...own.map(score))
  return rivals.some((rival) => score(rival) > best)
}

/**
 * The units that belong to a party: up to the next party in the same case, and in its own segment also the units
 * before it. The verb at the end of a sentence belongs to all of its parties.
 */
function clauseOf(party: Unit, quoted: readonly Unit[]): Unit[] {
  const at = quoted.indexOf(party)
  const isNext = (other: Unit, index: number, all: readonly Unit[]) =>
    other.sentence !== party.sentence ||
    (other.party && other.part === party.part && all[index - 1]?.last !== other.first - 1)
  const after = quoted.slice(at + 1)
  const end = after.findIndex(
    (other, index) => isNext(other, index, [...after]) && other.first !== party.last + 1,
  )
  const before = quoted.slice(0, at).filter(({ segment }) => segment === party.segment)
  const start = before.findLastIndex(
    (other) => other.sentence !== party.sentence || (other.party && other.part === party.part),
  )
  const verb = quoted.findLast(({ sentence }) => sentence === party.sentence)
  // In "kusuru hasta, izni hekim ispatlar" a comma ends the units of the first party.
  const isClosed = before.length > start + 1 && after[0]?.segment !== party.segment
  const own = [...before.slice(start + 1), ...(isClosed ? [] : end < 0 ? after : after.slice(0, end))]
  return [...new Set(verb?.isVerb ? [...own, verb] : own)].filter((one) => !one.party)
}
