/** Checks the statement of the quote's sentence as a whole: a claim of a party is not a finding of the court. */
import type { Comparison, Finding } from './compare.ts'
import type { Unit } from './unit.ts'
import type { Reading } from './units.ts'

const introduces =
  /^(?:duzenle|dus|ait|yukl|yukumlu|mecbur|zorun|ongor|belirt|karar|yer|gerek|hukum|ifade|ver|say|kabul|acikla|anla|sonuc|mumkun|mevcut|soz|icer|tabi|goster|vurgula|isaret)/

/**
 * If the claim states something that the quote only names ("istemesine engel değildir"), the verb of the quote has to
 * be in the claim, unless it merely introduces.
 */
export function checkPredicate({ claim, quoted, carrying, matches }: Comparison): Finding[] {
  if (!saysSomething(claim)) return [{ code: 'fragment', refutes: false }]
  const used = new Set(matches.flatMap(({ candidates }) => candidates.map(({ unit }) => unit)))
  const main = matches.findLast(({ unit }) => unit.isVerb && !unit.isCondition && !unit.isNominal)
  if (!main?.candidates.some(({ unit }) => unit.isNominal)) return []
  if (main.candidates.some(({ unit }) => unit.isVerb && !unit.isNominal)) return []
  return [...carrying].flatMap((sentence): Finding[] => {
    const last = quoted.findLast((unit: Unit) => unit.sentence === sentence && unit.isVerb && !unit.isNominal)
    if (!last || used.has(last) || last.party) return []
    if (introduces.test(last.stem) && !last.isDenied) return []
    return [{ code: 'predicate', refutes: false }]
  })
}

const nominal = /(?:[dt][iu]r|var|yok|degil|gerek|mumkun|zorunlu|serbest|yasak|gecerli|gecersiz)$/

/** Words that are extracted from a sentence state nothing by themselves: "gizli bilgiler" is not a statement. */
const saysSomething = ({ units, words }: Reading): boolean =>
  units.some(({ isVerb, quantity }) => isVerb || quantity !== undefined) ||
  words.some((word) => nominal.test(word))
