import { parseDate } from '@internationalized/date'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import forms from '../forms/forms.module.css'
import classes from './composite.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from './parts.tsx'

interface Props extends Omit<FieldProps, 'placeholder'> {
  /** `2026-12-14`; null while the field is empty. */
  value: string | null
  onChange: (value: string | null) => void
}

const first = parseDate('1900-01-01')
const last = parseDate('2099-12-31')

/** A day between 1900 and 2099, typed part by part or chosen from a calendar, in the order of the language. */
export function DateField({ label, hint, error, disabled, value, onChange }: Props) {
  const { home, ref } = useHome()
  return (
    <Localized>
      <DatePicker
        ref={ref}
        className={forms.field}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date === null ? null : date.toString())}
        minValue={first}
        maxValue={last}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(error)}
      >
        <FieldLabel>{label}</FieldLabel>
        <Group className={`${forms.input} ${classes.date}`}>
          <DateInput className={classes.segments}>
            {(segment) => <DateSegment segment={segment} className={classes.segment} />}
          </DateInput>
          <Button className={classes.open}>
            <IconCalendar size={16} stroke={1.7} aria-hidden />
          </Button>
        </Group>
        <FieldNotes hint={hint} error={error} />
        <Panel home={home}>
          <Dialog className={classes.calendar}>
            <Month />
          </Dialog>
        </Panel>
      </DatePicker>
    </Localized>
  )
}

const Month = () => (
  <Calendar firstDayOfWeek="mon">
    <header className={classes.month}>
      <Button slot="previous" className={classes.turn}>
        <IconChevronLeft size={18} stroke={1.7} aria-hidden />
      </Button>
      <Heading className={classes.monthName} />
      <Button slot="next" className={classes.turn}>
        <IconChevronRight size={18} stroke={1.7} aria-hidden />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={classes.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={classes.day} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
)
