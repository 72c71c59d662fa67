/** The services that the dialog proposes, as rows that can be written over. */
import { formatDate, type Language } from '@mizan/platform/ui'
import { moneyProblem, readMoney, writeMoney } from '@mizan/platform/ui/forms'
import { longestServiceText } from '../../data/limits.ts'
import type { groupings } from '../../data/words.ts'
import { servicesOf } from '../../rules/bill.ts'
import { durationText } from '../../rules/duration-text.ts'
import type { TimeEntry } from '../../schemas.ts'
import { ofClient } from './clients.ts'

export interface ServiceRow {
  /** The ids of the entries, which identify the row. */
  key: string
  entries: readonly TimeEntry[]
  description: string
  /** The typed amount; empty if no rate gives the cost of the work. */
  amount: string
}

type Grouping = (typeof groupings)[number]

export function proposalsFor(
  entries: readonly TimeEntry[],
  { clientId, grouping, language }: { clientId: string; grouping: Grouping; language: Language },
): ServiceRow[] {
  const mine = ofClient(entries, clientId)
  const byId = new Map(mine.map((entry) => [entry.entryId, entry]))
  const plain = mine.map(({ entryId, case: { caseId }, date, minutes, what, amount }) => ({
    ...{ id: entryId, caseId, date, minutes, what, amount },
  }))
  return servicesOf(plain, grouping, { language, longest: longestServiceText }).map((service) => ({
    key: service.entryIds.join(' '),
    entries: service.entryIds.flatMap((id) => byId.get(id) ?? []),
    description: service.description,
    amount: service.amount === null ? '' : writeMoney(service.amount, language),
  }))
}

/** Describes the entries of a row: `Yılmaz / ABC · 10.12.2026 · 1 sa 30 dk`. */
export function madeOf({ entries }: ServiceRow, language: Language): string {
  const days = [...new Set(entries.map(({ date }) => date))].toSorted()
  const [first = '', last = first] = [days[0], days.at(-1)]
  const period =
    first === last
      ? formatDate(first, language)
      : `${formatDate(first, language)} – ${formatDate(last, language)}`
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0)
  return [entries[0]?.case.title ?? '', period, durationText(minutes, language)].join(' · ')
}

export const isWrong = ({ description, amount }: ServiceRow, language: Language): boolean =>
  description.trim() === '' || moneyProblem(amount, language) !== undefined

/** The service as the call takes it. */
export const toSend = ({ entries, description, amount }: ServiceRow, language: Language) => ({
  entries: entries.map(({ entryId, version }) => ({ entryId, version })),
  description: description.trim(),
  amount: readMoney(amount, language) ?? '',
})
