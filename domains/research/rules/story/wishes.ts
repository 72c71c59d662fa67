/** What a story itself says about the decisions that are looked for: their court, their time, their outcome. */
import { courtsIn } from '../citations/named-courts.ts'
import { isYear } from '../citations/numbers.ts'
import { gapAfter, numberAt, type Scan, wordAt } from '../citations/scan.ts'
import type { Citation } from '../citations.ts'
import { normaliseCourt } from '../courts.ts'
import type { Country } from '../laws.ts'

/** A high court or chamber that the story names, with the offsets of its name. */
export interface SaidCourt {
  court: string
  chamber?: string
  start: number
  end: number
}

/** The court of a cited decision belongs to the citation and is no wish. */
export function courtsSaid(s: Scan, country: Country, citations: readonly Citation[]): SaidCourt[] {
  return courtsIn(s).flatMap(({ name, first, last }) => {
    const [start, end] = [s.lexemes[first]?.start ?? 0, s.lexemes[last]?.end ?? 0]
    if (citations.some((one) => one.kind === 'decision' && one.start < end && start < one.end)) return []
    const { court, chamber } = normaliseCourt(name.court, name.chamber ?? '', country) ?? name
    return [{ court, ...(chamber && { chamber }), start, end }]
  })
}

const spans: readonly [string, number][] = [
  ['son yil', 1],
  ['son bir yil', 1],
  ['guncel', 5],
  ['yeni tarihli', 5],
  ['son donem', 5],
]
const afterYear = /^(?:den|dan|ten|tan|yilindan)?(?:sonra|sonrasi|beri|itibaren)/
const numbersInWords: Record<string, number> = { iki: 2, uc: 3, bes: 5, on: 10, yirmi: 20 }

/** Since when: a number of years before today ("son beş yıl"), or a year ("2020'den sonraki kararlar"). */
export interface SaidTime {
  years?: number
  since?: string
}

export function timeSaid(s: Scan): SaidTime | undefined {
  const words = ` ${s.lexemes.map(({ word }) => word.folded).join(' ')} `
  const among = spans.find(([said]) => words.includes(` ${said}`))
  for (let at = 0; at < s.lexemes.length; at++) {
    if (wordAt(s, at) === 'son' && /^(?:yil|sene)/.test(wordAt(s, at + 2))) {
      const years = numbersInWords[wordAt(s, at + 1)] ?? numberAt(s, at + 1)
      if (years > 0 && years <= 50) return { years }
    }
    if (isSince(s, at)) return { since: `${numberAt(s, at)}-01-01` }
  }
  return among && { years: among[1] }
}

const ofDecisions = /^(?:karar|ictihat|ictihad|emsal)/

/** A year is a wish only beside the word for decisions; alone it tells when something happened. */
function isSince(s: Scan, at: number): boolean {
  if (!isYear(numberAt(s, at)) || gapAfter(s, at).includes('/')) return false
  const next = wordAt(s, at + 1) === 'yilindan' ? at + 2 : at + 1
  if (!afterYear.test(wordAt(s, next))) return false
  return [1, 2, 3].some((step) => ofDecisions.test(wordAt(s, next + step)))
}

const outcomes = /(?:^| )(?:onama|onan|bozma|bozul|bozdu|beraat|mahkum|ihlal|davanin (?:kabul|redd)|iptaline)/

/** Whether the story names an outcome, which then is a part of what is searched. */
export const saysOutcome = (s: Scan): boolean =>
  outcomes.test(s.lexemes.map(({ word }) => word.folded).join(' '))
