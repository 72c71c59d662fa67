/** A day that is typed as people say it, and echoed with its weekday, or with the word that there is no such day. */
import { type CivilDate, dayInTurkey } from '../../calendar/index.ts'
import { isNoDay, readDay, type Side } from '../chips/read-day.ts'
import { useFormat } from '../format.ts'
import type { FieldFrame } from '../forms/Field.tsx'
import { useUiText } from '../text.ts'
import { DateField } from './DateField.tsx'

interface Props extends Omit<FieldFrame, 'hint'> {
  label: string
  name?: string
  placeholder?: string
  /** As it was typed; `readDay` says which day it is. */
  value: string
  onChange: (typed: string) => void
  /** Where a day without its year lies; the future unless it is said. */
  side?: Side
  /** What follows from this day. */
  note?: string | undefined
}

export function DayField({ value, side, note, error, ...field }: Props) {
  const t = useUiText()
  const format = useFormat()
  const day: CivilDate | undefined = readDay(value, dayInTurkey(new Date()), side)
  const none = !day && isNoDay(value) ? t('calendar.noDay') : undefined
  return (
    <DateField
      {...field}
      error={error && (none ?? error)}
      value={value}
      day={day}
      hint={day ? [format.dateAndWeekday(day), note].filter(Boolean).join(' · ') : !error && none}
    />
  )
}
