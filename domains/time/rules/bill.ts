/**
 * Proposes services of a client for entries of time: each with the work done, its length, and the cost of its
 * entries. The person who charges them looks at each and may write another text or amount.
 */
import { add, amountOf, money } from '@mizan/platform/money'
import { durationText } from './duration-text.ts'

export interface BilledEntry {
  id: string
  caseId: string
  date: string
  minutes: number
  what: string
  /** Decimal text; null without a rate. */
  amount: string | null
}

export type Grouping = 'case' | 'entry'

export interface ProposedService {
  caseId: string
  entryIds: string[]
  minutes: number
  /** Null if an entry has no rate, so that a person has to enter the price of the service. */
  amount: string | null
  description: string
}

interface Words {
  language: 'tr' | 'en'
  longest: number
}

/** One service for each case or entry, in the order of their earliest work. */
export function servicesOf(
  entries: readonly BilledEntry[],
  grouping: Grouping,
  words: Words,
): ProposedService[] {
  const inOrder = entries.toSorted(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  )
  const groups = Map.groupBy(inOrder, ({ id, caseId }) => (grouping === 'case' ? caseId : id))
  return [...groups.values()].map((group) => serviceOf(group, words))
}

function serviceOf(group: readonly BilledEntry[], words: Words): ProposedService {
  const minutes = group.reduce((sum, one) => sum + one.minutes, 0)
  const amounts = group.flatMap(({ amount }) => amount ?? [])
  return {
    caseId: group[0]?.caseId ?? '',
    entryIds: group.map(({ id }) => id),
    minutes,
    amount: amounts.length === group.length ? sumOf(amounts) : null,
    description: describe([...new Set(group.map(({ what }) => what.trim()))].join('; '), minutes, words),
  }
}

export const sumOf = (amounts: readonly string[]): string =>
  amountOf(add(money('0'), ...amounts.map((amount) => money(amount))))

/** A long text loses its end; how long it took stays. */
function describe(said: string, minutes: number, { language, longest }: Words): string {
  const took = `, ${durationText(minutes, language)}`
  const room = longest - took.length
  return said.length <= room ? `${said}${took}` : `${said.slice(0, room - 1).trimEnd()}…${took}`
}
