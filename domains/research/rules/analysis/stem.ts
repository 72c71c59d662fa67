/**
 * Finds the stem of a Turkish word whose letters are folded. The longest known stem whose remainder is a valid ending wins, so
 * that "kanunun" belongs to "kanun" and "davalının" to "davalı", not to "dava". A word without a known stem loses a
 * valid ending only if enough of it remains.
 */
import { changingNouns, frontVerbs, nouns, oldSpellings, verbs } from '../../data/stems.ts'
import { agrees, isVowel, lastVowel, nounEndings, plainVerbEnding, verbEnding } from './suffixes.ts'

const SHORTEST = 2
const SHORTEST_UNKNOWN = 4
const softened: Record<string, string> = { p: 'b', t: 'd', k: 'g' }

/** Maps each spelling of a noun stem (as in a dictionary, or as before a vowel) to the term of the noun. */
const nounTerms = new Map<string, string>()
/** Maps each spelling of a verb stem (active or derived) to the term of its root. */
const verbTerms = new Map<string, string>()
/** The last vowel of a verb narrows before "-yor": "iste-" becomes "istiyor". */
const narrowed = new Map<string, string>()
/** Two verbs may fold to the same letters. Maps such a root to the term of the verb that has the front vowel. */
const frontTerms = new Map<string, string>()

function load(): void {
  for (const noun of nouns.trim().split(/\s+/)) addNoun(noun, noun)
  for (const group of verbs.trim().split(/\s+/)) {
    const [root = '', derived = ''] = group.split(':')
    for (const verb of [root, ...derived.split(',')]) if (verb) addVerb(verb, root)
  }
  for (const [changed, noun] of pairsOf(changingNouns)) nounTerms.set(changed, noun)
  for (const [old, noun] of pairsOf(oldSpellings)) addNoun(old, noun)
  for (const [root, front] of pairsOf(frontVerbs)) frontTerms.set(root, front)
}

function pairsOf(table: string): [string, string][] {
  return table
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string])
}

function addNoun(spelling: string, term: string): void {
  nounTerms.set(spelling, term)
  const soft = softened[spelling.at(-1) ?? '']
  if (soft && spelling.length > 3) {
    const changed = spelling.slice(0, -1) + soft
    if (!nounTerms.has(changed)) nounTerms.set(changed, term)
  }
}

function addVerb(spelling: string, root: string): void {
  verbTerms.set(spelling, root)
  if (/[ae]$/.test(spelling)) for (const vowel of 'iu') narrowed.set(spelling.slice(0, -1) + vowel, root)
  if (spelling.endsWith('t')) verbTerms.set(`${spelling.slice(0, -1)}d`, root)
}

load()

const nounStems = new Set(nounTerms.values())
const verbStems = new Set([...verbTerms.values(), ...frontTerms.values()])

/** The index term of a folded word (letters a-z); words of other scripts and short words are their own stem. */
export function stem(word: string): string {
  if (word.length <= SHORTEST) return word
  return known(word) ?? unknown(word)
}

/** What a term is in the dictionary of stems; undefined for what is left of an unknown word. */
export const kindOfStem = (term: string): 'noun' | 'verb' | undefined =>
  nounStems.has(term) ? 'noun' : verbStems.has(term) ? 'verb' : undefined

function known(word: string): string | undefined {
  for (let cut = word.length; cut >= SHORTEST; cut--) {
    const head = word.slice(0, cut)
    const noun = nounTerms.get(head)
    if (noun !== undefined && isNounEnding(head, word.slice(cut), true)) return noun
    const verb = verbTerms.get(head)
    if (verb !== undefined && isVerbEnding(head, word.slice(cut))) {
      const noun = cut === word.length ? nounInGenitive(word) : undefined
      return noun ?? twin(verb, word.slice(cut))
    }
    const before = word.startsWith('yor', cut) ? narrowed.get(head) : undefined
    if (before !== undefined && isVerbEnding(head, word.slice(cut))) return before
  }
  return undefined
}

/** "çekin" is of the cheque and tells nobody to refrain: legal texts have no bare commands. */
function nounInGenitive(word: string): string | undefined {
  const ending = genitive.exec(word)?.[0]
  const head = ending && word.slice(0, -ending.length)
  return head && isNounEnding(head, ending, false) ? nounTerms.get(head) : undefined
}
const genitive = /(?<=[^aeiou])[iu]n$|(?<=[aeiou])n[iu]n$/

/**
 * "ölen" and "olan" begin alike once folded; the first open vowel of the ending distinguishes them. "-ken" never
 * changes.
 */
function twin(verb: string, ending: string): string {
  const front = frontTerms.get(verb)
  return front && /[ae]/.exec(ending.replace('ken', ''))?.[0] === 'e' ? front : verb
}

/** "öldü" and "oldu" differ in the first letter alone, which folding has lost. */
export const asWritten = (surface: string, term: string): string =>
  /^[öÖ]/.test(surface) ? (frontTerms.get(term) ?? term) : term

function isNounEnding(head: string, ending: string, mine: boolean): boolean {
  if (ending === '') return true
  const afterVowel = isVowel(head.at(-1) ?? '')
  const endings = afterVowel ? nounEndings.afterVowel : nounEndings.afterConsonant
  const found = endings.has(ending) || (mine && isMine(ending, afterVowel))
  return found && agrees(head, ending)
}

function isMine(ending: string, afterVowel: boolean): boolean {
  return (afterVowel ? nounEndings.mineAfterVowel : nounEndings.mineAfterConsonant).has(ending)
}

function isVerbEnding(head: string, ending: string): boolean {
  return verbEnding.test(ending) && agrees(head, ending)
}

/** Shortest plausible stem of an unknown word. Its last vowel is removed too, because it may itself be an ending. */
function unknown(word: string): string {
  for (let cut = SHORTEST_UNKNOWN; cut < word.length; cut++) {
    const head = word.slice(0, cut)
    const ending = word.slice(cut)
    if (lastVowel(head) === '' || !agrees(head, ending)) continue
    if (plainVerbEnding.test(ending) || isNounEnding(head, ending, false)) return trimmed(head)
  }
  return trimmed(word)
}

function trimmed(head: string): string {
  const last = head.at(-1) ?? ''
  const bare = head.length > SHORTEST_UNKNOWN && isVowel(last) ? head.slice(0, -1) : head
  return hardened(bare)
}

function hardened(head: string): string {
  const last = head.at(-1)
  if (head.length <= SHORTEST_UNKNOWN) return head
  if (last === 'g') return `${head.slice(0, -1)}k`
  if (last === 'b') return `${head.slice(0, -1)}p`
  if (last === 'd') return `${head.slice(0, -1)}t`
  return head
}
