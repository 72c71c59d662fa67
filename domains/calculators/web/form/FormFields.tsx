/** The fields of a calculator, each by its form; those that do not matter are not there. */
import { Segmented, useLanguage } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import { CheckField, MoneyField, SelectField, TextField } from '@mizan/platform/ui/forms'
import type { Field, Values } from '../../data/form.ts'
import { shownFields } from '../../rules/form-lines.ts'
import { EventsField } from './EventsField.tsx'
import { readTyped, valuesOf } from './field-text.ts'
import classes from './form.module.css'
import { useText } from './text.ts'

interface Props {
  fields: readonly Field[]
  form: Values
  onChange: (change: Values) => void
}

export function FormFields({ fields, form, onChange }: Props) {
  const language = useLanguage()
  const draw = (field: Field) => (
    <OneField
      key={field.name}
      field={field}
      typed={form[field.name] ?? ''}
      onChange={(typed) => onChange({ [field.name]: typed })}
    />
  )
  return rowsOf(shownFields(fields, valuesOf(fields, form, language))).map((row) => {
    const [first] = row
    if (row.length === 1) return draw(first)
    return (
      <div key={first.name} className={classes.row}>
        {row.map(draw)}
      </div>
    )
  })
}

type Row = [Field, ...Field[]]

function rowsOf(fields: readonly Field[]): Row[] {
  const rows: Row[] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (last && field.row !== undefined && last[0].row === field.row) last.push(field)
    else rows.push([field])
  }
  return rows
}

interface OneProps {
  field: Field
  typed: string
  onChange: (typed: string) => void
}

function OneField({ field, typed, onChange }: OneProps) {
  const t = useText()
  const language = useLanguage()
  const { name } = field
  const label = field.label[language]
  const error = readTyped(field, typed, language) === undefined ? t(`problem.${field.form}`) : undefined
  const given = { name, label, error, value: typed, onChange, hint: field.hint?.[language] }
  if (field.form === 'money') return <MoneyField {...given} optional={field.optional ?? false} />
  if (field.form === 'day')
    return (
      <DayField
        name={name}
        label={label}
        value={typed}
        error={error}
        optional={field.optional ?? false}
        side="past"
        onChange={onChange}
      />
    )
  if (field.form === 'choice') return <Choice field={field} typed={typed} onChange={onChange} />
  if (field.form === 'events')
    return <EventsField field={field} typed={typed} error={error} onChange={onChange} />
  if (field.form === 'check')
    return (
      <CheckField
        name={name}
        label={label}
        error={undefined}
        value={typed === 'yes'}
        onChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
      />
    )
  const mode = field.form === 'count' ? 'numeric' : 'decimal'
  return (
    <TextField
      {...given}
      optional={field.optional ?? false}
      inputMode={mode}
      autoComplete="off"
      maxLength={12}
    />
  )
}

function Choice({ field, typed, onChange }: OneProps & { field: Field & { form: 'choice' } }) {
  const language = useLanguage()
  const label = field.label[language]
  const options = field.options.map((option) => ({ value: option.value, label: option.label[language] }))
  if (field.look !== 'bar')
    return (
      <SelectField
        name={field.name}
        label={label}
        error={undefined}
        value={typed}
        options={options}
        onChange={onChange}
      />
    )
  return (
    <div>
      <p className={classes.label} aria-hidden>
        {label}
      </p>
      <Segmented label={label} value={typed} options={options} onChange={onChange} />
    </div>
  )
}
