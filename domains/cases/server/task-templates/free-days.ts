/** The days on which nobody of an office works, besides weekends: whole holidays of its country. */
import { workingDays } from '@mizan/calculators/rules/time-limits/working-days'
import type { CivilDate } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import type { CaseCall } from '../call.ts'

export type IsHoliday = (day: CivilDate) => boolean

export const holidaysOf = (call: CaseCall): Promise<IsHoliday> =>
  call.system.read(async (tx) => {
    const country = await call.parts.countryOf(tx, callerOf(call).officeId)
    const days = workingDays(await call.parts.figures(tx), country)
    return (day) => days.holidayOn(day)?.isHalf === false
  })
