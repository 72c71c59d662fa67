/** A field for several days, each of a kind, such as interruptions of a limitation. */
import { Button, IconButton, useLanguage } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import { SelectField } from '@mizan/platform/ui/forms'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import type { Field } from '../../data/form.ts'
import { dayOf } from './days.ts'
import { type EventLine, readLines, writeLines } from './event-lines.ts'
import classes from './events.module.css'
import { useText } from './text.ts'

interface Props {
  field: Field & { form: 'events' }
  typed: string
  error: string | undefined
  onChange: (typed: string) => void
}

export function EventsField({ field, typed, error, onChange }: Props) {
  const language = useLanguage()
  const id = useId()
  const lines = readLines(typed)
  const set = (at: number, change: Partial<EventLine>) =>
    onChange(writeLines(lines.map((line, place) => (place === at ? { ...line, ...change } : line))))
  const empty: EventLine = { kind: field.options[0].value, day: '', until: '' }
  return (
    <fieldset className={classes.events} aria-describedby={error ? id : undefined}>
      <legend className={classes.legend}>{field.label[language]}</legend>
      {lines.map((line, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          key={at}
          field={field}
          line={line}
          number={at + 1}
          onChange={(change) => set(at, change)}
          onRemove={() => onChange(writeLines(lines.filter((_, place) => place !== at)))}
        />
      ))}
      {error && (
        <p id={id} className="visually-hidden">
          {error}
        </p>
      )}
      {lines.length < field.most && (
        <Button
          variant="subtle"
          px="sm"
          className={classes.more}
          onClick={() => onChange(writeLines([...lines, empty]))}
        >
          {field.add[language]}
        </Button>
      )}
    </fieldset>
  )
}

interface LineProps {
  field: Props['field']
  line: EventLine
  number: number
  onChange: (change: Partial<EventLine>) => void
  onRemove: () => void
}

function Line({ field, line, number, onChange, onRemove }: LineProps) {
  const t = useText()
  const language = useLanguage()
  const problemOf = (typed: string) => (typed.trim() !== '' && !dayOf(typed) ? t('problem.day') : undefined)
  return (
    <div className={classes.line}>
      <SelectField
        name={`${field.name}-kind-${number}`}
        label={`${number}. ${t('kind')}`}
        error={undefined}
        value={line.kind}
        options={field.options.map(({ value, label }) => ({ value, label: label[language] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <IconButton icon={IconTrash} label={t('remove', { number })} onClick={onRemove} />
      <DayField
        name={`${field.name}-day-${number}`}
        label={field.day[language]}
        value={line.day}
        side="past"
        error={problemOf(line.day)}
        onChange={(day) => onChange({ day })}
      />
      {field.until && (
        <DayField
          name={`${field.name}-until-${number}`}
          label={field.until[language]}
          value={line.until}
          side="past"
          optional
          error={problemOf(line.until)}
          onChange={(until) => onChange({ until })}
        />
      )}
    </div>
  )
}
