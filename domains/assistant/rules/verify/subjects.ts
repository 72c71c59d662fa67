/** Finds the party that performs a verb, as far as the order of a Turkish sentence shows. */
import type { Unit } from './unit.ts'

/**
 * The verb comes after its subject. A clause inside another one takes the nearest subject, and the remaining ones
 * belong to the clause around it: "Kiracı, kiraya verenin rızası bulunmak şartıyla … devredebilir". @param closing
 * heads of conditions, which end their clause
 */
export function subjectsOf(units: readonly Unit[], closing: ReadonlySet<Unit>): Map<Unit, string> {
  const found = new Map<Unit, string>()
  let waiting: Unit[] = []
  let sentence = -1
  const inner = new Set<Unit>()
  units.forEach((unit, at) => {
    if (unit.sentence !== sentence) waiting = []
    sentence = unit.sentence
    if (unit.party) {
      if (isSubject(unit)) waiting.push(unit)
      return
    }
    const subject = subjectOf(unit, waiting, inner, closing.has(unit)) ?? ownerOf(unit, units[at - 1])
    if (!subject?.party) return
    found.set(unit, subject.party)
    if (closing.has(unit)) inner.add(subject)
  })
  return found
}

function subjectOf(
  unit: Unit,
  waiting: readonly Unit[],
  inner: ReadonlySet<Unit>,
  isClosing: boolean,
): Unit | undefined {
  const free = waiting.filter((one) => !inner.has(one))
  if (isClosing || (unit.isNominal && !isInfinitive(unit))) {
    const able = isClosing && free.length > 0 ? free : waiting
    return able.findLast(({ isLoose }) => !isLoose) ?? able.at(-1)
  }
  if (!unit.isVerb) return undefined
  const subjects = free.filter(({ part }) => part === 'subject')
  const last = subjects.findLast(({ isLoose }) => !isLoose) ?? subjects.at(-1)
  // If all belong to former clauses, only a single one can also be the subject of this one.
  return last ?? (new Set(waiting.map(({ party }) => party)).size === 1 ? waiting[0] : undefined)
}

/** The owner in "mağdurun rızası". */
const ownerOf = (unit: Unit, before: Unit | undefined): Unit | undefined =>
  before?.part === 'of' && before.last === unit.first - 1 ? before : undefined

const isInfinitive = ({ folded }: Unit): boolean => /m[ae]k(?:l[ae]|t[ae]n)?$/.test(folded)

/** "mahkemece" and "tarafından" name the actor of a passive verb. */
const isSubject = ({ part, folded }: Unit): boolean =>
  part === 'of' || (part === 'subject' && !/c[ae]$/.test(folded))
