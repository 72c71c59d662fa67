/** The input for one field of a template, by its type. */
import { DayField } from '@mizan/platform/ui/composite'
import { AreaField, MoneyField, SelectField, TextField } from '@mizan/platform/ui/forms'
import type { TemplateField } from '../../rules/templates/template.ts'
import { useText } from '../text.ts'

interface Props {
  field: TemplateField
  value: string
  /** The value comes from the case. */
  isKnown: boolean
  onChange: (value: string) => void
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1)

export function FieldInput({ field: { key, label, type, choices = [] }, value, isKnown, onChange }: Props) {
  const t = useText()
  const common = {
    name: key,
    label: capital(label),
    value,
    onChange,
    optional: true,
    ...(isKnown && { hint: t('new.fromCase') }),
  }
  if (type === 'long') return <AreaField {...common} rows={3} />
  if (type === 'date') return <DayField side="past" {...common} />
  if (type === 'amount') return <MoneyField {...common} />
  if (type === 'choice' || type === 'yesNo') {
    const options =
      type === 'choice'
        ? choices.map((choice) => ({ value: choice, label: choice }))
        : [
            { value: 'yes', label: t('new.yes') },
            { value: 'no', label: t('new.no') },
          ]
    return <SelectField {...common} placeholder={t('new.notSaid')} options={options} />
  }
  return (
    <TextField {...common} autoComplete="off" {...(type === 'number' && { inputMode: 'numeric' as const })} />
  )
}
