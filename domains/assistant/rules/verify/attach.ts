/** Words that say something about the word before them: "geçerli değil", "kabul etmez", "ödemekle yükümlü". */
import { lightVerbs } from '../../data/verify/particles.ts'
import { type Force, type Form, formOf } from './forms.ts'
import type { Unit } from './unit.ts'

/** Attaches the meaning of a particle to the unit before it; false if the word stands for itself. */
export function isAttached(before: Unit, stem: string, word: string, next: string, form: Form): boolean {
  if (isNegator(stem, word)) deny(before, form, word)
  else if (lightVerbs.has(stem)) lend(before, form, stem)
  else if (word === 'gerek' && /^(?:ol|kal|yok|duy|gor)/.test(next)) return true
  else return modality(before, stem, word)
  return true
}

/** "Devir, borç ödenmeden yapılamaz": the verb belongs to the noun before the clause, and not to what happens first. */
export function isLentAcross(units: readonly Unit[], stem: string, form: Form): boolean {
  const before = units.at(-1)
  if (!before || !lightVerbs.has(stem) || !converb.test(before.folded)) return false
  const host = units.findLast(
    (one) =>
      one.sentence === before.sentence &&
      one.segment < before.segment &&
      one.force === 'plain' &&
      !one.isCondition &&
      !one.party &&
      !one.quantity,
  )
  if (host) lend(host, form, stem)
  return host !== undefined
}

const converb = /m[ae]d[ae]n$|m[ae]d[iu]kc[ae]$|m[ae]ks[iu]z[iu]n$/

const isNegator = (stem: string, word: string): boolean =>
  stem === 'degil' || stem === 'yok' || word === 'haric'

function deny(unit: Unit, form: Form, word: string): void {
  if (/^yoksun/.test(word)) return
  unit.isDenied = !unit.isDenied
  unit.force = denied(unit.force)
  unit.isVerb = true
  unit.isCondition ||= form.isCondition || /(?:degil|yok)s[ae]$/.test(word)
}

const denied = (force: Force): Force =>
  force === 'must' ? 'neednot' : force === 'not' ? 'plain' : force === 'neednot' ? 'must' : 'not'

/** "kabul etmez": the ending of the light verb belongs to its noun. */
function lend(unit: Unit, form: Form, verb: string): void {
  unit.light = verb
  if (form.isDenied) {
    unit.isDenied = !unit.isDenied
    unit.force = form.canBe ? 'neednot' : denied(unit.force)
  } else if (form.canBe) unit.force = 'may'
  else if (form.mustBe) unit.force = 'must'
  unit.isNominal = form.isNominal
  unit.isParticiple = form.isParticiple
  unit.isCondition ||= form.isCondition
  unit.isVerb = true
}

/** "ödemekle yükümlü", "ödemesi gerekmez", "istemeye hakkı", "yapması yasak". */
function modality(unit: Unit, stem: string, word: string): boolean {
  if (!unit.isNominal) return false
  const form = formOf(word, '')
  if (
    (/^(?:yukumlu|zorunda|zorunlu|mecbur|borclu|gerek|lazim|icap)/.test(stem) && !/^gerekce/.test(word)) ||
    /^sart(?:tir)?$/.test(word)
  ) {
    unit.force = form.isDenied ? 'neednot' : unit.isDenied ? 'not' : 'must'
    if (form.isDenied) unit.isDenied = false
  } else if (
    /^(?:hakki|hakkina|yetkili|yetkisi|yetkisine|mumkun|caiz|serbest|imkani|olanagi|olanakli)/.test(word)
  )
    unit.force = form.isDenied ? 'not' : 'may'
  else if (/^yasak/.test(word)) unit.force = 'not'
  else return false
  if (unit.force === 'not') unit.isDenied = true
  unit.isNominal = false
  unit.isVerb = true
  unit.isCondition ||= form.isCondition
  return true
}
