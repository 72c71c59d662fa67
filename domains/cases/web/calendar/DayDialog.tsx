/** All that is on one day. */
import { Dialog, useFormat } from '@mizan/platform/ui'
import type { CalendarItem } from '../../schemas.ts'
import classes from './agenda.module.css'
import { EntryRow } from './EntryRow.tsx'
import { keyOf } from './kinds.tsx'
import type { DayMarks } from './marks.ts'
import { useText } from './text.ts'

interface Props {
  day: string
  items: readonly CalendarItem[]
  marks: DayMarks
  onClose: () => void
}

export function DayDialog({ day, items, marks, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const holiday = marks.holidayOn(day)
  return (
    <Dialog title={`${format.longDate(day)} ${format.weekday(day)}`} form onClose={onClose}>
      {holiday && <p className={classes.holiday}>{holiday}</p>}
      {items.length === 0 ? (
        <p>{t('noneThatDay')}</p>
      ) : (
        <ul className={classes.ofDay}>
          {items.map((item, index) => (
            <EntryRow key={keyOf(item)} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
