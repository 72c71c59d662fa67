/** Finds the names in a text that has several: who acts for whom, former names, a trade name and its owner. */
import { foldText } from '@mizan/identity/rules/search-text'
import { actingWords, formerWords, namePhrases } from '../../data/names/between-names.ts'
import { isFacility } from './branches.ts'
import { listOf } from './known.ts'
import { isNeverName, readName } from './read.ts'
import { remember } from './remember.ts'

const MOST_PARTS = 4
/** Longer texts are no names, as in reading. */
const LONGEST = 300

const alone = (inside: string) => `(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`
const acting = actingWords.trim().split(/\s+/)
const between = new RegExp(`${alone([...acting, ...namePhrases].join('|'))}[\\s:.,]*`, 'gu')
/** `Ayşe Kaya – Kaya Kuaför`, `Kaya Kuaför (Ayşe Kaya)`; a hyphen without spaces is part of a name. */
const marks = /\s[-–—/|]+\s|[;()[\]\n]/gu
/** `Kaya A.Ş. ve Uslu Ltd. Şti.`; the `ve` of `San. ve Tic.` has no legal form before it. */
const afterForm = /(?<=[\s.](?:a\.?s|sti|ltd|sirketi|limited)\.?)(?:\s*,\s*|\s(?:ve|ile)\s)/gu
/** `Ali Kaya ve Can Uslu`, `Ali Kaya, Can Uslu`. */
const listed = /\s*,\s*|\s(?:ve|ile|and|&)\s/gu
const anyOfThem = new RegExp([between, marks, listed].map(({ source }) => source).join('|'), 'u')

/** `1- Ali Kaya 2- Can Uslu` */
const isNumbered = /^\s*1\s?[-.)]/u
const numbers = /(?<![\p{L}\p{N}])\d{1,2}\s?[-.)]\s*(?=\p{L})/gu

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/\p{L}+/gu) ?? []).filter((word) => !isNeverName(word))
const saysMoreThanTitles = (text: string): boolean => wordsOf(text).length > 0

const isName = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length > 1 && words.some((word) => word.length > 1)
}

/** A business or the place of a branch alone (`Düğün Salonu`, `Ankara Şubesi`) is no name. */
const isWholeName = (text: string): boolean =>
  isName(text) &&
  !readName(text).onlySector &&
  !(wordsOf(text).length < 4 && isFacility(wordsOf(text).at(-1)!))

/** Cuts a text where its folded form has the pattern. */
function cut(text: string, pattern: RegExp): string[] {
  const folded = foldText(text)
  const source = folded.length === text.length ? text : folded
  const found: string[] = []
  let from = 0
  for (const match of folded.matchAll(pattern)) {
    found.push(source.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...found, source.slice(from)]
}

function namesIn(text: string, pattern: RegExp): string[] {
  const found = cut(text, pattern)
  return found.length > 1 ? found.filter(isName) : found
}

/** A list of persons has a whole name between its signs; the words of a company are not cut apart. */
function listedIn(text: string): string[] {
  const found = cut(text, listed).filter(saysMoreThanTitles)
  return found.length > 1 && found.every(isName) && readName(text).kind === 'plain' ? found : [text]
}

const former = new Set(listOf(formerWords))

/** `Ayşe Kaya (evlenmeden önce Polat)` has one word in brackets, the former surname. */
const withFormerSurname = (text: string): string =>
  text.replace(/\(([^()]+)\)/gu, (whole, inside: string) => {
    const words = wordsIn(inside)
    const isFormer = words.length > 1 && words.slice(0, -1).every((word) => former.has(foldText(word)))
    return isFormer ? `(${words.at(-1)})` : whole
  })

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** `Kara Osman Oğlu Cezmi`: not only a father's name, but perhaps a surname of several words that stands first. */
const surnameFirst = /^(\S+(?: \S+){0,2}) o[gğ]lu (\S+(?: \S+)?)$/iu

function withSurnameJoined(text: string): readonly string[] {
  const [, before, given] = surnameFirst.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  return before && given ? [text, `${given} ${before.replaceAll(' ', '')}oğlu`] : [text]
}

/** Nearly every name: without a mark, and too short for two names and what stands between them. */
const isSimple = (name: string): boolean =>
  !/[-–—/|;()[\]\n,&]|\so[gğ]lu\s/iu.test(name) && !/^(?:\S+\s+){4}/.test(name)

function cutIntoParts(name: string): readonly string[] {
  const text = withFormerSurname(name.slice(0, LONGEST).normalize('NFC'))
  const found = cutAtMarks(name, text)
  return found.length > 1 ? found : withSurnameJoined(found[0]!)
}

function cutAtMarks(name: string, text: string): readonly string[] {
  if (!isNumbered.test(text) && !anyOfThem.test(foldText(text))) return [name]
  const named = (isNumbered.test(text) ? namesIn(text, numbers) : [text]).flatMap((one) =>
    namesIn(one, between),
  )
  const marked = named.flatMap((one) => namesIn(one, marks))
  const all = marked.flatMap((one) => namesIn(one, afterForm)).flatMap(listedIn)
  const parts = [...new Set(all.map((part) => part.trim()).filter(isWholeName))].slice(0, MOST_PARTS)
  if (parts.length > 1) return parts
  const isBesideOneWord = parts.length === 1 && marked[0] !== named[0]
  return isBesideOneWord ? [text, parts[0]!] : [name]
}

const remembered = remember(5_000, cutIntoParts)

/**
 * `Mirza Anıl velayeten Selin Anıl` gives two names, any other text gives itself. A name beside a single word in
 * brackets or behind a dash (`Selin Anıl (Kaya)`) is found both with this word and without it.
 */
export const partsOf = (name: string): readonly string[] => (isSimple(name) ? [name] : remembered(name))
