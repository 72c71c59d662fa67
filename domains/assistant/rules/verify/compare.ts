/** Compares the statement of a sentence with that of its quotes, by the rules of the language. Pure. */
import type { Verdict } from '../passage.ts'
import { checkChanges } from './check-changes.ts'
import { checkConditions } from './check-conditions.ts'
import { checkParties } from './check-parties.ts'
import { checkPredicate } from './check-predicate.ts'
import { checkQuantities } from './check-quantities.ts'
import { checkScope } from './check-scope.ts'
import { checkVerbs } from './check-verbs.ts'
import { checkWords } from './check-words.ts'
import { type Match, matchAll } from './match.ts'
import type { Unit } from './unit.ts'
import { type Reading, read } from './units.ts'

/** `code` names the failed check; `refutes`: the quote says the contrary, and not merely less. */
export interface Finding {
  code: string
  refutes: boolean
}

export interface Comparison {
  claim: Reading
  quote: Reading
  /** The units of the sentences of the quote on which the claim stands. */
  quoted: Unit[]
  /** Sentences of the quote that contain much of the claim: their restrictions must not be dropped. */
  carrying: Set<number>
  matches: Match[]
}

const checks = [
  checkWords,
  checkVerbs,
  checkParties,
  checkQuantities,
  checkScope,
  checkConditions,
  checkPredicate,
  checkChanges,
]

export function compare(sentence: string, quote: string): { verdict: Verdict; failed: string[] } {
  const comparison = align(read(sentence), read(quote))
  const findings = checks.flatMap((check) => check(comparison))
  const failed = [...new Set(findings.map(({ code }) => code))]
  if (findings.some(({ refutes }) => refutes)) return { verdict: 'false', failed }
  return { verdict: failed.length > 0 ? 'unproven' : 'proven', failed }
}

const SHARE_THAT_CARRIES = 0.45

/** Chooses the sentences of the quote that cover the claim, the best first. */
export function align(claim: Reading, quote: Reading): Comparison {
  const bySentence = Array.from({ length: quote.sentences }, (_, at) =>
    quote.units.filter(({ sentence }) => sentence === at),
  )
  const chosen = new Set<number>()
  const carrying = new Set<number>()
  let open = new Set(claim.units)
  while (open.size > 0) {
    const gains = bySentence.map((units, at) => (chosen.has(at) ? 0 : gain(open, units)))
    const best = gains.indexOf(Math.max(0, ...gains))
    if (best < 0 || (gains[best] ?? 0) < 0.5) break
    chosen.add(best)
    const all = gain(new Set(claim.units), bySentence[best] ?? [])
    if (chosen.size === 1 || all >= SHARE_THAT_CARRIES * claim.units.length) carrying.add(best)
    open = new Set(
      [...open].filter((unit) => !matchAll([unit], bySentence[best] ?? [])[0]?.candidates.length),
    )
  }
  const quoted = quote.units.filter(({ sentence }) => chosen.has(sentence))
  return { claim, quote, quoted, carrying, matches: matchAll(claim.units, quoted) }
}

function gain(open: Set<Unit>, units: readonly Unit[]): number {
  return matchAll([...open], units).filter(({ candidates }) => candidates.length > 0).length
}
