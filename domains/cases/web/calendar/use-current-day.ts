/** The day on which the keys stand: inside what is shown it only moves, beyond it the calendar shows other days. */
import type { CivilDate } from '@mizan/platform/calendar'
import { useState } from 'react'

interface Range {
  from: CivilDate
  until: CivilDate
}

export function useCurrentDay({ from, until }: Range, usual: CivilDate, show: (day: CivilDate) => void) {
  const [chosen, setChosen] = useState(usual)
  const isShown = (day: CivilDate) => day >= from && day <= until
  const go = (day: CivilDate) => {
    setChosen(day)
    if (!isShown(day)) show(day)
  }
  return { day: isShown(chosen) ? chosen : isShown(usual) ? usual : from, go }
}
