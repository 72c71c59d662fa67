/** Known names, found in every spelling, order and suffix. */
import { companyForms } from '../../data/secrecy/companies.ts'
import { type Reading, readText, type Word } from './reading.ts'
import type { Span } from './spans.ts'
import { standsAsName, type Trust } from './stands-as-name.ts'
import { isFamily, isGiven, isOrdinary, isPlace, isTrade } from './words.ts'

export interface FoundName extends Span {
  /** Equal for all spellings of one name, and for its parts. */
  key: string
}

type NameKind = 'person' | 'company'

/** Names by their words, one word a step. */
interface Step {
  next: Map<string, Step>
  /** The name that ends at this word. */
  ends?: { kind: NameKind; key: string }
}

/** One word of a name with several words. */
interface Part {
  /** The key of the person, or the word itself if several people bear it. */
  key: string
  trust: Trust
}

/** A name that was found, and how many words it takes. */
interface NameMatch {
  name: FoundName
  count: number
}

const ending =
  /^(?:n?[iu]n|y?[iuea]|d[ea]n?|t[ea]n?|n[ea]|y?l[ea]|n?[iu]|s[iu]|l[ea]r(?:[iu]n?)?|c[ae]|ki|gil(?:ler)?|nd[ae]n?)$/
const betweenWords = /^[^\p{L}\d]{1,4}$/u
const companyForm = new RegExp(String.raw`(?<!\p{L})(?:${companyForms})(?!\p{L})`, 'u')

export class KnownNames {
  readonly #names: Step = { next: new Map() }
  readonly #whole = new Set<string>()
  readonly #parts = new Map<string, Part>()

  /** @param isSure whether the name is known, and was not only read out of the text */
  add(name: string, isSure: boolean): void {
    const { folded, words: read } = readText(name)
    const words = read.map((word) => word.folded)
    const key = words.join(' ')
    if (key.length < 3 || this.#whole.has(key)) return
    this.#whole.add(key)
    if (companyForm.test(folded) || words.some(isTrade)) this.#addCompany(words, key)
    else this.#addPerson(words, { key, trust: isSure ? 'known' : trustIn(words) })
  }

  #addPerson(words: string[], part: Part): void {
    const [first = '', last = ''] = [words[0], words.at(-1)]
    this.#put(words, 'person', part.key)
    if (words.length === 1) return
    for (const order of [
      [last, ...words.slice(0, -1)],
      [first, last],
      [first.charAt(0), last],
    ])
      this.#put(order, 'person', part.key)
    for (const word of words) if (word.length > 2) this.#addPart(word, part)
  }

  #addPart(word: string, { key, trust }: Part): void {
    const known = this.#parts.get(word)
    this.#parts.set(word, {
      key: known && known.key !== key ? word : key,
      trust: known?.trust === 'known' ? 'known' : trust,
    })
  }

  /** Adds a company also without its legal form, and by the words before its business. */
  #addCompany(words: string[], key: string): void {
    const isNaming = (word: string) => !isTrade(word) && word.length > 1
    const behind = words.findIndex((word, at) => at > 0 && !isNaming(word))
    const head = words.slice(0, behind < 0 ? words.length : behind)
    for (const part of [words, words.slice(0, 2), head])
      if (part.length > 1 || part.length === words.length) this.#put(part, 'company', key)
    const only = words.find(isNaming) ?? ''
    if (only.length > 3 && !isOrdinary(only) && !isPlace(only)) this.#put([only], 'company', key)
  }

  #put(words: readonly string[], kind: NameKind, key: string): void {
    let step = this.#names
    for (const word of words) {
      const next = step.next.get(word) ?? { next: new Map() }
      step.next.set(word, next)
      step = next
    }
    const isShared = step.ends !== undefined && step.ends.key !== key
    step.ends = { kind, key: isShared ? words.join(' ') : key }
  }

  find(reading: Reading): FoundName[] {
    const found: FoundName[] = []
    for (let at = 0; at < reading.words.length; ) {
      const one = this.#wholeAt(reading, at) ?? this.#partAt(reading, at)
      if (one) found.push(one.name)
      at += one?.count ?? 1
    }
    return found
  }

  /** The longest name that begins at this word; its ending is left outside. */
  #wholeAt({ plain, words }: Reading, at: number): NameMatch | undefined {
    const { start } = words[at] as Word
    let [step, longest]: [Step, NameMatch | undefined] = [this.#names, undefined]
    for (let count = 1; ; count++) {
      const [before, word] = [words[at + count - 2], words[at + count - 1]]
      if (!word || (count > 1 && !betweenWords.test(plain.slice(before?.end, word.start)))) return longest
      const bare = [word.folded, ...withoutEnding(word.folded)].find((one) => step.next.get(one)?.ends)
      const ends = bare === undefined ? undefined : step.next.get(bare)?.ends
      if (bare !== undefined && ends)
        longest = { name: { kind: ends.kind, start, end: word.start + bare.length, key: ends.key }, count }
      const next = step.next.get(word.folded)
      if (!next || (word.folded.length === 1 && plain[word.end] !== '.')) return longest
      step = next
    }
  }

  #partAt(reading: Reading, at: number): NameMatch | undefined {
    const { start, folded } = reading.words[at] as Word
    const bare = [folded, ...withoutEnding(folded)].find((one) => this.#parts.has(one))
    if (bare === undefined) return undefined
    const { key, trust } = this.#parts.get(bare) as Part
    if (!standsAsName(reading, at, { bare, trust })) return undefined
    return { name: { kind: 'person', start, end: start + bare.length, key }, count: 1 }
  }
}

const trustIn = (words: readonly string[]): Trust =>
  words.some((word) => isGiven(word) || isFamily(word)) ? 'listed' : 'unlisted'

function withoutEnding(folded: string): string[] {
  const stems: string[] = []
  for (let end = folded.length - 1; end >= Math.max(3, folded.length - 7); end--)
    if (ending.test(folded.slice(end))) stems.push(folded.slice(0, end))
  return stems
}
