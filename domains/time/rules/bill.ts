/** How entries become services of a client: the services add up to what the entries cost. */
import { add, amountOf, compareMoney, money } from '@mizan/platform/money'
import { durationText } from './duration-text.ts'

export interface BilledEntry {
  id: string
  caseId: string
  minutes: number
  what: string
  /** Decimal text. */
  amount: string
}

export type Grouping = 'case' | 'entry'

export interface BilledService {
  caseId: string
  entryIds: string[]
  minutes: number
  amount: string
  description: string
}

interface Words {
  titleOf: (caseId: string) => string
  language: 'tr' | 'en'
  longest: number
}

/** One service for each case or entry, in the order of the entries; those that would cost nothing are left out. */
export function servicesOf(
  entries: readonly BilledEntry[],
  grouping: Grouping,
  words: Words,
): BilledService[] {
  const groups = Map.groupBy(entries, ({ id, caseId }) => (grouping === 'case' ? caseId : id))
  return [...groups.values()]
    .map((group) => serviceOf(group, words))
    .filter(({ amount }) => compareMoney(money(amount), money('0')) > 0)
}

function serviceOf(group: readonly BilledEntry[], words: Words): BilledService {
  const minutes = group.reduce((sum, one) => sum + one.minutes, 0)
  const caseId = group[0]?.caseId ?? ''
  const said = group.length === 1 ? (group[0]?.what ?? '') : words.titleOf(caseId)
  return {
    caseId,
    entryIds: group.map(({ id }) => id),
    minutes,
    amount: amountOf(add(money('0'), ...group.map(({ amount }) => money(amount)))),
    description: cut(`${said} (${durationText(minutes, words.language)})`, said, words),
  }
}

/** A long text loses its end; how long it took stays. */
function cut(whole: string, said: string, { longest }: Words): string {
  if (whole.length <= longest) return whole
  const rest = whole.slice(said.length)
  return `${said.slice(0, longest - rest.length - 1).trimEnd()}…${rest}`
}
