/** Recognises the mention of a law: by number, abbreviation, name, chapter, or as "the same law". */
import { type Country, findLaw, findLawCode, findLawName, longestName } from '../laws.ts'
import { isArticleWord } from './article-words.ts'
import { forgetLaw, lawBefore, refersBack } from './back-references.ts'
import { codedLaw, foreign } from './coded-laws.ts'
import { type CodeMention, codeAt, isCodeWord } from './codes.ts'
import { chapter, cypriotConstitution } from './cypriot-laws.ts'
import { isTitleOfAnother, unknownLaw } from './doubts.ts'
import { type Form, formMention, type LawMemory, type LawMention, learn, mention } from './law-mentions.ts'
import { isLawNoun } from './law-nouns.ts'
import { isSlash, isYear } from './numbers.ts'
import { isRival, noteNamed } from './rival-initials.ts'
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
import { successionOf } from './successions.ts'

const NAME_WINDOW = 16
const HIGHEST_LAW = 9999
const LONGEST_UNMARKED = 6
const LOWEST_USUAL = 100
const numbersLikeYears = new Set([2004, 2022])
/** Other things that have a number; the words after it are not the name of a law with this number. */
const notALaw =
  /^(?:karar|genelge|teblig|yonetmelik|encumen|fikra|bent|bend|yazi|ilam|resmi|dosya|cbk|cumhurbaskanligi|liste|cetvel|parsel|protokol|tutanak|rapor)/

export function lawAt(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const word = wordAt(s, index)
  const named = isNumber(s, index)
    ? numberedLaw(s, index, memory)
    : word === 'fasil' || word === 'cap'
      ? chapter(s, index, memory)
      : isLawNoun(s, index) || word.startsWith('anayasa')
        ? namedLaw(s, index, memory)
        : undefined
  if (named) noteNamed(named, memory)
  return named ?? codedLaw(s, index, memory)
}

/** Whether the word at an index may begin the name of a law, whatever the context. */
export function opensLaw(s: Scan, index: number): boolean {
  const word = wordAt(s, index)
  if (word === 'fasil' || word === 'cap' || isLawNoun(s, index) || word.startsWith('anayasa')) return true
  return surfaceAt(s, index).length === 1 || isCodeWord(word)
}

/** "6098 sayılı … Kanun", "6098 sayılı TBK", "22/1992 sayılı İş Yasası", "375 sayılı KHK". */
function numberedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const cypriot = isSlash(gapAfter(s, index)) && isNumber(s, index + 1)
  const said = index + (cypriot ? 2 : 1)
  const marker = wordAt(s, said)
  const short = /^(?:s|sy|say)$/.test(marker) && gapAfter(s, said).startsWith('.')
  if (memory.lenient && isArticleWord(marker) && findLaw(wordAt(s, index), 'turkey'))
    return mention(s, index, index, wordAt(s, index), 'turkey', true)
  const unmarked = cypriot && memory.country === 'kktc' && /^\p{Lu}/u.test(surfaceAt(s, said))
  if (marker !== 'sayili' && !short && marker !== 'numarali' && !unmarked) return undefined
  const value = numberAt(s, index)
  if (!cypriot && !isLawNumber(s, index, marker)) return undefined
  const year = cypriot ? numberAt(s, index + 1) : 0
  if (cypriot && (!(value >= 1) || value > HIGHEST_LAW || (!isYear(year) && year > 99))) return undefined
  const number = cypriot ? `${value}/${year < 100 ? (year >= 60 ? 1900 : 2000) + year : year}` : String(value)
  if (unmarked && marker !== 'sayili' && !isNamedYasa(s, said)) return undefined
  return endOfNumbered(
    s,
    index,
    said + (unmarked && marker !== 'sayili' ? 0 : 1),
    number,
    cypriot ? 'kktc' : 'turkey',
    memory,
  )
}

/** "55/1989 İmar Yasası": capitalised words up to the noun, and nothing between. */
function isNamedYasa(s: Scan, from: number): boolean {
  for (let at = from; at < from + LONGEST_UNMARKED; at++) {
    if (isNumber(s, at) || endsSentence(s, at)) return isLawNoun(s, at)
    if (isLawNoun(s, at)) return at > from
    if (!/^\p{Lu}|^ve$/u.test(surfaceAt(s, at))) return false
  }
  return false
}

/** A number in brackets counts paragraphs, lists and decrees; a year is a law only if a law has that number. */
function isLawNumber(s: Scan, index: number, marker: string): boolean {
  const value = numberAt(s, index)
  if (!(value >= 1 && value <= HIGHEST_LAW) || gapAfter(s, index).includes(')')) return false
  if (value < LOWEST_USUAL && (marker === 'numarali' || !/^(?:kanun|yasa|khk)/.test(wordAt(s, index + 2))))
    return false
  if (value >= 1985 && value <= 2030 && !numbersLikeYears.has(value)) return false
  if (!isNumber(s, index - 1) || !/^\s?[/.-]\s?$/.test(gapAfter(s, index - 1))) return true
  if (opensParagraph(s, index - 1)) return true
  // "1-5237 sayılı" is the first point of a list, "2012/1-5237" a file.
  return (
    gapAfter(s, index - 1).trim() === '-' && numberAt(s, index - 1) < 30 && !isSlash(gapAfter(s, index - 2))
  )
}

