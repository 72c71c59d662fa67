/** A day that limits a search: typed as people say it, or chosen. It limits nothing while it cannot be read. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import classes from './search.module.css'
import { useText } from './text.ts'

interface Props {
  label: string
  name: string
  /** `2026-12-14`, or empty. */
  day: string
  /** What is wrong with it beside the other day. */
  error?: string | undefined
  onChange: (day: string) => void
}

export function DayFilter({ label, name, day, error, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState(() => (day === '' ? '' : formatDate(day, language)))
  const [isLeft, setLeft] = useState(true)
  const read = (text: string) => readDay(text, dayInTurkey(new Date()), 'past')
  const isWrong = isLeft && typed.trim() !== '' && read(typed) === undefined
  return (
    <fieldset className={classes.day} onFocus={() => setLeft(false)} onBlur={() => setLeft(true)}>
      <DayField
        {...{ label, name }}
        side="past"
        optional
        placeholder={t('dayPlaceholder')}
        value={typed}
        error={isWrong ? t('dayWrong') : error}
        onChange={(text) => {
          setTyped(text)
          onChange(read(text) ?? '')
        }}
      />
    </fieldset>
  )
}
