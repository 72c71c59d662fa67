/** One day: what has no hour above, and below it the hours of the courts with what they bring. */
import { useFormat, useListKeys } from '@mizan/platform/ui'
import type { CalendarItem } from '../../schemas.ts'
import classes from './agenda.module.css'
import { EntryRow } from './EntryRow.tsx'
import { keyOf } from './kinds.tsx'
import type { DayMarks } from './marks.ts'
import { Rest } from './Rest.tsx'
import type { DayCount } from './rest.ts'
import { useText } from './text.ts'

interface Props {
  day: string
  itemsOf: (day: string) => readonly CalendarItem[]
  countOf: (day: string) => DayCount
  marks: DayMarks
  onOpen: (day: string) => void
}

/** Hours that are shown on every day; others only if something is at them. */
const usual = { first: 9, last: 17 }

const hourOf = ({ time }: CalendarItem): number => Number(time?.slice(0, 2))

function hoursWith(timed: readonly CalendarItem[]): number[] {
  const at = timed.map(hourOf)
  const [first, last] = [Math.min(usual.first, ...at), Math.max(usual.last, ...at)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function Day({ day, itemsOf, countOf, marks, onOpen }: Props) {
  const t = useText()
  const format = useFormat()
  const items = itemsOf(day)
  const timed = items.filter(({ time }) => time !== null)
  const whole = items.filter(({ time }) => time === null)
  const notes = [marks.holidayOn(day), marks.isInRecess(day) && t('recess')].filter(Boolean)
  useListKeys(true)
  return (
    <section className={classes.day} aria-label={format.longDate(day)}>
      {notes.length > 0 && <p className={classes.holiday}>{notes.join(' · ')}</p>}
      <h3>{t('wholeDay')}</h3>
      {whole.length === 0 && <p className={classes.none}>{t('noneWholeDay')}</p>}
      <ul className={classes.ofDay}>
        {whole.map((item) => (
          <EntryRow key={keyOf(item)} item={item} />
        ))}
      </ul>
      <Rest day={day} count={countOf(day)} shown={items.length} onOpen={onOpen} />
      <h3>{t('hours')}</h3>
      <ol className={classes.hours}>
        {hoursWith(timed).map((hour) => (
          <li key={hour}>
            <span className={classes.hour}>{clock(hour)}</span>
            <ul className={classes.ofDay}>
              {timed
                .filter((item) => hourOf(item) === hour)
                .map((item) => (
                  <EntryRow key={keyOf(item)} item={item} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
