/** Normalises a raw decision from any source. Data that a source lacks stays missing. */
import { dateOf } from '@mizan/platform/calendar'
import { lex } from './analysis/lexer.ts'
import { fullYear, isYear } from './citations/numbers.ts'
import { type CourtLevel, normaliseCourt } from './courts.ts'
import type { Country } from './laws.ts'
import { isWhole } from './naming/whole.ts'

export type RelatedLaw = { lawNumber: string; articleNo?: string }

/** As sources and packs give it; everything except the text may be missing or misspelt. */
export type RawDecision = {
  country?: string
  court?: string
  chamber?: string
  caseNumber?: string
  decisionNumber?: string
  decisionDate?: string
  subject?: string
  sides?: string | string[]
  deliveryNumber?: string | number
  deliveryYear?: string | number
  relatedLaws?: { lawNumber?: string; articleNo?: string }[]
}

export type NormalDecision = {
  country: Country
  court?: string
  chamber?: string
  courtCode?: string
  courtBadge?: string
  level?: CourtLevel
  caseNumber?: string
  caseYear?: number
  decisionNumber?: string
  decisionYear?: number
  /** YYYY-MM-DD. */
  decisionDate?: string
  subject?: string
  sides?: string[]
  deliveryNumber?: string
  deliveryYear?: number
  relatedLaws: RelatedLaw[]
}

export function normaliseDecision(raw: RawDecision): NormalDecision {
  const country = normaliseCountry(raw.country)
  const court = normaliseCourt(raw.court, raw.chamber, country)
  const caseNumber = normaliseNumber(raw.caseNumber, country)
  const decisionNumber = normaliseNumber(raw.decisionNumber, country)
  return dropMissing({
    country,
    court: court?.court,
    chamber: court?.chamber,
    courtCode: court?.code,
    courtBadge: court?.badge,
    level: court?.level,
    caseNumber,
    caseYear: yearOf(caseNumber),
    decisionNumber,
    decisionYear: yearOf(decisionNumber),
    decisionDate: normaliseDate(raw.decisionDate),
    subject: normaliseSubject(raw.subject),
    sides: normaliseSides(raw.sides),
    ...delivery(raw, country, decisionNumber),
    relatedLaws: normaliseRelatedLaws(raw.relatedLaws),
  })
}

/** "TR", "turkey", "Türkiye" are Turkey; "KKTC", "kktc", "cyprus" Northern Cyprus. Turkey if nothing is given. */
export function normaliseCountry(country: string | undefined): Country {
  return /kktc|trnc|kıbrıs|kibris|cyprus/i.test(country ?? '') ? 'kktc' : 'turkey'
}

const OLDEST_YEAR = 1860
const LATEST_YEAR = 2099
/** A file number of the competition board, which is cited unchanged. */
const BOARD_FILE = /^(?:19|20)\d{2}-\d{1,2}-\d{3}$/

/**
 * "2019/1234 E.", "E: 2019 / 1234", "2019-1234" give "2019/1234"; "2011/7-695" keeps its chamber; Cypriot numbers
 * have the serial first and the full year, and a distribution number keeps its "D.". Undefined if it is not such a
 * number.
 */
export function normaliseNumber(number: string | undefined, country: Country = 'turkey'): string | undefined {
  const text = number?.trim()
  if (!text) return undefined
  if (country === 'kktc') return cypriotNumber(text)
  if (BOARD_FILE.test(text)) return text
  const parts = /(?<!\d)(\d{4})\s*[/-]\s*(?:(\d{1,2})\s*-\s*)?(\d{1,7})(?!\d)/.exec(text)
  const year = Number(parts?.[1])
  if (!parts || year < OLDEST_YEAR || year > LATEST_YEAR) return oldNumber(text)
  return `${year}/${parts[2] ? `${Number(parts[2])}-` : ''}${Number(parts[3])}`
}

/** Old unification decisions have short numbers such as "22/4", and board decisions "24-12/215-88". */
function oldNumber(text: string): string | undefined {
  const bare = text.replace(/^(?:E|K|Esas|Karar)(?:\s?No)?\s?[.:]?\s*/i, '').trim()
  return /^\d{1,4}(?:-\d{1,4})?\/\d{1,5}(?:-\d{1,5})*$/.test(bare) ? bare : undefined
}

function cypriotNumber(text: string): string | undefined {
  const parts = /(?<!\d)(\d{1,5})\s*\/\s*(\d{2}|\d{4})(?!\d)/.exec(text)
  if (!parts) return undefined
  if (isYear(Number(parts[1])) && parts[2]?.length === 2) return `${parts[1]}/${Number(parts[2])}`
  const full = fullYear(Number(parts[2]))
  return `${/^\s*D\s?\./i.test(text) ? 'D.' : ''}${Number(parts[1])}/${full}`
}

