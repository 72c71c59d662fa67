/** Recognises a law where it is named: by number, abbreviation, name, chapter, or as "the same law". */
import { type Country, findLawCode, findLawName, longestName } from '../laws.ts'
import { isSlash, isYear } from './numbers.ts'
import {
  endsSentence,
  gapAfter,
  isNumber,
  isUpperCase,
  numberAt,
  type Scan,
  surfaceAt,
  wordAt,
} from './scan.ts'

/**
 * `bare`: an article number may follow at once, without the word "madde" ("TBK 49").
 * `tentative`: the abbreviation is also an institution; the law counts only with an article.
 */
export type LawMention = {
  country: Country
  lawNumber: string
  first: number
  last: number
  bare: boolean
  tentative: boolean
}

/** What a text has said so far: its own abbreviations, and the law it spoke of last. */
export type LawMemory = {
  country: Country
  aliases: Map<string, LawMention>
  last?: LawMention
  lenient: boolean
}

const NAME_WINDOW = 16
const backReferences = new Set([
  'ayni',
  'anilan',
  'mezkur',
  'gecen',
  'konusu',
  'edilen',
  'bahsedilen',
  'zikredilen',
  'isbu',
  'belirtilen',
])
const HIGHEST_LAW = 9999

export function lawAt(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const word = wordAt(s, index)
  if (isNumber(s, index)) return numberedLaw(s, index, memory)
  if (word === 'fasil' || word === 'cap') return chapter(s, index)
  if (isLawNoun(s, index) || word.startsWith('anayasa')) return namedLaw(s, index, memory)
  return codedLaw(s, index, memory)
}

/** Whether the word at an index may begin the name of a law, whatever stands around it. */
export function opensLaw(s: Scan, index: number): boolean {
  const word = wordAt(s, index)
  if (word === 'fasil' || word === 'cap' || isLawNoun(s, index) || word.startsWith('anayasa')) return true
  return surfaceAt(s, index).length === 1 || attached(word) !== undefined
}

export function isLawNoun(s: Scan, index: number): boolean {
  const entry = s.lexemes[index]?.word
  if (!entry) return false
  return (entry.term === 'kanun' && entry.folded !== 'kanuni') || entry.term === 'yasa'
}

/** "6098 sayılı … Kanun", "6098 sayılı TBK", "22/1992 sayılı İş Yasası", "375 sayılı KHK". */
function numberedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const cypriot = isSlash(gapAfter(s, index)) && isNumber(s, index + 1)
  const said = index + (cypriot ? 2 : 1)
  const marker = wordAt(s, said)
  if (marker !== 'sayili' && !(marker === 's' && gapAfter(s, said).startsWith('.')) && marker !== 'numarali')
    return undefined
  const value = numberAt(s, index)
  if (!(value >= 1 && value <= HIGHEST_LAW)) return undefined
  if (!cypriot && index > 0 && isNumber(s, index - 1) && /^\s?[/.-]\s?$/.test(gapAfter(s, index - 1)))
    return undefined
  const year = cypriot ? numberAt(s, index + 1) : 0
  if (cypriot && !isYear(year) && year > 99) return undefined
  const number = cypriot ? `${value}/${year < 100 ? (year >= 60 ? 1900 : 2000) + year : year}` : String(value)
  return endOfNumbered(s, index, said + 1, number, cypriot ? 'KKTC' : 'TR', memory)
}

function endOfNumbered(
  s: Scan,
  first: number,
  from: number,
  number: string,
  country: Country,
  memory: LawMemory,
): LawMention | undefined {
  for (let at = from; at < from + NAME_WINDOW && at < s.lexemes.length; at++) {
    if (wordAt(s, at) === 'sayili') return undefined
    if (at > from && isNumber(s, at) && numberAt(s, at) > 31) return undefined
    const code = codeAt(s, at, memory.lenient)
    const isDecree = wordAt(s, at).startsWith('khk') || (isLawNoun(s, at) && wordAt(s, at + 1) === 'hukmunde')
    if (isDecree)
      return mention(s, first, wordAt(s, at).startsWith('khk') ? at : at + 2, `KHK ${number}`, country, true)
    if (isLawNoun(s, at) && !(wordAt(s, at) === 'kanununa' && isLawNoun(s, at + 1)))
      return bindAlias(s, mention(s, first, at, number, country, true), memory)
    if (code) {
      const found = mention(s, first, code.last, number, country, true)
      memory.aliases.set(code.folded, found)
      return found
    }
    if (at === from && /^[A-ZÇĞİÖŞÜ]{1,3}$/.test(surfaceAt(s, at)) && /[KY]$/.test(surfaceAt(s, at)))
      return mention(s, first, at, number, country, true)
    if (endsSentence(s, at)) return undefined
  }
  return undefined
}

