/**
 * Which part of the calendar is shown. It stays while the page is loaded, so that the way back from a case leads to it;
 * whose days are shown is remembered for longer.
 */
import { type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import { readStored, writeStored } from '@mizan/platform/ui'
import { useState } from 'react'
import { calendarKinds } from '../../data/words.ts'
import type { CalendarScale } from '../../rules/calendar-days.ts'
import type { CalendarKind } from '../../schemas.ts'

/** The person's own days, which their private calendar address has as well, or all that they may read. */
export const calendarScopes = ['mine', 'all'] as const
export type CalendarScope = (typeof calendarScopes)[number]

interface Shown {
  /** The day that the keys stand on. */
  day: CivilDate
  scale: CalendarScale
  kinds: readonly CalendarKind[]
  scope: CalendarScope
}

const scopeKey = 'caseCalendarScope'
const readScope = (): CalendarScope => (readStored(scopeKey) === 'all' ? 'all' : 'mine')

let last: Shown | undefined

export const today = (): CivilDate => dayInTurkey(new Date())

/** Days that calls accept, with room for the weeks around a month. */
const isShowable = (day: CivilDate) => day >= '1900-03-01' && day <= '2099-10-31'

export function useShownPart() {
  const [shown, setShown] = useState<Shown>(
    () => last ?? { day: today(), scale: 'month', kinds: calendarKinds, scope: readScope() },
  )
  const change = (part: Partial<Shown>) => {
    if (part.day && !isShowable(part.day)) return
    if (part.scope) writeStored(scopeKey, part.scope)
    last = { ...shown, ...part }
    setShown(last)
  }
  return [shown, change] as const
}
