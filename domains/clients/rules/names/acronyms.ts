/** The acronyms that a company may be known by. */
import { foldText } from '@mizan/identity/rules/search-text'
import { acronyms } from '../../data/names/company-words.ts'
import { isGivenName } from './known.ts'
import { type ReadName, readName } from './read.ts'
import { soundOf } from './sound.ts'

/** Well-known names by their words without spaces; made when the first name is looked up. */
let known: Map<string, string[]> | undefined

/** Words that names of public bodies have or lack: `T.C. Devlet Demiryolları Genel Müdürlüğü`. */
const official = /^(turkiye|cumhuriyet|cumhuriyeti|genel|mudurlugu|anonim|ortakligi)$/

function joinedContent({ content }: ReadName): string {
  const words = content.map(({ canon }) => canon)
  const own = words.filter((word) => !official.test(word))
  return (own.length > 1 ? own : words).join('')
}

function knownAcronyms(): Map<string, string[]> {
  if (known) return known
  known = new Map()
  for (const line of acronyms.trim().split('\n')) {
    const [short = '', ...words] = line.split(' ')
    const key = joinedContent(readName(words.join(' ')))
    known.set(key, [...(known.get(key) ?? []), foldText(short).replace('-', '')])
  }
  return known
}

type Content = ReadName['content']
const initialsOf = (words: Content): string => words.map(({ text }) => text[0]).join('')

/** Words of every company at the end of a name, which an acronym may leave out. */
const trailing = /^(sanayi|ticaret|pazarlama|dis|hizmetleri|ithalat|ihracat)$/

function withoutTrailing(words: Content): Content {
  const last = words.findLastIndex(({ canon }) => !trailing.test(canon))
  return words.slice(0, last + 1)
}

function builtAcronyms({ kind, content, forms }: ReadName): string[] {
  const isStockCompany = forms.has('anonim')
  if (kind === 'plain') return content.length > 2 && content.length < 7 ? [initialsOf(content)] : []
  const words = withoutTrailing(content)
  const [first = '', second = '', third = ''] = content.map(({ text }) => text)
  const found = [initialsOf(words)]
  if (words.length > 1 && kind === 'company') found.push(`${initialsOf(words)}as`)
  if (isStockCompany && words.length > 1) found.push(`${first.slice(0, 2)}${initialsOf(words.slice(1))}as`)
  if (isStockCompany && words.length === 2) found.push(`${first.slice(0, 2)}${second.slice(0, 2)}as`)
  if (words.length < content.length) found.push(initialsOf(content))
  if (content.length === 2) found.push(first.slice(0, 3) + second.slice(0, 3))
  if (content.length > 2) found.push(first.slice(0, 2) + second.slice(0, 2) + third.slice(0, 3))
  return found
}

/** As they sound, the likeliest first. */
export function acronymsOf(name: ReadName): readonly string[] {
  name.acronyms ??= soundsOfAcronyms(name)
  return name.acronyms
}

function soundsOfAcronyms(name: ReadName): string[] {
  const built = builtAcronyms(name).filter((word) => word.length > 2 && !isGivenName(word))
  return [...new Set([...(knownAcronyms().get(joinedContent(name)) ?? []), ...built].map(soundOf))]
}

/** Whether the first name is an acronym of the second. */
export function isAcronymOf(short: ReadName, long: ReadName): boolean {
  if (short.words.length > 2) return false
  // Most names have none, and then the other name need not be read as one.
  const acronyms = acronymsOf(long)
  if (acronyms.length === 0) return false
  const word = soundOf(short.words.map(({ text }) => text).join(''))
  return word.length < 9 && acronyms.includes(word)
}
