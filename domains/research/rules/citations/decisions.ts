/** Recognises a reference to a decision: court, case number ("esas"), decision number ("karar") and date. */
import type { Country } from '../laws.ts'
import { type CourtMention, courtBefore } from './court-mentions.ts'
import { dateAt, type FileNumber, fileNumberAt } from './numbers.ts'
import { gapAfter, isNumber, type Scan, wordAt } from './scan.ts'

export type DecisionMention = {
  country: Country
  court?: string
  chamber?: string
  caseNumber?: string
  decisionNumber?: string
  /** The only number given, if the text does not say whether it is the case's or the decision's. */
  number?: string
  date?: string
  first: number
  last: number
}

type Role = 'case' | 'decision' | 'application' | 'either'
const caseCues = new Set(['e', 'esas', 'esasin', 'esasli', 'esasina', 'esasinda', 'esaslar'])
const decisionCues = new Set(['k', 'karar', 'kararin', 'karari', 'kararina', 'kararinda', 'kararinin'])
const neutral = new Set(['no', 'nolu', 'numarali', 'numarasi', 'sayi', 'sayisi', 'nu'])

/** The decision whose first number is at `index`. */
export function decisionAt(s: Scan, index: number, country: Country): DecisionMention | undefined {
  const one = fileNumberAt(s, index)
  if (!one) return undefined
  if (one.text.includes('-') && !one.short) return ofBoard(one, country)
  const before = cueBefore(s, one)
  const second = secondNumber(s, one)
  const role = before?.role ?? cueAfter(s, one.last)?.role ?? (second ? 'case' : 'either')
  const start = before?.first ?? index
  const court = courtBefore(s, start, country)
  if (role === 'either' && !court && !saysDecision(s, one.last)) return undefined
  if (role === 'decision' && !second && !court && !followsCourt(s, start)) return undefined
  const numbers = assign(one, second, role)
  const end = closing(s, second?.last ?? one.last)
  return finish(numbers, court, end, start, role, country)
}

/** Only the competition board numbers its decisions and files in this form. */
function ofBoard({ text, first, last }: FileNumber, country: Country): DecisionMention | undefined {
  if (country !== 'turkey') return undefined
  const number = text.includes('/') ? { decisionNumber: text } : { caseNumber: text }
  return { country, court: 'Rekabet Kurulu', ...number, first, last }
}

/** "Dairemizin 20.05.2015 gün ve 2015/40731 Karar": a court that refers to itself without its number. */
function followsCourt(s: Scan, start: number): boolean {
  for (let at = start - 1; at >= start - 8; at--) if (/^(?:daire|kurul)/.test(wordAt(s, at))) return true
  return false
}

function finish(
  numbers: Pick<DecisionMention, 'caseNumber' | 'decisionNumber' | 'number'>,
  court: CourtMention | undefined,
  end: { last: number; date?: string },
  start: number,
  role: Role,
  country: Country,
): DecisionMention {
  const application = role === 'application' && !court
  const date = end.date ?? court?.date
  return {
    country,
    ...(application && { court: 'Anayasa Mahkemesi' }),
    ...(court && { court: court.name.court, ...(court.name.chamber && { chamber: court.name.chamber }) }),
    ...numbers,
    ...(date && { date }),
    first: court?.first ?? start,
    last: end.last,
  }
}

function assign(one: FileNumber, second: (FileNumber & { role: Role }) | undefined, role: Role) {
  if (!second && role === 'either') return { number: one.text }
  if (!second) return role === 'decision' ? { decisionNumber: one.text } : { caseNumber: one.text }
  return role === 'decision' && second.role === 'case'
    ? { caseNumber: second.text, decisionNumber: one.text }
    : { caseNumber: one.text, decisionNumber: second.text }
}

