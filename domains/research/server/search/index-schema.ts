/** What the search index knows of a decision besides its words. */
import type { IndexSchema, WarmFields } from '@mizan/platform/search'
import { commonTerms } from './common-words.ts'

/** So many marks are kept of each decision, a bit each. */
const MARKED = 256

/**
 * `body`: words of the decision and what it cites. `pairs`: common words that stand side by side in it. `keys`: its own
 * numbers and sides and the laws it cites, as exact tokens. `bench`: whose decision it is. Integers stand for names by
 * `names.json` of the index.
 */
export const decisionSchema: IndexSchema = {
  fields: {
    body: { positions: true },
    pairs: { positions: true },
    keys: { positions: false },
    bench: { positions: false },
  },
  integers: {
    country: 'few',
    court: 'few',
    chamber: 'few',
    source: 'few',
    day: 'many',
    caseYear: 'many',
    deliveryYear: 'many',
  },
  lists: ['laws'],
  marks: { field: 'body', terms: commonTerms.slice(0, MARKED) },
}

/** Keys are left out: most are of one decision, together they are many, and each is read fast enough when asked for. */
export const warmFields: WarmFields = { body: 'common words', pairs: 'all' }

/** Day or year of a decision that does not say it; earlier than any that does. */
export const UNKNOWN = -1_000_000

const DAY = 86_400_000

/** Days since 1970 of a civil date `YYYY-MM-DD`. */
export function dayOf(date: string | null): number {
  return date === null ? UNKNOWN : Math.round(Date.parse(`${date}T00:00:00Z`) / DAY)
}

export function yearOfDay(day: number): number {
  return new Date(day * DAY).getUTCFullYear()
}

export const countryNumber = { turkey: 0, kktc: 1 } as const
