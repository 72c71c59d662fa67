/** Reads a name: whose it may be, which of its words count, and what the others are. */
import { actingWords } from '../../data/names/between-names.ts'
import {
  kinship,
  titles,
  titlesBeforeNames,
  titlesBehindNames,
  titlesThatAreNames,
} from '../../data/names/titles.ts'
import { withoutBranch } from './branches.ts'
import { type CompanyWord, companyWord, isFiller, showsCompany } from './company-words.ts'
import { isGivenName, listOf } from './known.ts'
import { remember } from './remember.ts'
import { type Sorted, sortWords } from './sort-words.ts'
import { soundOf } from './sound.ts'
import { unitsOf } from './units.ts'
import { type NameWord, splitName, wordOf } from './words.ts'

export interface ReadName {
  kind: 'plain' | 'company' | 'body'
  /** All words in folded letters: equal texts are the same name. */
  text: string
  /** The words that were left out as titles. */
  titles: string
  /** The words by which it is compared: those of a person, or what distinguishes a company. */
  words: readonly NameWord[]
  /** Names before a comma, or in capitals before words that are not: `YILMAZ, Ayşe`. */
  surnamesFirst: number
  /** All words but the legal form. */
  content: readonly ContentWord[]
  sectors: ReadonlySet<string>
  bodies: ReadonlySet<string>
  forms: ReadonlySet<string>
  /** Of a company: its two first words joined, if one of them is a word of its business, as in `Asya Tek`. */
  head: string
  /** No word distinguishes it but those of its business. */
  onlySector: boolean
  /** Which part of an estate it names. */
  units: readonly string[]
  /** Kept by `acronymsOf`, once somebody has asked for them. */
  acronyms: readonly string[] | undefined
}

/** A word as it is written, and as it is written in full. */
interface ContentWord {
  text: string
  canon: string
}

/** Words that are no part of a name of a person: titles, and what says who acts for whom. */
const titleWords = new Set([...listOf(titles), ...listOf(actingWords)])
const ambiguousTitles = new Set(listOf(titlesThatAreNames))
const firstTitles = new Set(listOf(titlesBeforeNames))
const lastTitles = new Set(listOf(titlesBehindNames))
export const isNeverName = (word: string): boolean => titleWords.has(word) && !ambiguousTitles.has(word)
const kin = new Set(listOf(kinship))
const none: ReadonlySet<string> = new Set()

/** `Ali oğlu Mehmet` names the father, `Ali Kaya oğlu Mehmet` the surname too, `Kara Oğlu` at the end is a surname. */
function withoutParents(words: readonly NameWord[]): NameWord[] {
  const at = words.findIndex(({ text }) => kin.has(text))
  if (at < 1) return [...words]
  const before = words[at - 1]!
  const isLast = at === words.length - 1
  const [child, ...others] = words.slice(at + 1)
  if (child && at > 1 && others.length === 0 && !isGivenName(before.sound)) return [child, before]
  if (!isLast || (isGivenName(before.sound) && words.length > 3)) return words.toSpliced(at - 1, 2)
  return words.toSpliced(at - 1, 2, wordOf(before.text + words[at]!.text))
}

const aroundNames = new Set([...titleWords, ...ambiguousTitles, ...firstTitles, ...kin])

function withoutTitles(all: readonly NameWord[]): readonly NameWord[] {
  if (!all.some(({ text }) => aroundNames.has(text) || /^\d/.test(text))) return all
  const named = withoutParents(all)
  const words = named.length > 2 && firstTitles.has(named[0]!.text) ? named.slice(1) : named
  const rest = words.filter(
    ({ text, dotted }, at) =>
      !titleWords.has(text) ||
      (ambiguousTitles.has(text) && !dotted) ||
      (at === 0 && words.length > 2 && lastTitles.has(text)),
  )
  const isSurname = (at: number) => at === rest.length - 1 && !lastTitles.has(rest[at]!.text)
  const names = rest.filter(({ text }, at) => !ambiguousTitles.has(text) || isSurname(at))
  const kept = withoutNumbers(names.length > 1 ? names : rest)
  return kept.length > 0 ? kept : words
}

/** Years of birth and numbers of files beside a name. */
function withoutNumbers(words: readonly NameWord[]): readonly NameWord[] {
  const rest = words.filter(({ text }) => !/^\d+$/.test(text))
  return rest.length > 1 ? rest : words
}

const contentWord = (word: NameWord): ContentWord => ({
  text: word.text,
  canon: companyWord(word)?.canon ?? word.text,
})

function readPlain(all: readonly NameWord[], beforeComma: number): ReadName {
  const words = withoutTitles(all)
  return {
    kind: 'plain',
    text: words.map(({ text }) => text).join(' '),
    titles: all
      .filter((word) => !words.includes(word))
      .map(({ text }) => text)
      .join(' '),
    words,
    surnamesFirst: Math.max(0, beforeComma - (all.length - words.length)),
    content: words.filter(({ text }) => text !== 've').map(contentWord),
    sectors: none,
    bodies: none,
    forms: none,
    head: '',
    onlySector: false,
    units: unitsOf(all),
    acronyms: undefined,
  }
}