/** "E.", "Esas No :", "B. No:", "Başvuru Numarası:" just before a number. */
function cueBefore(s: Scan, number: FileNumber): { role: Role; first: number } | undefined {
  let at = number.first - 1
  const skipped = neutral.has(wordAt(s, at))
  if (skipped) at--
  const word = wordAt(s, at)
  if (gapAfter(s, at).includes('\n')) return undefined
  if (caseCues.has(word) && /^[\s.:,()]*$/.test(gapAfter(s, at)))
    return belongsBefore(s, at) ? undefined : { role: 'case', first: at }
  if (decisionCues.has(word) && /^[\s.:,()]*$/.test(gapAfter(s, at))) {
    // "Esas-Karar No: 2022/941 - 2023/703" announces both numbers, the case first.
    if (caseCues.has(wordAt(s, at - 1)) && /^\s?[-–/]\s?$/.test(gapAfter(s, at - 1)))
      return { role: 'case', first: at - 1 }
    return belongsBefore(s, at) ? undefined : { role: 'decision', first: at }
  }
  if (skipped && (word === 'b' || word === 'basvuru')) return { role: 'application', first: at }
  return undefined
}

/** In "2019/1 E. 2020/2 K." the E closes the number before it, and does not introduce the next one. */
function belongsBefore(s: Scan, cue: number): boolean {
  return isNumber(s, cue - 1) && /^\s?\(?$/.test(gapAfter(s, cue - 1)) && /[/-]/.test(gapAfter(s, cue - 2))
}

function cueAfter(s: Scan, last: number): { role: Role; last: number } | undefined {
  const word = wordAt(s, last + 1)
  if (!/^[\s(.,-]{0,3}$/.test(gapAfter(s, last))) return undefined
  if (caseCues.has(word)) return { role: 'case', last: last + 1 }
  if (decisionCues.has(word) && word.length <= 5) return { role: 'decision', last: last + 1 }
  return undefined
}

const between = new Set([
  ...caseCues,
  ...decisionCues,
  ...neutral,
  've',
  'ile',
  'sayili',
  't',
  'tarih',
  'tarihli',
  'gun',
])

/** The other number of the pair: "…, K. 2020/567", "-2020/567", or "-4634" of the same year. */
function secondNumber(s: Scan, one: FileNumber): (FileNumber & { role: Role }) | undefined {
  const gap = gapAfter(s, one.last)
  if (gap === '-' && isNumber(s, one.last + 1) && !fileNumberAt(s, one.last + 1) && !one.short) {
    const year = one.text.slice(0, 4)
    return {
      text: `${year}/${Number(wordAt(s, one.last + 1))}`,
      first: one.last + 1,
      last: one.last + 1,
      role: 'decision',
    }
  }
  for (let at = one.last + 1; at <= one.last + 8; at++) {
    const number = fileNumberAt(s, at)
    if (number) return pairRole(s, one, number, at)
    const date = dateAt(s, at)
    if (date) {
      at = date.last
      continue
    }
    if (!between.has(wordAt(s, at)) || gapAfter(s, at - 1).includes(';')) return undefined
  }
  return undefined
}

function pairRole(
  s: Scan,
  one: FileNumber,
  two: FileNumber,
  at: number,
): (FileNumber & { role: Role }) | undefined {
  const mine = cueBefore(s, one)?.role ?? cueAfter(s, one.last)?.role
  const its = cueBefore(s, two)?.role ?? cueAfter(s, two.last)?.role
  const dashed = at === one.last + 1 && /^\s?[-–]\s?$/.test(gapAfter(s, one.last))
  if (mine && its && mine === its) return undefined
  if (!mine && !its && !dashed) return undefined
  if (its === 'application' || mine === 'application') return undefined
  return { ...two, role: its ?? (mine === 'decision' ? 'case' : 'decision') }
}

/** Includes the words that close the reference: "K.", "sayılı", "T. 12.02.2020", "12.02.2020 T.". */
function closing(s: Scan, from: number): { last: number; date?: string } {
  let last = cueAfter(s, from)?.last ?? from
  for (let at = last + 1; at <= last + 3; at++) {
    const date = dateAt(s, at)
    if (date) {
      const tailed = wordAt(s, date.last + 1) === 't' && gapAfter(s, date.last) === ' '
      return { last: tailed ? date.last + 1 : date.last, date: date.date }
    }
    if (!['t', 'tarih', 'tarihi', 'tarihli'].includes(wordAt(s, at)) || gapAfter(s, at - 1).includes('\n'))
      break
  }
  if (wordAt(s, last + 1) === 'sayili') last++
  return { last }
}

function saysDecision(s: Scan, last: number): boolean {
  return wordAt(s, last + 1) === 'sayili' && /^(?:karar|ilam|dosya)/.test(wordAt(s, last + 2))
}
