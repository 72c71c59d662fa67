/** Which party does what a verb says, as far as the order of a Turkish sentence tells. */
import type { Unit } from './unit.ts'

/**
 * The verb comes after its subject. A clause inside another one takes the nearest subject, and what is left belongs to
 * the clause around it: "Kiracı, kiraya verenin rızası bulunmak şartıyla … devredebilir".
 */
export function subjectsOf(units: readonly Unit[]): Map<Unit, string> {
  const found = new Map<Unit, string>()
  let waiting: Unit[] = []
  let sentence = -1
  const inner = new Set<Unit>()
  for (const unit of units) {
    if (unit.sentence !== sentence) waiting = []
    sentence = unit.sentence
    if (unit.party) {
      if (isSubject(unit)) waiting.push(unit)
    } else if (unit.isCondition || (unit.isNominal && !isInfinitive(unit))) {
      const nearest = waiting.findLast(({ isLoose }) => !isLoose) ?? waiting.at(-1)
      if (!nearest?.party) continue
      found.set(unit, nearest.party)
      if (waiting.length > 1) inner.add(nearest)
    } else if (unit.isVerb) {
      const subjects = waiting.filter(({ part }) => part === 'subject')
      const subject =
        subjects.findLast((one) => !inner.has(one) && !one.isLoose) ??
        subjects.findLast((one) => !inner.has(one)) ??
        subjects.at(-1)
      if (subject?.party) found.set(unit, subject.party)
    }
  }
  return found
}

const isInfinitive = ({ folded }: Unit): boolean => /m[ae]k(?:l[ae]|t[ae]n)?$/.test(folded)

/** "mahkemece" and "tarafından" name who does what is said in the passive. */
const isSubject = ({ part, folded }: Unit): boolean =>
  part === 'of' || (part === 'subject' && !/[cç][ae]$/.test(folded))
