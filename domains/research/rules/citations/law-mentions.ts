/** The result of recognising a law, and the state that is kept while reading a text. */
import type { Country } from '../laws.ts'
import { gapAfter, type Scan, wordAt } from './scan.ts'
import { type Evidence, type SaidForm, successionOf } from './successions.ts'
import { hasSubjects, wordsAround } from './twins.ts'

/**
 * `bare`: an article number may follow directly, without the word "madde" ("TBK 49").
 * `tentative`: the words also mean something else; the law counts only with an explicit article.
 * `said`: the name is also that of a repealed law; which one is meant is decided at the end of the text.
 * `whole`: the numbers that follow count its paragraphs ("anılan Kanun maddesinin 3. fıkrası"), not its articles.
 * `void`: number and name contradict each other, so neither is linked.
 * `namedAs`: the law whose name stands beside the number of another one.
 * `unknown`: no law is known by these words.
 */
export type LawMention = {
  country: Country
  lawNumber: string
  first: number
  last: number
  bare: boolean
  tentative: boolean
  said?: SaidForm
  void?: boolean
  namedAs?: string
  unknown?: boolean
  whole?: boolean
}

/** A law that is named certainly, by its number or a name that no other law has had. */
export function mention(
  s: Scan,
  first: number,
  last: number,
  lawNumber: string,
  country: Country,
  bare: boolean,
): LawMention {
  return { country, lawNumber, first, last: Math.min(last, s.lexemes.length - 1), bare, tentative: false }
}

/** What a text has said so far: its own abbreviations, which of two laws it names, and the last law it named. */
export type LawMemory = {
  country: Country
  aliases: Map<string, LawMention>
  evidence: Evidence[]
  /** Laws that the text has named by their number or their whole name. */
  named: Set<string>
  date: string | undefined
  last?: LawMention
  /** End of the last law and its articles. */
  lastEnd: number
  lenient: boolean
  /** What cannot be decided is read as well, and marked as such. */
  doubtful: boolean
}

/** The name of a law beside its number: a known law's abbreviation, or the key of its name. */
export type Form = { key: string; lawNumber: string; isCode: boolean }

const PASSAGE = 160
const eras: Record<string, 'old' | 'new'> = {
  eski: 'old',
  mulga: 'old',
  onceki: 'old',
  kaldirilan: 'old',
  yeni: 'new',
}

/** A law named only by its name or abbreviation. If a predecessor had the same one, the decision is made later. */
export function formMention(
  s: Scan,
  span: { first: number; last: number },
  country: Country,
  form: Form,
  memory: LawMemory,
): LawMention {
  const found = { country, lawNumber: form.lawNumber, ...span, bare: true, tentative: false }
  const succession = successionOf(form.lawNumber)
  if (!succession || country !== 'turkey') return found
  const at = s.lexemes[span.first]?.start ?? 0
  const own = succession.own.has(form.key)
  if (form.lawNumber === succession.old || (own && !(memory.date && memory.date < succession.from)))
    memory.evidence.push({ succession, lawNumber: form.lawNumber, form: 'own', at })
  if (form.lawNumber === succession.old) return found
  // "… yeni” (TBK m. 156)" ends a quotation, and names no law.
  const word = /^\s+$/.test(gapAfter(s, span.first - 1)) ? eras[wordAt(s, span.first - 1)] : undefined
  const era = word ?? (isTwinOfLast(s, span.first, succession.new, memory) ? 'old' : undefined)
  return {
    ...found,
    first: word ? span.first - 1 : span.first,
    said: {
      succession,
      own,
      isCode: form.isCode,
      at,
      ...(hasSubjects(succession.old) && !own && { around: wordsAround(s.text, at) }),
      earlierTimes: speaksOfEarlierTimes(s, at, succession.from),
      ...(era && (!own || word) && { era }),
    },
  }
}

/** Records the meaning that the text gives to a form; false if number and form belong to different laws. */
export function learn(form: Form | undefined, lawNumber: string, at: number, memory: LawMemory): boolean {
  const succession = successionOf(lawNumber)
  const same =
    form && (form.lawNumber === lawNumber || (succession && successionOf(form.lawNumber) === succession))
  if (form && !same) return false
  if (!succession) return true
  const own = form && (succession.own.has(form.key) || form.lawNumber === succession.old)
  // "1412 sayılı CMK" is a slip, and says nothing about the other places.
  if (own && form.lawNumber !== lawNumber) return true
  memory.evidence.push({ succession, lawNumber, form: form ? (own ? 'own' : 'shared') : 'none', at })
  return true
}

/** "TMK'nın 713. (MK 639)": the shared name in brackets after the newer law means the older one. */
function isTwinOfLast(s: Scan, first: number, newer: string, { last, lastEnd }: LawMemory): boolean {
  return last?.lawNumber === newer && gapAfter(s, first - 1).includes('(') && first - lastEnd <= 3
}

/** The dates and file numbers just before are from the time of the older law, and none from that of the newer. */
function speaksOfEarlierTimes(s: Scan, at: number, from: string): boolean {
  const passage = s.text.slice(Math.max(0, at - PASSAGE), at)
  const years = [
    ...passage.matchAll(/(?<!\d)((?:19|20)\d\d)(?=\s?[/-]\s?\d)|[./-]\s?((?:19|20)\d\d)(?!\d)/g),
  ].map((found) => found[1] ?? found[2] ?? '')
  const limit = from.slice(0, 4)
  return years.length > 0 && years.every((year) => year < limit)
}
