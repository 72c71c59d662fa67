/** The concept that one or more words name, so that two expressions of the same meaning compare as equal. */
import { wordTerms } from '@mizan/research/rules/analysis'
import { synonymsAt } from '@mizan/research/rules/query/synonyms'
import { lightVerbs } from '../../data/verify/particles.ts'
import { contraries, sameMeaning } from '../../data/verify/same-meaning.ts'
import { bareVerb, privativeStem } from './forms.ts'

const irregular: Record<string, string> = {
  fesh: 'fesih',
  devr: 'devir',
  redd: 'ret',
  hukm: 'hukum',
  kayd: 'kayit',
  haps: 'hapis',
  nakl: 'nakil',
  aff: 'af',
  bahs: 'bahis',
}

/** The stem of a folded word; compounds with "etmek" and denied forms are led back to their noun or verb. */
export function stemOf(folded: string): string {
  const compound = /^(fesh|devr|redd|hukm|kayd|haps|nakl|aff|bahs)(?:e[td]|olun)/.exec(folded)?.[1]
  if (compound) return irregular[compound] ?? compound
  if (/^e[td](?:il|e|m|t|i|$)/.test(folded) && !/^eti(?:k|r)/.test(folded)) return 'et'
  if (/^bulun/.test(folded)) return 'bulun'
  if (/^ol(?:en|me(?!z)|urse|ecek|um)/.test(folded)) return 'olum'
  if (/^ol(?:un|ma|an|ur|du|sa|a|mus)/.test(folded) && !/^olay|^olanak|^olagan/.test(folded)) return 'ol'
  if (/^zorunda/.test(folded)) return 'zorunda'
  if (/^esas/.test(folded)) return 'esas'
  if (/^as(?:ar(?:sa)?|an|tig\w*|mas\w*|il\w+)$/.test(folded)) return 'as'
  if (/^yok/.test(folded)) return 'yok'
  if (/^var(?:sa|dir|$|ken|di)/.test(folded)) return 'var'
  const base = privativeStem(folded)
  if (base) return plainStem(`${base}l${/[ou](?=[^aeiou]*$)/.test(base) ? 'u' : 'i'}`).replace(/l[iu]?$/, '')
  const term = plainStem(folded)
  return term.replace(/^([a-z]{2,})l$/, (whole, base) =>
    /[^aeiou]$/.test(base) && /l[iu](?:k|g|d[iu]r|s[ae]|y|n|l)?/.test(folded.slice(base.length))
      ? base
      : whole,
  )
}

function plainStem(folded: string): string {
  const verb = bareVerb(folded)
  if (verb) {
    const soft = verb.replace(/d$/, 't')
    const last = /[aeiou](?=[^aeiou]*$)/.exec(soft)?.[0] ?? 'a'
    const back = last === 'a' || last === 'o' || last === 'u' ? ['mak', 'mek'] : ['mek', 'mak']
    const terms = back.map((ending) => wordTerms(soft + ending)[0] ?? soft)
    return (
      terms.find((term) => !term.endsWith('mak') && !term.endsWith('mek') && term.length <= soft.length) ??
      soft
    )
  }
  const whole = wordTerms(folded)[0] ?? folded
  const copula = /^(\w{3,}?)y?s[ae]$/.exec(folded)?.[1]
  return copula && whole.length >= folded.length - 1 ? (wordTerms(copula)[0] ?? whole) : whole
}

/** A name as its stems, and the number of its concept; negative for the contrary. */
const names = new Map<string, number[]>()
export const longestName = 4

function load(): void {
  let concept = 0
  for (const line of sameMeaning.trim().split('\n')) {
    concept++
    for (const written of line.split('=')) {
      const name = written.trim()
      const stems = keyOf(name.replace('!', ''))
      names.set(stems, [...(names.get(stems) ?? []), name.startsWith('!') ? -concept : concept])
    }
  }
}

/** Light verbs at the end of a name are left out, as in units: "iade et" is "iade". */
function keyOf(name: string): string {
  const stems = name
    .trim()
    .split(' ')
    .map((word) => stemOf(word))
  while (stems.length > 1 && lightVerbs.has(stems.at(-1) ?? '')) stems.pop()
  return stems.join(' ')
}

load()

/** Concepts of a name made of stems; empty if it is in no list. */
export const conceptsOf = (stems: string): readonly number[] => names.get(stems) ?? []

const opposites = new Map<string, string[]>()
for (const line of contraries.trim().split('\n')) {
  const [one = '', other = ''] = line.split('=').map((name) => keyOf(name))
  opposites.set(one, [...(opposites.get(one) ?? []), other])
  opposites.set(other, [...(opposites.get(other) ?? []), one])
}

export const contrariesOf = (stem: string): readonly string[] => opposites.get(stem) ?? []

/** Whether two stems are old and new names of one legal concept. */
export function isOldOrNew(one: string, other: string): boolean {
  return synonymsAt([one], 0)?.others.some((name) => name.join(' ') === other) ?? false
}

/** Two stems of one family: "bildir" and "bildirim", "yararlan" and "yarar". */
export function isFamily(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared++
  return shared >= 4 && shared >= least - 1 && Math.abs(one.length - other.length) <= 5
}
