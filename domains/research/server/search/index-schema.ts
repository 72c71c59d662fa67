/** What the search index stores about a decision besides its words. */
import { epochDayOf } from '@mizan/platform/calendar'
import type { IndexSchema, WarmFields } from '@mizan/platform/search'
import { commonTerms } from './common-words.ts'

/** Number of marks kept for each decision, one bit each. */
const MARKED = 256

/**
 * `body`: words of the decision and what it cites. `pairs`: adjacent common words in it. `keys`: its own numbers and
 * parties and the laws it cites, as exact tokens. `bench`: the court and chamber that decided. Integers stand for
 * names in `names.json` of the index.
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
    outcome: 'few',
    day: 'many',
    caseYear: 'many',
    deliveryYear: 'many',
  },
  lists: ['laws'],
  marks: { field: 'body', terms: commonTerms.slice(0, MARKED) },
}

/**
 * Keys are left out: most belong to a single decision, together they are many, and each is fast enough to read on
 * demand.
 */
export const warmFields: WarmFields = { body: 'common words', pairs: 'all' }

/** Day or year of an undated decision; earlier than any real date. */
export const UNKNOWN = -1_000_000

/** Days since 1970 of a civil date `YYYY-MM-DD`. */
export const dayOf = (date: string | null): number => (date === null ? UNKNOWN : epochDayOf(date))

export const countryNumber = { turkey: 0, kktc: 1 } as const