/** `A B C` is one word in the name of a company. */
function joinLetters(words: readonly NameWord[]): NameWord[] {
  const joined: NameWord[] = []
  let letters = 0
  for (const word of words) {
    const last = joined.at(-1)
    const isLetter = /^\p{L}$/u.test(word.text)
    if (isLetter && last && letters > 0) joined[joined.length - 1] = wordOf(last.text + word.text)
    else joined.push(word)
    letters = isLetter ? letters + 1 : 0
  }
  return joined
}

/** `K.T. Barolar Birliği`: of a body these are no initials. */
function withCountry(words: readonly NameWord[]): readonly NameWord[] {
  const isBody = words.some((word) => companyWord(word)?.kind === 'body')
  if (!isBody) return words
  return words.flatMap((word) => (word.text === 'kt' ? [wordOf('kibris'), wordOf('turk')] : [word]))
}

/** `Köylüler` of `Köylü`: people from somewhere, or of a trade, in the name of a body. */
const inSingular = (word: NameWord): NameWord =>
  /.{3}[lc][iu]l[ae]r$/.test(word.text) ? wordOf(word.text.slice(0, -3)) : word

/** `Ünlü Tekin Konfeksiyon` is `Ünlütekin Konfeksiyon`: one of its two first words, or both, look like a business. */
const headOf = ([first, second]: readonly Sorted[]): string =>
  first && second && (first.found || second.found) ? soundOf(first.word.text + second.word.text) : ''

function readCompany(all: readonly NameWord[]): ReadName {
  const sorted = sortWords(withCountry(joinLetters(withoutBranch(withoutTitlesOfOffices(all)))))
  const canons = (kind: CompanyWord['kind']) =>
    new Set(sorted.flatMap(({ found }) => (found?.kind === kind ? [found.canon] : [])))
  const content = sorted.filter(
    ({ word, found }) => found?.kind !== 'form' && !/^(ve|ile|tc|ss)$/.test(word.text),
  )
  const bodies = canons('body')
  const strong = content.filter(({ word, found }) =>
    bodies.size > 0 ? found?.kind !== 'body' && !isFiller(word) : !found,
  )
  const counted = strong.length > 0 ? strong : content
  return {
    kind: bodies.size > 0 ? 'body' : 'company',
    text: sorted.map(({ word }) => word.text).join(' '),
    titles: '',
    words: counted.map(({ word, found }) => {
      if (found) return found.canon === word.text ? word : wordOf(found.canon)
      return bodies.size > 0 ? inSingular(word) : word
    }),
    surnamesFirst: 0,
    content: content.map(({ word, found }) => ({ text: word.text, canon: found?.canon ?? word.text })),
    sectors: sectorsOf(canons('sector'), canons('general')),
    bodies,
    head: headOf(content),
    forms: canons('form'),
    onlySector: strong.length === 0,
    units: unitsOf(all),
    acronyms: undefined,
  }
}

/** `Güneş Malzemeleri` sells something, whatever it is, and is not `Güneş Tekstil`. */
const sectorsOf = (sectors: Set<string>, general: ReadonlySet<string>): ReadonlySet<string> =>
  sectors.size === 0 && general.has(supplies) ? new Set([supplies]) : sectors
const supplies = 'malzemeleri'

const officeTitles = new Set('av dr prof doc uzm op dt sn sayin ecz stj avk yrd'.split(' '))
/** Whose role in the case stands before the name of a company. */
const roles = new Set([
  'davali',
  'davaci',
  'borclu',
  'alacakli',
  'musteki',
  'katilan',
  'mudahil',
  'muvekkil',
  'ihbar',
])
const withoutTitlesOfOffices = (words: readonly NameWord[]) =>
  words.filter(({ text }, at) => !officeTitles.has(text) && !(at === 0 && roles.has(text)))

function readFresh(name: string): ReadName {
  const { words, beforeComma } = splitName(name)
  const isCompany = words.some(showsCompany) || abbreviations(words) > 1
  if (isCompany) return readCompany(words)
  return readPlain(words, beforeComma || capitalsFirst(name))
}

const abbreviations = (words: readonly NameWord[]): number => words.filter((word) => companyWord(word)).length

/** `YILMAZ Ayşe`: words in capitals before words that are not. */
function capitalsFirst(name: string): number {
  const found = /^((?:\p{Lu}{2,}[\s-]+)+)\p{Lu}\p{Ll}/u.exec(name)
  return found ? (found[1] ?? '').trim().split(/[\s-]+/).length : 0
}

/** A name is read once for each check and not once for each pair. */
export const readName = remember(5_000, readFresh)
