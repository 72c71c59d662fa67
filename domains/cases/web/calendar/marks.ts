/** What a day is, whatever happens on it: a public holiday, or a day of the court recess. */
import { holidayOn } from '@mizan/calculators/rules/holidays'
import { useAccount, useLanguage } from '@mizan/platform/ui'
import { isInCourtRecess } from '../../rules/calendar-days.ts'
import { useText } from './text.ts'

export interface DayMarks {
  /** The name of the holiday, with what is to be known of it. */
  holidayOn: (day: string) => string | undefined
  isInRecess: (day: string) => boolean
  /** Whether the holiday takes the whole day. */
  isFree: (day: string) => boolean
}

/** For the country of the person. The recess of Northern Cyprus is set by its court each year, and is not known here. */
export function useDayMarks(): DayMarks {
  const t = useText()
  const language = useLanguage()
  const country = useAccount().account?.country ?? 'turkey'
  return {
    holidayOn: (day) => {
      const holiday = holidayOn(day, country)
      if (!holiday) return undefined
      const name = holiday.name[language]
      const named = holiday.isHalf ? t('halfHoliday', { name }) : name
      return holiday.isExpected ? t('expectedHoliday', { name: named }) : named
    },
    isFree: (day) => holidayOn(day, country)?.isHalf === false,
    isInRecess: (day) => country === 'turkey' && isInCourtRecess(day),
  }
}