/** The year in a number of either country's form. */
export function yearOf(number: string | undefined): number | undefined {
  const years = number?.match(/(?<!\d)\d{4}(?!\d)/g)?.map(Number) ?? []
  const year = number && /^\d{4}\//.test(number) ? years[0] : years.at(-1)
  return year && year >= OLDEST_YEAR && year <= LATEST_YEAR ? year : undefined
}

/** In the form that `fold` produces. */
export const months = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ')

/** YYYY-MM-DD from "12.02.2020", "12/2/2020", "2020-02-12T…", "12 Şubat 2020"; undefined for an impossible date. */
export function normaliseDate(date: string | undefined): string | undefined {
  const text = date?.trim() ?? ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text)
  if (iso) return civil(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)/.exec(text)
  if (local) return civil(Number(local[3]), Number(local[2]), Number(local[1]))
  const words = lex(text).map((lexeme) => lexeme.word.folded)
  const month = months.indexOf(words[1] ?? '') + 1
  return month > 0 ? civil(Number(words[2]), month, Number(words[0])) : undefined
}

const civil = (year: number, month: number, day: number): string | undefined =>
  year >= OLDEST_YEAR && year <= LATEST_YEAR ? dateOf(year, month, day) : undefined

const LONGEST_SUBJECT = 200

/**
 * "Başvuru, yargılamanın uzun sürmesi nedeniyle … ihlal edildiği iddiasına ilişkindir.": the subject is the alleged
 * violation.
 */
const application = /^Başvuru[,;] (.{10,}? iddia(?:sı|ları))na ilişkindir\.?$/
/** A sentence of the text, such as "… kararının temyizen incelenerek bozulması istenilmektedir.", is not a subject. */
const sentenceEnd = /(?:[mt][ae]kt[ae]d[ıi]r|m[ıiuü]şt[ıiuü]r|ilişkindir|edildi|verildi)\.?$/u

/** What sources took along with the charges: "Yağma, tehdit Yerel Mahkemece verilen hüküm temyiz edilmekle; …". */
const afterCharges = /[\s,;.]+(?:Yerel|Mahalli) [Mm]ahkemece (?:verilen|bozma)[\s\S]*$/u

/** The subject in one line; undefined if the source gives a piece of the text instead. */
export function normaliseSubject(subject: string | undefined): string | undefined {
  const whole = subject?.replace(/\s+/g, ' ').replace(/^[\s\-–:;,.…]+|[\s\-–:;,]+$/g, '') ?? ''
  const told = application.exec(whole)?.[1]?.replace(/^./, (one) => one.toLocaleUpperCase('tr')) ?? whole
  const text = told.replace(afterCharges, '')
  if (sentenceEnd.test(text) || !isWhole(text)) return undefined
  if (text.length < 3 || text.length > LONGEST_SUBJECT || !/\p{L}{3}/u.test(text)) return undefined
  if (/^(?:Dava[;,]|Başvuru Numarası|Esas No|Karar No|T\.\s?C\.)/.test(text)) return undefined
  const isShouted = text === text.toLocaleUpperCase('tr') && text.length > 4
  return isShouted ? sentenceCase(text) : text
}

function sentenceCase(text: string): string {
  const lower = text.toLocaleLowerCase('tr')
  return lower.charAt(0).toLocaleUpperCase('tr') + lower.slice(1)
}

function normaliseSides(sides: string | string[] | undefined): string[] | undefined {
  const list = (Array.isArray(sides) ? sides : (sides ?? '').split(/\s*[;\n]\s*/))
    .map((side) => side.trim())
    .filter(Boolean)
  return list.length > 0 ? [...new Set(list)] : undefined
}

/** The distribution number of a Cypriot decision ("D.12/2019") is its delivery number and year. */
function delivery(raw: RawDecision, country: Country, decisionNumber: string | undefined) {
  const number = String(raw.deliveryNumber ?? '').trim()
  const year = yearOf(String(raw.deliveryYear ?? ''))
  if (number) return { deliveryNumber: number, deliveryYear: year }
  const own = country === 'kktc' ? /^D\.(\d+)\/(\d{4})$/.exec(decisionNumber ?? '') : null
  return own ? { deliveryNumber: own[1], deliveryYear: Number(own[2]) } : { deliveryYear: year }
}

function normaliseRelatedLaws(laws: RawDecision['relatedLaws']): RelatedLaw[] {
  const known = new Map<string, RelatedLaw>()
  for (const { lawNumber, articleNo } of laws ?? []) {
    const number = lawNumber?.trim()
    if (!number) continue
    const article = articleNo?.trim()
    known.set(`${number}/${article ?? ''}`, { lawNumber: number, ...(article && { articleNo: article }) })
  }
  return [...known.values()]
}

function dropMissing<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}
