/** The next days as a list: only those on which something is. */
import { Empty, useFormat, useListKeys } from '@mizan/platform/ui'
import type { CalendarItem } from '../../schemas.ts'
import classes from './agenda.module.css'
import { EntryRow } from './EntryRow.tsx'
import { keyOf } from './kinds.tsx'
import type { DayMarks } from './marks.ts'
import { Rest } from './Rest.tsx'
import type { DayCount } from './rest.ts'
import { today } from './state.ts'
import { useText } from './text.ts'

interface Props {
  days: readonly string[]
  itemsOf: (day: string) => readonly CalendarItem[]
  /** The rest is behind a button that opens the day. */
  countOf: (day: string) => DayCount
  marks: DayMarks
  onOpen: (day: string) => void
  /** Said if there is nothing on any of the days. */
  empty: string
}

export function Agenda({ days, itemsOf, countOf, marks, onOpen, empty }: Props) {
  const t = useText()
  const format = useFormat()
  const filled = days.filter((day) => itemsOf(day).length > 0)
  useListKeys(true)
  if (filled.length === 0) return <Empty title={empty} />
  return (
    <div className={classes.agenda}>
      {filled.map((day) => (
        <section key={day} aria-label={format.longDate(day)} data-recess={marks.isInRecess(day) || undefined}>
          <h3 data-today={day === today() || undefined}>
            {format.fullDate(day)}
            {day === today() && ` · ${t('isToday')}`}
            {marks.holidayOn(day) && <span className={classes.holiday}> · {marks.holidayOn(day)}</span>}
          </h3>
          <ul>
            {itemsOf(day).map((item) => (
              <EntryRow key={keyOf(item)} item={item} />
            ))}
          </ul>
          <Rest day={day} count={countOf(day)} shown={itemsOf(day).length} onOpen={onOpen} />
        </section>
      ))}
    </div>
  )
}
