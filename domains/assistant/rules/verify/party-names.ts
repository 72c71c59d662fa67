/** Finds the parties that a text names, and the role of each in its clause. */
import { oppositeParties, parties } from '../../data/verify/parties.ts'

/** The role of a party in its clause, from its case and the following words. */
export type Part = 'subject' | 'of' | 'to' | 'object' | 'from' | 'at' | 'with' | 'for' | 'against'

export interface PartyName {
  party: string
  /** Number of its words. */
  words: number
  part: Part
  /** "… tarafından": the party acts although the verb is in the passive. */
  isBy: boolean
  /** "… aittir", "… düşer": the party has or bears the subject. */
  isOwner: boolean
}

const byFirst = new Map<string, { words: string[]; party: string }[]>()
for (const line of parties.trim().split('\n')) {
  const names = line.split('=').map((name) => name.trim())
  for (const name of names) {
    const words = name.split(' ')
    const first = words[0]?.slice(0, 2) ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, party: names[0] ?? name }])
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)

const opposite = new Map<string, Set<string>>()
for (const line of oppositeParties.trim().split('\n')) {
  const [one = '', other = ''] = line.split('=').map((name) => name.trim())
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    opposite.set(a, (opposite.get(a) ?? new Set()).add(b))
}

export const areOpposite = (one: string, other: string): boolean => opposite.get(one)?.has(other) ?? false

const softened: Record<string, string> = { k: 'g', p: 'b', t: 'd' }
const ending =
  /^(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n|[yn]?[ae]|[yn]?[iu]|n?[dt][ae]n?|y?l[ae]|nc[ae]|c[ae])?(?:d[iu]r|y?s[ae]|ki)?$/

/** "eşe" is a form of "eş", and "esas" is none. */
function isHarmonic(name: string, rest: string): boolean {
  const vowel = name.match(/[aeiou]/g)?.at(-1)
  return !((vowel === 'e' && /^[^aeiou]*a/.test(rest)) || (vowel === 'a' && /^[^aeiou]*e/.test(rest)))
}

/** The ending of a word that is an inflected form of `name`. */
function endingOf(word: string, name: string): string | undefined {
  const last = name.at(-1) ?? ''
  if (word.startsWith(name)) {
    const rest = word.slice(name.length)
    return ending.test(rest) && isHarmonic(name, rest) ? rest : undefined
  }
  const soft = softened[last]
  const changed = soft && name.slice(0, -1) + soft
  if (!changed || !word.startsWith(changed)) return undefined
  const rest = word.slice(name.length)
  return /^[aeiu]/.test(rest) && ending.test(rest) ? rest : undefined
}

/** The party named by the folded words at an index, the longest name first. */
export function partyAt(words: readonly string[], at: number): PartyName | undefined {
  // "toplantıya katılan üyeler" names no intervener.
  if (words[at] === 'katilan' && /[ae]$/.test(words[at - 1] ?? '')) return undefined
  for (const { words: name, party } of byFirst.get(words[at]?.slice(0, 2) ?? '') ?? []) {
    const rest = lastEnding(words, at, name)
    if (rest !== undefined)
      return {
        party,
        words: name.length,
        isOwner: /^(?:ait|dus|yuklen)/.test(words[at + name.length] ?? ''),
        isBy: words[at + name.length] === 'tarafindan',
        part: partOf(rest, words[at + name.length] ?? '', words[at + name.length + 1] ?? ''),
      }
  }
  return undefined
}

function lastEnding(words: readonly string[], at: number, name: readonly string[]): string | undefined {
  for (let index = 0; index < name.length - 1; index++)
    if (words[at + index] !== name[index]) return undefined
  const [word, last] = [words[at + name.length - 1] ?? '', name.at(-1) ?? '']
  const rest = endingOf(word, last)
  const bare = name.length > 1 && rest === undefined ? /^(.{3,}?)s?[iu]$/.exec(last)?.[1] : undefined
  return bare ? endingOf(word, bare) : rest
}

/** The role of a noun in its clause, from its ending and the two words after it. */
export function partOf(rest: string, next: string, afterNext: string): Part {
  if (next === 'tarafindan') return 'subject'
  if (/^aleyh|^karsi$/.test(next)) return 'against'
  if (next === 'icin' || /^leh/.test(next)) return 'for'
  if (next === 'ile' || next === 'birlikte') return 'with'
  const one = /^(?:her|herhangi)$/.test(next) ? afterNext : next
  if (/^bir(?:i|isi|inin|isinin|ine|isine|ini|isini)?$/.test(one) && /[dt][ae]n$/.test(rest))
    return /n[iu]n$/.test(one) ? 'of' : /ne$/.test(one) ? 'to' : /ni$/.test(one) ? 'object' : 'subject'
  const bare = rest.replace(/(?:d[iu]r|ys[ae])$/, '').replace(/^l[ae]r/, '')
  if (/[dt][ae]n$/.test(bare)) return 'from'
  if (/[dt][ae](?:ki)?$/.test(bare)) return 'at'
  if (/[iu]n$/.test(bare)) return 'of'
  if (/l[ae]$/.test(bare)) return 'with'
  if (/[ae]$/.test(bare) && !/c[ae]$/.test(bare)) return 'to'
  if (/^[yn]?[iu]$|s?[iu]n[iu]$/.test(bare)) return 'object'
  return 'subject'
}
