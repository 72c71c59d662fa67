/** The rate on each day of a period, for each kind of interest. */
import { addDays, type CivilDate, daysBetween } from '@mizan/platform/calendar'
import { amountOf, compareMoney, money, proportionOf, subtract } from '@mizan/platform/money'
import type { FigureRow, FigureTable } from '../../schemas/figures.ts'
import type { InterestInput } from '../../schemas/interest.ts'
import { earlierOf } from '../days.ts'
import { type Figures, findRowOn, rowOn } from '../figures.ts'
import { Refusal } from '../refusal.ts'

export interface RatedDays {
  from: CivilDate
  to: CivilDate
  rate: string
  /** The dated figures on which it rests; none for a rate of the user's own. */
  rows: readonly FigureRow[]
  /** The rate was computed from another one. */
  derived?: true
}

/** The rate of a day, and its last day. */
export type RateOn = (day: CivilDate) => Omit<RatedDays, 'from'>

/** The rates from the first to the last day, which both count. @throws Refusal for the first day without a rate */
export function ratesWithin(
  figures: Figures,
  input: InterestInput,
  from: CivilDate,
  to: CivilDate,
): RatedDays[] {
  const rateOn = rateOf(figures, input)
  const found: RatedDays[] = []
  for (let day = from; day <= to; ) {
    const rated = rateOn(day)
    const last = earlierOf(rated.to, to)
    found.push({ ...rated, from: day, to: last })
    day = addDays(last, 1)
  }
  return joined(found)
}

export function rateOf(figures: Figures, input: InterestInput): RateOn {
  if (input.kind === 'contractual') return fixed(input)
  if (input.kind === 'table') return ownTable(input)
  if (input.currency !== 'TRY') throw new Refusal('interest.other_currency')
  if (input.kind === 'legal') return (day) => legalOn(figures, day)
  return input.mode === 'halfYear'
    ? (day) => advanceOfHalf(figures, day)
    : (day) => figureOn(figures, 'interest.advance', day)
}

const farAway = '9999-12-31'

function fixed({ rate }: InterestInput): RateOn {
  if (rate === undefined) throw new Refusal('interest.rate_missing')
  return () => ({ to: farAway, rate, rows: [] })
}

function ownTable({ rates }: InterestInput): RateOn {
  const inOrder = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const twice = inOrder.find(({ from }, at) => from === inOrder[at + 1]?.from)
  if (twice) throw new Refusal('interest.same_day_rates', { day: twice.from })
  return (day) => {
    const at = inOrder.findLastIndex(({ from }) => from <= day)
    const own = inOrder[at]
    if (!own) throw new Refusal('interest.no_own_rate', { day })
    const next = inOrder[at + 1]
    return { to: next ? addDays(next.from, -1) : farAway, rate: own.rate, rows: [] }
  }
}

function figureOn(figures: Figures, table: FigureTable, day: CivilDate): Omit<RatedDays, 'from'> {
  const row = rowOn(figures, { table, day })
  return { to: row.validTo ?? farAway, rate: row.value, rows: [row] }
}

/** Since law 7589 the legal rate follows the rediscount rate; a row of the legal rate itself takes precedence. */
const followsRediscount = '2026-07-31'

function legalOn(figures: Figures, day: CivilDate): Omit<RatedDays, 'from'> {
  const own = findRowOn(figures, { table: 'interest.legal', day })
  if (own || day < followsRediscount) return figureOn(figures, 'interest.legal', day)
  const half = halfOf(day)
  const base = referenceRate(figures, 'interest.rediscount', half)
  if (!base) throw new Refusal('calculators.no_figure', { day, table: 'interest.legal' })
  const rate = amountOf(proportionOf(money(base.value), { times: [80], over: [100] }, 'halfUp'))
  return { to: half.to, rate, rows: [base], derived: true }
}

/** Article 2/2 of law 3095. */
function advanceOfHalf(figures: Figures, day: CivilDate): Omit<RatedDays, 'from'> {
  const half = halfOf(day)
  const base = referenceRate(figures, 'interest.advance', half)
  if (base) return { to: half.to, rate: base.value, rows: [base] }
  const known = findRowOn(figures, { table: 'interest.advanceHalf', day })
  if (!known) throw new Refusal('calculators.no_figure', { day, table: 'interest.advance' })
  return { to: known.validTo ?? half.to, rate: known.value, rows: [known] }
}

interface HalfYear {
  year: number
  isSecond: boolean
  to: CivilDate
}

export function halfOf(day: CivilDate): HalfYear {
  const year = Number(day.slice(0, 4))
  const isSecond = day.slice(5) > '06-30'
  return { year, isSecond, to: isSecond ? `${year}-12-31` : `${year}-06-30` }
}

/** The rate of 31 December, or that of 30 June for a second half-year if it differs by at least five points. */
function referenceRate(
  figures: Figures,
  table: FigureTable,
  { year, isSecond }: HalfYear,
): FigureRow | undefined {
  const december = knownOn(figures, table, `${year - 1}-12-31`)
  if (!december || !isSecond) return december
  const june = knownOn(figures, table, `${year}-06-30`)
  return june && differsByFive(december, june) ? june : june && december
}

/** A rate is unknown on days after its last check. */
function knownOn(figures: Figures, table: FigureTable, day: CivilDate): FigureRow | undefined {
  const row = findRowOn(figures, { table, day })
  return row && daysBetween(day, row.checkedOn) >= 0 ? row : undefined
}

function differsByFive(one: FigureRow, other: FigureRow): boolean {
  const [first, second] = [money(one.value), money(other.value)]
  const higher = compareMoney(first, second) > 0
  const apart = higher ? subtract(first, second) : subtract(second, first)
  return compareMoney(apart, money('5')) >= 0
}

/** Neighbours with the same rate are joined, so that a half-year alone does not split a slice. */
function joined(rates: readonly RatedDays[]): RatedDays[] {
  const done: RatedDays[] = []
  for (const next of rates) {
    const before = done.at(-1)
    if (before?.rate !== next.rate || before.derived !== next.derived) done.push(next)
    else
      done[done.length - 1] = { ...before, to: next.to, rows: [...new Set([...before.rows, ...next.rows])] }
  }
  return done
}
