/** Days in weeks: a month with few things a day, or a week with many. */
import { useFormat } from '@mizan/platform/ui'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayByKey } from '../../rules/calendar-days.ts'
import type { CalendarItem } from '../../schemas.ts'
import classes from './calendar.module.css'
import { Entry } from './Entry.tsx'
import { keyOf } from './kinds.tsx'
import type { DayMarks } from './marks.ts'
import { type DayCount, useRest } from './rest.ts'
import { today } from './state.ts'
import { useText } from './text.ts'

interface Props {
  label: string
  /** Whole weeks from a Monday. */
  days: readonly string[]
  /** At least as many of its things as it shows. */
  itemsOf: (day: string) => readonly CalendarItem[]
  countOf: (day: string) => DayCount
  marks: DayMarks
  /** A day of the month that is shown; days of others are muted. Undefined if no month is shown as such. */
  month?: string | undefined
  /** The day that the keys stand on. */
  current: string
  /** Things that one day shows. */
  most: number
  mayMove: (item: CalendarItem) => boolean
  onCurrent: (day: string) => void
  onOpen: (day: string) => void
  onMove: (item: CalendarItem, day: string) => void
}

export function Grid({ label, days, month, current, onCurrent, onOpen, ...cell }: Props) {
  const format = useFormat()
  const [dragged, setDragged] = useState<CalendarItem | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const { table, byKey } = useFocusOn(current)
  const press = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayByKey(event.key, day)
    if (next) {
      byKey.current = next
      onCurrent(next)
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(day)
    else return
    event.preventDefault()
  }
  const drop = (day: string) => {
    if (dragged) cell.onMove(dragged, day)
    setDragged(null)
    setOver(null)
  }
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
      role="grid"
      className={classes.grid}
      data-whole={weeks.length === 1 || undefined}
      aria-label={label}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day)}>
              {format.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell
                key={day}
                day={day}
                isCurrent={day === current}
                isOutside={month !== undefined && day.slice(0, 7) !== month.slice(0, 7)}
                beginsMonth={month === undefined && day.endsWith('-01')}
                isTarget={dragged !== null && over === day}
                isDragging={dragged !== null}
                onOver={setOver}
                onDrop={drop}
                onDrag={setDragged}
                onOpen={onOpen}
                {...cell}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A day that keys have chosen gets the focus, also in another month; one that was chosen otherwise does not. */
function useFocusOn(current: string) {
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef('')
  useEffect(() => {
    if (byKey.current !== current) return
    byKey.current = ''
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])
  return { table, byKey }
}

interface CellProps extends Pick<Props, 'itemsOf' | 'countOf' | 'marks' | 'most' | 'mayMove' | 'onOpen'> {
  day: string
  isCurrent: boolean
  /** Of another month. */
  isOutside: boolean
  /** The first of a month where no heading names it. */
  beginsMonth: boolean
  isTarget: boolean
  isDragging: boolean
  onOver: (day: string) => void
  onDrop: (day: string) => void
  onDrag: (item: CalendarItem | null) => void
}

function Cell({ day, itemsOf, countOf, marks, most, mayMove, onOpen, onDrag, ...cell }: CellProps) {
  const { isCurrent, isOutside, beginsMonth, isTarget, isDragging, onOver, onDrop } = cell
  const label = useDayLabel(marks)
  const format = useFormat()
  const holiday = marks.holidayOn(day)
  const count = countOf(day)
  const shown = itemsOf(day).slice(0, most)
  const rest = useRest()(day, count, shown.length)
  const over = (event: DragEvent) => {
    if (!isDragging) return
    event.preventDefault()
    onOver(day)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop(day)
  }
  return (
    <td
      tabIndex={isCurrent ? 0 : -1}
      data-day={day}
      data-outside={isOutside || undefined}
      data-target={isTarget || undefined}
      data-holiday={holiday !== undefined || undefined}
      data-recess={marks.isInRecess(day) || undefined}
      aria-current={day === today() ? 'date' : undefined}
      onDragOver={over}
      onDrop={drop}
    >
      <span className="visually-hidden">{label(day, count)}</span>
      <div className={classes.dayHead} aria-hidden>
        <span className={classes.number}>{beginsMonth ? format.dayAndMonth(day) : Number(day.slice(8))}</span>
        {holiday && (
          <span className={classes.holiday} title={holiday}>
            {holiday}
          </span>
        )}
      </div>
      {shown.map((item) => (
        <Entry key={keyOf(item)} item={item} mayMove={mayMove(item)} onDrag={onDrag} />
      ))}
      {rest && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.more}
          aria-label={rest.label}
          onClick={() => onOpen(day)}
        >
          {rest.text}
        </button>
      )}
    </td>
  )
}

function useDayLabel({ holidayOn, isInRecess }: DayMarks) {
  const t = useText()
  const format = useFormat()
  return (day: string, { total, isCut }: DayCount): string => {
    const named = format.fullDate(day)
    const notes = [day === today() && t('isToday'), holidayOn(day), isInRecess(day) && t('recess')].filter(
      Boolean,
    )
    const counted = isCut
      ? t('dayOver', { day: named, count: total })
      : t('day', { day: named, count: total })
    return [total === 0 ? t('emptyDay', { day: named }) : counted, ...notes].join(', ')
  }
}
