/** The calendar of a date field. Month and year are chosen from lists, so that a decision of 2005 is near. */
import { parseDate } from '@internationalized/date'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import forms from '../forms/forms.module.css'
import { useLanguage } from '../language.tsx'
import classes from './composite.module.css'

export interface MonthProps {
  /** `2026-12-14`; the one that is chosen now. */
  day: string | undefined
  onPick: (day: string) => void
}

const first = parseDate('1900-01-01')
const last = parseDate('2099-12-31')

export const Month = ({ day, onPick }: MonthProps) => (
  <Calendar
    autoFocus
    firstDayOfWeek="mon"
    value={day === undefined ? null : parseDate(day)}
    onChange={(date) => onPick(date.toString())}
    minValue={first}
    maxValue={last}
  >
    <div className={classes.month}>
      <Button slot="previous" className={classes.turn}>
        <IconChevronLeft size={18} stroke={1.7} aria-hidden />
      </Button>
      <CalendarMonthPicker format="long">{(picker) => <List {...picker} />}</CalendarMonthPicker>
      <Years />
      <Button slot="next" className={classes.turn}>
        <IconChevronRight size={18} stroke={1.7} aria-hidden />
      </Button>
    </div>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell className={classes.weekday}>{weekday}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={classes.day} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
)

const years = Array.from({ length: last.year - first.year + 1 }, (_, at) => {
  const id = first.year + at
  return { id, formatted: String(id) }
})

/** The list of years of the library goes to the first of January of a year; this one keeps day and month. */
function Years() {
  const language = useLanguage()
  const state = use(CalendarStateContext)
  if (!state) return null
  const { focusedDate } = state
  const name = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of('year') ?? ''
  const change = (year: number) => state.setFocusedDate(focusedDate.set({ year }))
  return <List aria-label={name} value={focusedDate.year} items={years} onChange={change} />
}

interface ListProps {
  'aria-label': string
  value: string | number
  items: readonly { id: number; formatted: string }[]
  onChange: (id: number) => void
}

const List = ({ value, items, onChange, ...label }: ListProps) => (
  <select
    {...label}
    className={`${forms.input} ${classes.part}`}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
)
