/** What a day is, whatever happens on it: a public holiday, or a day of the court recess. */
import { type FreeDay, isExpected, workingDays } from '@mizan/calculators/rules/time-limits/working-days'
import { useAccount, useLanguage } from '@mizan/platform/ui'
import { useMemo } from 'react'
import { isInCourtRecess } from '../../rules/calendar-days.ts'
import { useHolidays } from './holidays.ts'
import { useText } from './text.ts'

export interface DayMarks {
  /** The name of the holiday, with what is to be known of it. */
  holidayOn: (day: string) => string | undefined
  isInRecess: (day: string) => boolean
  /** Whether the holiday takes the whole day. */
  isFree: (day: string) => boolean
  /** Feasts could not be loaded, so only the holidays of every year are named. */
  areFeastsUnknown: boolean
}

/** For the country of the person. The recess of Northern Cyprus is set by its court each year, and is not known here. */
export function useDayMarks(): DayMarks {
  const t = useText()
  const language = useLanguage()
  const country = useAccount().account?.country ?? 'turkey'
  const { rows, areUnknown } = useHolidays()
  const days = useMemo(() => workingDays(rows, country), [rows, country])
  const named = (holiday: FreeDay): string => {
    const { [language]: name } = holiday.name
    const shown = name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
    const whole = holiday.isHalf ? t('halfHoliday', { name: shown }) : shown
    return isExpected(holiday) ? t('expectedHoliday', { name: whole }) : whole
  }
  return {
    holidayOn: (day) => {
      const holiday = days.holidayOn(day)
      return holiday && named(holiday)
    },
    isFree: (day) => days.holidayOn(day)?.isHalf === false,
    isInRecess: (day) => country === 'turkey' && isInCourtRecess(day),
    areFeastsUnknown: areUnknown,
  }
}
