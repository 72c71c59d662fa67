/** Checks denial, possibility and duty: "ödenmez" against "ödenir", "feshedebilir" against "feshetmek zorundadır". */
import type { Comparison, Finding } from './compare.ts'
import { type Match, surroundings } from './match.ts'
import type { Unit } from './unit.ts'

interface Outcome {
  denial: boolean
  force: boolean
  near: number
}

export function checkVerbs(comparison: Comparison): Finding[] {
  const { claim, quoted, matches } = comparison
  const found = [...checkLightVerb(comparison), ...checkOrders(comparison)]
  for (const { unit, candidates } of matches) {
    if (unit.quantity || candidates.length === 0) continue
    const outcomes = ofSameKind(unit, candidates).map(
      ({ unit: other, sign }): Outcome => ({
        denial: agreeInDenial(unit, other, sign),
        force: agreeInForce(unit, other, sign),
        near: surroundings(unit, claim.units, other, quoted),
      }),
    )
    const code = worst(outcomes)
    if (code) found.push(code)
  }
  return found
}

/** "işlem yapılamaz" and "işlem üst üste yapılabilir" end alike, but lend their ending to other words. */
function checkLightVerb({ claim, quoted, carrying }: Comparison): Finding[] {
  const own = claim.units.at(-1)
  const theirs = [...carrying].map((sentence) => quoted.findLast((unit) => unit.sentence === sentence))
  const ends = theirs.filter((unit) => unit?.light !== undefined && unit.light === own?.light)
  if (!own || ends.length === 0) return []
  const isSame = ends.some((unit) => unit && agreeInDenial(own, unit, 1) && agreeInForce(own, unit, 1))
  return isSame ? [] : [{ code: 'negation', refutes: false }]
}

const past = /(?:m[iu]st[iu]r|[dt][iu]|m[iu]s)(?:l[ae]r)?$/

/** "Ekle" is an order and "eklenmiştir" a report: an imperative in a quote does not report that something was done. */
const checkOrders = ({ matches }: Comparison): Finding[] =>
  matches.flatMap(({ unit, candidates }): Finding[] => {
    if (!unit.isVerb || unit.isNominal || !past.test(unit.folded) || candidates.length === 0) return []
    const isBare = ({ unit: other }: Match['candidates'][number]) =>
      !other.isNominal &&
      !other.isParticiple &&
      (other.folded === unit.stem || (!other.isVerb && other.folded.length <= unit.stem.length + 1))
    return candidates.every(isBare) ? [{ code: 'order', refutes: false }] : []
  })

/** A verb is compared with verbs, if the quote has it as one. */
function ofSameKind(unit: Unit, candidates: Match['candidates']): Match['candidates'] {
  const verbs = unit.isVerb ? candidates.filter(({ unit: other }) => other.isVerb || other.isNominal) : []
  return verbs.length > 0 ? verbs : candidates
}

/** The best surroundings decide; equal ones that disagree leave it unproven. */
function worst(outcomes: readonly Outcome[]): Finding | undefined {
  const most = Math.max(...outcomes.map(({ near }) => near))
  const good = outcomes.filter(({ denial, force }) => denial && force)
  if (good.some(({ near }) => near === most)) return undefined
  const isClear = good.length === 0
  const bad = outcomes.find(({ near }) => near === most)
  return { code: bad?.denial ? 'modality' : 'negation', refutes: isClear }
}

function polarity({ force, isDenied }: Unit): number {
  if (force === 'neednot') return 0
  return isDenied || force === 'not' ? -1 : 1
}

function agreeInDenial(unit: Unit, other: Unit, sign: number): boolean {
  const [one, two] = [polarity(unit), polarity(other) * sign]
  return (
    one === two || (one === -1 && other.mayBeDenied === true) || (two === -1 && unit.mayBeDenied === true)
  )
}

function agreeInForce(unit: Unit, other: Unit, sign: number): boolean {
  if (sign < 0 || !unit.isVerb || !other.isVerb || unit.isNominal || other.isNominal) return true
  if (unit.isCondition || other.isCondition || unit.isParticiple || other.isParticiple) return true
  return (
    (unit.force === 'may') === (other.force === 'may') &&
    (unit.force === 'neednot') === (other.force === 'neednot')
  )
}
