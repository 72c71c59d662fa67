import { IconCalendar } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { formatDate } from '../format.ts'
import { Field, type FieldFrame } from '../forms/Field.tsx'
import forms from '../forms/forms.module.css'
import { useLanguage } from '../language.tsx'
import { notify } from '../notices/notices.ts'
import { useUiText } from '../text.ts'
import classes from './composite.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'
import type { MonthProps } from './Month.tsx'

interface Props extends FieldFrame {
  label: string
  name?: string
  placeholder?: string | undefined
  disabled?: boolean
  /** As it was typed. */
  value: string
  onChange: (typed: string) => void
  /** The day between 1900 and 2099 that the typed text stands for: `2026-12-14`. The calendar opens there. */
  day: string | undefined
}

/**
 * A day that is typed or pasted as a text, or chosen from a calendar. It does not read the text: what a text stands for
 * is decided where it is used, because a year alone is a day in some forms and not in others.
 */
export function DateField({ day, onChange, ...field }: Props) {
  const { label, hint, error, optional, announced = false, ...input } = field
  const { home, ref } = useHome()
  return (
    <Field label={label} hint={hint} error={error} optional={optional} announced={announced}>
      {(control) => (
        <div ref={ref} className={classes.field}>
          <input
            {...input}
            {...control}
            className={forms.input}
            maxLength={255}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <Localized>
            <CalendarButton
              label={label}
              disabled={input.disabled ?? false}
              home={home}
              day={day}
              onPick={onChange}
            />
          </Localized>
        </div>
      )}
    </Field>
  )
}

interface ButtonProps {
  label: string
  disabled: boolean
  home: Element | undefined
  day: string | undefined
  onPick: (typed: string) => void
}

/** The calendar is loaded when it is first opened. */
function CalendarButton({ label, disabled, home, day, onPick }: ButtonProps) {
  const t = useUiText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [Month, setMonth] = useState<ComponentType<MonthProps>>()
  const change = (open: boolean) => {
    setOpen(open)
    if (!open || Month) return
    import('./Month.tsx').then(
      (loaded) => setMonth(() => loaded.Month),
      () => {
        setOpen(false)
        notify('error', t('calendar.away'))
      },
    )
  }
  const pick = (picked: string) => {
    onPick(formatDate(picked, language))
    setOpen(false)
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={change}>
      <Button className={classes.open} aria-label={t('calendar.open', { label })} isDisabled={disabled}>
        <IconCalendar size={16} stroke={1.7} aria-hidden />
      </Button>
      <Panel home={home} label={t('calendar.open', { label })} placement="bottom end">
        <div className={classes.calendar}>{Month && <Month day={day} onPick={pick} />}</div>
      </Panel>
    </DialogTrigger>
  )
}