/** "… Kanunu (TBK)" gives the abbreviation its meaning for the rest of the text. */
function bindAlias(s: Scan, found: LawMention, memory: LawMemory): LawMention {
  const next = found.last + 1
  if (!/^\s?\(["“]?$/.test(gapAfter(s, found.last)) || !isUpperCase(surfaceAt(s, next))) return found
  if (!gapAfter(s, next).includes(')') && next + 1 < s.lexemes.length) return found
  memory.aliases.set(wordAt(s, next), found)
  return { ...found, last: next }
}

function mention(
  s: Scan,
  first: number,
  last: number,
  lawNumber: string,
  country: Country,
  bare: boolean,
): LawMention {
  return { country, lawNumber, first, last: Math.min(last, s.lexemes.length - 1), bare, tentative: false }
}

function chapter(s: Scan, index: number): LawMention | undefined {
  const number = numberAt(s, index + 1)
  if (!(number >= 1 && number <= 400) || endsSentence(s, index)) return undefined
  const lettered = /^[A-Z]$/.test(surfaceAt(s, index + 2)) && gapAfter(s, index + 1) === ''
  const name = `Fasıl ${number}${lettered ? surfaceAt(s, index + 2) : ''}`
  let last = index + (lettered ? 2 : 1)
  for (let at = last + 1; at < last + 9; at++) {
    if (endsSentence(s, at - 1) || isNumber(s, at)) break
    if (isLawNoun(s, at)) {
      last = at
      break
    }
  }
  return mention(s, index, last, name, 'KKTC', true)
}

/** "Türk Borçlar Kanunu", "Anayasa", or "aynı Kanun". */
function namedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  if (wordAt(s, index).startsWith('anayasa')) return constitution(s, index, memory)
  const before = wordAt(s, index - 1)
  if (backReferences.has(before) && memory.last) {
    return { ...memory.last, first: index - 1, last: index, bare: false, tentative: false }
  }
  let key = wordAt(s, index).startsWith('yasa') ? 'yasa' : 'kanun'
  let found: LawMention | undefined
  for (let back = 1; back < longestName && index - back >= 0; back++) {
    key = `${wordAt(s, index - back)} ${key}`
    const law =
      findLawName(key, memory.country) ??
      (key.endsWith('yasa') ? findLawName(`${key.slice(0, -4)}kanun`, memory.country) : undefined)
    if (law) found = mention(s, index - back, index, law.lawNumber, law.country, true)
    if (endsSentence(s, index - back - 1)) break
  }
  return found && bindAlias(s, found, memory)
}

function constitution(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const next = wordAt(s, index + 1)
  if (s.lexemes[index]?.word.term !== 'anayasa' || next.startsWith('mahkeme') || memory.country !== 'TR')
    return undefined
  if (isLawNoun(s, index + 1)) return undefined
  return mention(s, index, index, '2709', 'TR', true)
}

function codedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const code = codeAt(s, index, memory.lenient)
  if (!code) return undefined
  const alias = memory.aliases.get(code.folded)
  if (alias) return { ...alias, first: index, last: code.last, bare: true, tentative: false }
  const known = findLawCode(code.folded)
  if (!known) return undefined
  const { country, lawNumber } = known.law
  return { ...mention(s, index, code.last, lawNumber, country, true), tentative: known.ambiguous }
}

/** An abbreviation at an index, written "TBK" or "T.B.K."; `lenient` takes "tbk" too, as people type it, but not "ay". */
function codeAt(s: Scan, index: number, lenient: boolean): { folded: string; last: number } | undefined {
  const surface = surfaceAt(s, index)
  if (surface.length === 1) return dottedCode(s, index)
  if (surface.length > 10) return undefined
  const folded = attached(wordAt(s, index))
  if (!folded) return undefined
  const shouts = isUpperCase(surface) || isUpperCase(surface.slice(0, folded.length))
  const typed = lenient && (folded.length > 2 || !findLawCode(folded)?.ambiguous)
  return shouts || typed || /[a-zçğıöşü][A-ZÇĞİÖŞÜ]$/.test(surface) ? { folded, last: index } : undefined
}

/** "tcknin" or "HMKnın" without its case ending, which belongs after an apostrophe. */
function attached(word: string): string | undefined {
  if (findLawCode(word)) return word
  const bare = word.replace(/(?:n[iu]n|n[ae]|[iu]n|ya|ye)$/, '')
  return bare.length >= 3 && findLawCode(bare) ? bare : undefined
}

function dottedCode(s: Scan, index: number): { folded: string; last: number } | undefined {
  let letters = ''
  let at = index
  while (surfaceAt(s, at).length === 1 && !isNumber(s, at) && letters.length < 7) {
    letters += wordAt(s, at)
    if (!/^\.\s?$/.test(gapAfter(s, at))) break
    at++
  }
  for (let length = letters.length; length >= 2; length--) {
    if (findLawCode(letters.slice(0, length)))
      return { folded: letters.slice(0, length), last: index + length - 1 }
  }
  return undefined
}
