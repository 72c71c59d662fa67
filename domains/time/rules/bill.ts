/**
 * How entries become services of a client: the services add up to what the entries cost. Whoever may read the client
 * reads the descriptions, also those who may not read the case, so neither its title nor what was done is in them.
 */
import { add, amountOf, compareMoney, money } from '@mizan/platform/money'
import { durationText } from './duration-text.ts'

export interface BilledEntry {
  id: string
  caseId: string
  minutes: number
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
  /** What the person wants all of them to say; a neutral word if it is left out. */
  description?: string | undefined
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
  return {
    caseId: group[0]?.caseId ?? '',
    entryIds: group.map(({ id }) => id),
    minutes,
    amount: amountOf(add(money('0'), ...group.map(({ amount }) => money(amount)))),
    description: describe(minutes, words),
  }
}

const work = { tr: 'Çalışma', en: 'Work' }

/** A long text loses its end; how long it took stays. */
function describe(minutes: number, { description, language, longest }: Words): string {
  const said = description ?? work[language]
  const took = `, ${durationText(minutes, language)}`
  const room = longest - took.length
  return said.length <= room ? `${said}${took}` : `${said.slice(0, room - 1).trimEnd()}…${took}`
}
