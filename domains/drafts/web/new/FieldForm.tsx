/** The fields of a template. None has to be filled: an empty one is a gap in the draft. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, formatDate, useLanguage, useLock } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { readMoney, writeMoney } from '@mizan/platform/ui/forms'
import { type FormEvent, useState } from 'react'
import type { TemplateField } from '../../rules/templates/template.ts'
import type { TemplateHead } from '../../schemas.ts'
import { useText } from '../text.ts'
import { FieldInput } from './FieldInput.tsx'
import classes from './new.module.css'

interface Props {
  template: TemplateHead
  known: Readonly<Record<string, string>>
  isBusy: boolean
  onBack: () => void
  onMake: (fields: Record<string, string>) => void
}

export function FieldForm({ template: { fields }, known, isBusy, onBack, onMake }: Props) {
  const t = useText()
  const language = useLanguage()
  const lock = useLock()
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      fields.map((field) => [field.key, shownValue(field, known[field.fact ?? ''] ?? '', language)]),
    ),
  )
  const sent = () =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = sentValue(field, typed[field.key] ?? '', language)
        return value === '' ? [] : [[field.key, value]]
      }),
    )
  const missing = fields.filter(
    ({ key, isOptional }) => !isOptional && (typed[key] ?? '').trim() === '',
  ).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMake(sent())
  }
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <p>{t('new.hint')}</p>
      {fields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          value={typed[field.key] ?? ''}
          isKnown={Boolean(field.fact && !ownFacts.has(field.fact) && known[field.fact])}
          onChange={(value) => setTyped((before) => ({ ...before, [field.key]: value }))}
        />
      ))}
      <div className={classes.footer}>
        <Button variant="subtle" onClick={onBack}>
          {t('new.back')}
        </Button>
        <span role="status">{missing > 0 && t('new.missing', { count: missing })}</span>
        <Button type="submit" loading={isBusy} {...lock}>
          {t('new.make')}
        </Button>
      </div>
    </form>
  )
}

/** The facts that are known from the person and the day, without any case. */
const ownFacts = new Set(['lawyer', 'office', 'today'])

type Language = 'tr' | 'en'

const shownValue = ({ type }: TemplateField, value: string, language: Language): string => {
  if (type === 'date' && value) return formatDate(value, language)
  return type === 'amount' && value ? writeMoney(value, language) : value
}

/** A value that cannot be read is sent as it was typed, and the server leaves a gap in its place. */
function sentValue({ type }: TemplateField, value: string, language: Language): string {
  const text = value.trim()
  if (type === 'date') return readDay(text, dayInTurkey(new Date()), 'past') ?? text
  return type === 'amount' ? (readMoney(text, language) ?? text) : text
}
