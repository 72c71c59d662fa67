/** Checks whether the quote contains the content of a sentence. */
import type { Comparison, Finding } from './compare.ts'
import { contrariesOf } from './concepts.ts'
import { isContrary } from './match.ts'
import type { Unit } from './unit.ts'

const FAR = 0.4
const wordsOfOneFreeWord = 9

/** Too little in common refutes; a few more words than the quote has leave the sentence unproven. */
export function checkWords({ matches, quoted }: Comparison): Finding[] {
  const words = matches.filter(({ unit }) => !unit.quantity && !unit.party && unit.stem !== unit.light)
  const missing = words
    .filter(({ candidates }, at) => candidates.length === 0 && !words[at - 1]?.unit.mayBeDenied)
    .map(({ unit }) => unit)
  const found: Finding[] = []
  const used = new Set(matches.flatMap(({ candidates }) => candidates.map(({ unit }) => unit)))
  const left = quoted.filter((unit) => !used.has(unit))
  if (missing.some((unit) => left.some((other) => isContrary(unit, other))))
    found.push({ code: 'contrary', refutes: true })
  const share = matches.length === 0 ? 0 : 1 - missing.length / Math.max(1, words.length)
  if (share < FAR) found.push({ code: 'words', refutes: true })
  else if (missing.filter(counts).length > Math.floor(words.length / wordsOfOneFreeWord))
    found.push({ code: 'words', refutes: false })
  return found
}

/** A word that could change the sense; the others merely introduce. */
const counts = (unit: Unit): boolean => !introducing.test(unit.folded) || contrariesOf(unit.stem).length > 0

const introducing =
  /^(?:bu\w*|gerek(?:ir|mektedir)|soz|konusu|hukuken|acikca|belirtil\w*|duzenlen\w*|hukum|hukmune|nedenle|bakim\w*|kural\w*|sirasinda|zaman|bir\w*|yer|sekilde|olarak|hususu?|ayni|yapil\w*|edil\w*|verilmesi|verilir|gerekli\w*)$/
