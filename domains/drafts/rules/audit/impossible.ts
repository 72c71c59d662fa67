/** Decisions that cannot exist, whatever the archive has. */
import { isDate } from '@mizan/platform/calendar'
import type { DecisionCitation } from '@mizan/research/rules/citations'
import type { AuditReason } from './findings.ts'

/** The highest numbers that chambers of these courts ever had. */
const chambers: readonly [RegExp, (court: string) => number][] = [
  [/^(\d+)\. Hukuk Dairesi$/, (court) => (court === 'Yargıtay' ? 23 : 60)],
  [/^(\d+)\. Ceza Dairesi$/, (court) => (court === 'Yargıtay' ? 23 : 60)],
  [/^(\d+)\. Daire$/, () => 17],
]

const yearOf = (number: string | undefined): number => Number(/^\d{4}/.exec(number ?? '')?.[0] ?? Number.NaN)

/** `today`: YYYY-MM-DD. */
export function impossibleOf(
  { country, court = '', chamber = '', caseNumber, decisionNumber, number, date }: DecisionCitation,
  today: string,
): { reason: AuditReason; detail: string } | undefined {
  if (country === 'turkey')
    for (const [form, highest] of chambers) {
      const no = Number(form.exec(chamber)?.[1] ?? 0)
      if (no > highest(court) || (form.test(chamber) && no === 0))
        return { reason: 'no_such_chamber', detail: String(highest(court)) }
    }
  if (date && !isDate(date)) return { reason: 'no_such_day', detail: date }
  if (date && date > today) return { reason: 'date_in_future', detail: date }
  const years = [caseNumber, decisionNumber, number].map(yearOf).filter((year) => !Number.isNaN(year))
  const late = years.find((year) => year > Number(today.slice(0, 4)))
  if (late) return { reason: 'year_in_future', detail: String(late) }
  const [opened, decided] = [yearOf(caseNumber), yearOf(decisionNumber)]
  if (decided < opened) return { reason: 'decided_before_case', detail: String(opened) }
  if (date && Number(date.slice(0, 4)) < opened)
    return { reason: 'dated_before_case', detail: String(opened) }
  return undefined
}
