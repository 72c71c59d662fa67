/** The rates of a period as a table of the user's own, in which the days without a rate begin empty lines. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { InterestInput } from '../../schemas/interest.ts'
import { earlierOf } from '../days.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { halfOf, type RateOn, rateOf } from './rates.ts'

export interface OwnRate {
  from: CivilDate
  /** Undefined where no figure is known. */
  rate: string | undefined
}

/** The lines from the start of the first claim to the end; neighbours with the same rate are one line. */
export function ownRates(input: InterestInput, figures: Figures): OwnRate[] {
  const rateOn = rateOf(figures, input)
  const first = input.claims.map(({ startDate }) => startDate).reduce(earlierOf)
  const found: OwnRate[] = []
  for (let day = addDays(first, 1); day <= input.endDate; ) {
    const known = knownOn(rateOn, day)
    if (found.length === 0) found.push({ from: first, rate: known?.rate })
    else if (found.at(-1)?.rate !== known?.rate) found.push({ from: day, rate: known?.rate })
    day = known ? addDays(known.to, 1) : nextChange(figures, day)
  }
  return found
}

function knownOn(rateOn: RateOn, day: CivilDate) {
  try {
    return rateOn(day)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'calculators.no_figure') return undefined
    throw error
  }
}

/** The next day on which a rate could begin: that of any figure, or the first one of a half-year. */
const nextChange = (figures: Figures, day: CivilDate): CivilDate =>
  figures
    .map(({ validFrom }) => validFrom)
    .filter((from) => from > day)
    .reduce(earlierOf, addDays(halfOf(day).to, 1))
