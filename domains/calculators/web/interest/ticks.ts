/** The days on the axis of a chart. */
import { addMonths, type CivilDate, daysBetween } from '@mizan/platform/calendar'

const most = 8
/** The steps in months. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]

/** First days of months, at even steps; the first day itself if there is none in between. */
export function ticksWithin(first: CivilDate, last: CivilDate): CivilDate[] {
  const months = daysBetween(first, last) / 30
  const step = steps.find((one) => months / one <= most) ?? 1200
  const year = Number(first.slice(0, 4))
  const start = `${step > 12 ? year - (year % (step / 12)) : year}`.padStart(4, '0')
  const found: CivilDate[] = []
  for (let day: CivilDate = `${start}-01-01`; day <= last; day = addMonths(day, step))
    if (day >= first) found.push(day)
  return found.length > 0 ? found : [first]
}