/** "… verilmiştir. 21. 195 sayılı Kanun": the number of a paragraph, behind a full stop or a line break. */
function opensParagraph(s: Scan, index: number): boolean {
  if (!/^\.\s+$/.test(gapAfter(s, index)) || numberAt(s, index) > 400) return false
  return index === 0 || /[.:;!?”"]\s|\n/.test(gapAfter(s, index - 1))
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
    const word = wordAt(s, at)
    if (word === 'sayili' || notALaw.test(word)) return undefined
    if (at > from && isNumber(s, at) && numberAt(s, at) > 31) return undefined
    if (word.startsWith('khk')) return mention(s, first, at, `KHK ${number}`, country, true)
    if (isLawNoun(s, at) && wordAt(s, at + 1) === 'hukmunde')
      return mention(s, first, at + 2, `KHK ${number}`, country, true)
    if (isLawNoun(s, at) && !(word === 'kanununa' && isLawNoun(s, at + 1))) {
      const found = mention(s, first, at, number, country, true)
      const named = nameEndingAt(s, at, country, at - from)
      const isWhole = named?.first === from && !isTitleOfAnother(s, at)
      return bindAlias(s, settled(s, found, named?.form, memory, isWhole), memory)
    }
    const code = codeAt(s, at, memory)
    if (code) return numberedCode(s, mention(s, first, code.last, number, country, true), code, memory)
    if (at === from && /^[A-ZÇĞİÖŞÜ]{1,3}$/.test(surfaceAt(s, at)) && /[KY]$/.test(surfaceAt(s, at)))
      return mention(s, first, at, number, country, true)
    if (endsSentence(s, at)) return undefined
  }
  return undefined
}

/** "818 sayılı BK": the abbreviation means that law from here on. */
function numberedCode(s: Scan, found: LawMention, code: CodeMention, memory: LawMemory): LawMention {
  const known = findLawCode(code.folded)
  if (isRival(code.folded, found.lawNumber)) {
    memory.aliases.set(code.folded, found)
    return found
  }
  const form = known && { key: code.folded, lawNumber: known.law.lawNumber, isCode: true }
  const result = settled(s, found, known?.ambiguous ? undefined : form, memory)
  if (!result.void && !(known && successionOf(known.law.lawNumber))) memory.aliases.set(code.folded, found)
  return result
}

/** @param isWhole whether the form is all that the text calls the law */
function settled(
  s: Scan,
  found: LawMention,
  form: Form | undefined,
  memory: LawMemory,
  isWhole = true,
): LawMention {
  const named = form && isWhole && form.lawNumber !== found.lawNumber ? { namedAs: form.lawNumber } : {}
  if (found.country !== 'turkey') return { ...found, ...named }
  const at = s.lexemes[found.first]?.start ?? 0
  if (learn(form, found.lawNumber, at, memory)) return found
  return { ...found, ...named, ...(form?.isCode && { void: true }) }
}

/** "… Kanunu (TBK)" defines the abbreviation for the rest of the text. */
function bindAlias(s: Scan, found: LawMention, memory: LawMemory): LawMention {
  const next = found.last + 1
  const opening = /^\s?\(\s?["“]?\s?$/.test(gapAfter(s, found.last))
  if (!opening || !(isUpperCase(surfaceAt(s, next)) || codeAt(s, next, memory))) return found
  if (!gapAfter(s, next).includes(')') && next + 1 < s.lexemes.length) return found
  const folded = wordAt(s, next)
  const known = findLawCode(folded)?.law.lawNumber
  const succession = successionOf(found.lawNumber)
  if (known && succession && successionOf(known) === succession) {
    if (!found.said)
      learn(
        { key: folded, lawNumber: known, isCode: true },
        found.lawNumber,
        s.lexemes[next]?.start ?? 0,
        memory,
      )
  } else memory.aliases.set(folded, found)
  return { ...found, last: next }
}

/** "Türk Borçlar Kanunu", "Anayasa", or "aynı Kanun". */
function namedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const word = wordAt(s, index)
  if (word.startsWith('anayasa')) return constitution(s, index, memory)
  if (/^(?:kanun|yasa)lar/.test(word)) return undefined
  if (refersBack(s, index)) return lawBefore(s, index, memory) ?? unknownLaw(s, index, memory)
  const named = nameEndingAt(s, index, memory.country, longestName)
  if (!named) {
    const unknown = unknownLaw(s, index, memory)
    forgetLaw(s, index, memory)
    return unknown
  }
  const { first, country, form } = named
  if (foreign.test(wordAt(s, first - 1))) return undefined
  const found = formMention(s, { first, last: index }, country, form, memory)
  const capital = memory.lenient || /^\p{Lu}/u.test(surfaceAt(s, first))
  return bindAlias(s, { ...found, tentative: !capital }, memory)
}

/** The longest known name that ends with the noun at an index and has at most so many words before it. */
function nameEndingAt(s: Scan, index: number, country: Country, words: number) {
  let key = wordAt(s, index).startsWith('yasa') ? 'yasa' : 'kanun'
  let found: { first: number; country: Country; form: Form } | undefined
  for (let back = 1; back <= words && back < longestName && index - back >= 0; back++) {
    key = `${wordAt(s, index - back)} ${key}`
    const law =
      findLawName(key, country) ??
      (key.endsWith('yasa') ? findLawName(`${key.slice(0, -4)}kanun`, country) : undefined)
    if (law)
      found = {
        first: index - back,
        country: law.country,
        form: { key, lawNumber: law.lawNumber, isCode: false },
      }
    if (endsSentence(s, index - back - 1)) break
  }
  return found
}

function constitution(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const next = wordAt(s, index + 1)
  if (s.lexemes[index]?.word.term !== 'anayasa' || next.startsWith('mahkeme') || isLawNoun(s, index + 1))
    return undefined
  if (memory.country === 'kktc') return cypriotConstitution(s, index, memory)
  return mention(s, index, index, '2709', 'turkey', true)
}
