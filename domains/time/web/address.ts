/** The state of the screen in its address. */
import { reportKinds } from '../data/words.ts'

export const periods = ['month', 'lastMonth', 'year', 'all', 'range'] as const
export type Period = (typeof periods)[number]
export type ReportKind = (typeof reportKinds)[number]

export interface TimeAddress {
  /** The report instead of the list. */
  show?: 'report'
  by?: ReportKind
  /** The month of today if it is left out. */
  period?: Period
  /** Days of a range. */
  from?: string
  to?: string
  caseId?: string
  personId?: string
  billed?: 'true' | 'false'
  /** The number of the page, from 1. */
  page?: number
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === String(value))
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined)
const day = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : undefined)

/** Values of another form are left out. */
export function readTimeAddress(raw: Record<string, unknown>): TimeAddress {
  const page = Number(raw.page)
  const period = oneOf(periods, raw.period)
  const read: Record<keyof TimeAddress, unknown> = {
    show: oneOf(['report'], raw.show),
    by: oneOf(reportKinds, raw.by),
    period: period === 'month' ? undefined : period,
    from: period === 'range' ? day(raw.from) : undefined,
    to: period === 'range' ? day(raw.to) : undefined,
    caseId: text(raw.caseId),
    personId: text(raw.personId),
    billed: oneOf(['true', 'false'], raw.billed),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as TimeAddress
}

export const timeOfCaseAddress = (caseId: string): string =>
  `/time?period=all&caseId=${encodeURIComponent(caseId)}`
