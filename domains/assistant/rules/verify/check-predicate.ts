/** What the sentence of the quote says as a whole: a claim of a party is no finding of the court. */
import type { Comparison, Finding } from './compare.ts'
import type { Unit } from './unit.ts'

const introduces =
  /^(?:duzenle|dus|ait|yukl|yukumlu|mecbur|zorun|ongor|belirt|karar|yer|gerek|hukum|ifade|ver|say|kabul|acikla|anla|sonuc|mumkun|mevcut|soz|icer|tabi|goster|vurgula|isaret)/

/**
 * If the claim states what the quote only names ("istemesine engel değildir"), the verb of the quote has to be in the
 * claim, unless it merely introduces.
 */
export function checkPredicate({ quoted, carrying, matches }: Comparison): Finding[] {
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
