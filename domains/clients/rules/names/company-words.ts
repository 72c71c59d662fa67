/** What kind of word a word of a company or a body is. */
import { foldText } from '@mizan/identity/rules/search-text'
import {
  bodyFillers,
  bodyWords,
  commonCompanyWords,
  formsThatAreWords,
  generalWords,
  legalForms,
  sectorWords,
  wordsThatAreNames,
} from '../../data/names/company-words.ts'
import { isGivenName, isKnownName, isSurname, listOf } from './known.ts'
import { remember } from './remember.ts'
import { consonantsOf, soundOf } from './sound.ts'
import type { NameWord } from './words.ts'

export type CompanyWordKind = 'form' | 'general' | 'sector' | 'body'
export interface CompanyWord {
  kind: CompanyWordKind
  /** The first word of its line in the list: `inşaat` for `inş`. */
  canon: string
  /** All words of the line. */
  spelled: readonly string[]
}

const table = new Map<string, CompanyWord>()
for (const [kind, text] of [
  ['body', bodyWords],
  ['sector', sectorWords],
  ['general', generalWords],
  ['form', legalForms],
] as const)
  for (const line of foldText(text).trim().split('\n')) {
    const words = line.split(/[\s-]+/)
    for (const word of words) table.set(word, { kind, canon: words[0] as string, spelled: words })
  }

/** Words of the lists with one letter left out: slips in long words are found by them. */
const shortened = new Map<string, CompanyWord>()
const SHORTEST = 6
const withoutOne = (word: string): string[] =>
  [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
for (const [word, found] of table)
  if (word.length >= SHORTEST) for (const short of withoutOne(word)) shortened.set(short, found)

const sets = {
  fillers: new Set(listOf(bodyFillers)),
  ambiguousForms: new Set(listOf(formsThatAreWords)),
  ambiguous: new Set(listOf(wordsThatAreNames)),
  common: new Set(listOf(commonCompanyWords)),
}

/** Of a trade, one letter may be one that sounds like it: `peysaj`, `dekarasyon`. */
const confusable = ['sz', 'td', 'pb', 'kg', 'ae', 'iu', 'ou', 'vf', 'ao', 'nm', 'yi']
const confusedWith = new Map<string, string[]>()
for (const [one = '', other = ''] of confusable) {
  confusedWith.set(one, [...(confusedWith.get(one) ?? []), other])
  confusedWith.set(other, [...(confusedWith.get(other) ?? []), one])
}
const confusions = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    (confusedWith.get(letter) ?? []).map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  )

function nearly(word: string): CompanyWord | undefined {
  if (word.length < SHORTEST - 1 || isKnownName(word)) return undefined
  const longer = shortened.get(word)
  if (longer || word.length < SHORTEST) return longer
  const confused = confusions(word)
    .map((one) => table.get(one))
    .find((found) => found?.kind === 'sector')
  if (confused || word.length === SHORTEST) return confused
  const consonants = consonantsOf(word)
  const found = withoutOne(word).flatMap((short) => table.get(short) ?? shortened.get(short) ?? [])
  return found.find(({ spelled }) =>
    spelled.some((one) => one[0] === word[0] && consonantsOf(one) === consonants),
  )
}

/** The entry of a word that does not tell companies apart, slips and the ending of a trade (`-cılık`) included. */
export function companyWord(word: NameWord): CompanyWord | undefined {
  if (word.company === undefined)
    word.company = lookUp(word.text) ?? (word.dotted ? lookUpBeginning(word.text) : null)
  return word.company ?? undefined
}

/** `fırın` of `fırını`, `ajans` of `ajansı` and `ajansları`, `taşımacılık` of `taşımacılığı`. */
const withoutEnding = (text: string): string[] => {
  const long = text.replace(/(?<=l[iu])g[iu]$/, 'k')
  return [/(?<=.{4})(?:l[ae]r[iu]?|s?[iu])$/, /(?<=.{4})[iu]$/].map((ending) => long.replace(ending, ''))
}

/** Only of businesses: `Kurumları` is no body, as `Kurumu` is. */
function businessIn(text: string): CompanyWord | undefined {
  const found = withoutEnding(text).map((word) => table.get(word))
  return found.find((word) => word?.kind === 'sector')
}

const withoutTrade = (text: string): string => text.replace(/[cg][iu]l[iu][kg]i?$/, '')
/** `Kerestcilik`: a slip before the ending of a trade. */
const nearlyTrade = (text: string): CompanyWord | undefined =>
  withoutTrade(text) === text ? undefined : nearly(withoutTrade(text))

const lookUp = remember<CompanyWord | null>(
  20_000,
  (text) =>
    table.get(text) ??
    table.get(withoutTrade(text)) ??
    (isKnownName(soundOf(text)) ? undefined : (businessIn(text) ?? nearly(text) ?? nearlyTrade(text))) ??
    null,
)

/** Whether a word alone shows that a name is that of a company or a body. */
export function showsCompany(word: NameWord, at: number, all: readonly NameWord[]): boolean {
  const found = companyWord(word)
  if (!found || (at === 0 && all.length === 1)) return false
  if (sets.ambiguousForms.has(word.text))
    return /^gr(?:up|ubu|oup)$/.test(word.text) && at > 0 && at === all.length - 1
  if (['ve', 'ile', 'ic', 'dis', 'ozel', 'turkiye', 'urunleri'].includes(found.canon)) return false
  if (sets.ambiguous.has(word.text)) return at > 0 && word.dotted
  return true
}

/** `Kuyum.` for `kuyumculuk`: abbreviations that the lists do not have. */
const lookUpBeginning = remember<CompanyWord | null>(5_000, (text) => {
  if (text.length < 5 || isKnownName(soundOf(text))) return null
  for (const [word, found] of table) if (word.startsWith(text)) return found
  return null
})

/** `Özgür Çam İnşaat` bears the name of a person, `Saray Cam Sanayi` sells glass. */
export const isSurnameHere = (word: NameWord, before: NameWord | undefined): boolean =>
  !word.dotted &&
  before !== undefined &&
  sets.ambiguous.has(word.text) &&
  isGivenName(before.sound) &&
  isSurname(word.sound)

export const isFiller = ({ text }: NameWord): boolean => sets.fillers.has(text)
/** Forms that are other words at the beginning of a name: `Adi` and `Merkez`. */
export const isFormHere = ({ text }: NameWord, at: number, last: number): boolean =>
  !sets.ambiguousForms.has(text) || (at > 0 && at >= last - 1)
/** Whether many unrelated companies bear this word. */
export const isCommonWord = ({ text, sound }: NameWord): boolean =>
  sets.common.has(text) || isKnownName(sound)
