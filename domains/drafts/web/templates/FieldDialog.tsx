/** A field of a template: its label, its values, and whether the case provides it. */
import { Button } from '@mizan/platform/ui'
import { AreaField, CheckField, FormDialog, SelectField, TextField, useForm } from '@mizan/platform/ui/forms'
import {
  type FactName,
  type FieldType,
  factNames,
  fieldTypes,
  type TemplateField,
} from '../../rules/templates/template.ts'
import { useText } from '../text.ts'
import { keyFor } from './template-fields.ts'

interface Props {
  /** Undefined for a new one. */
  field: TemplateField | undefined
  fields: readonly TemplateField[]
  onSave: (field: TemplateField) => void
  onRemove: () => void
  onClose: () => void
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export function FieldDialog({ field, fields, onSave, onRemove, onClose }: Props) {
  const t = useText()
  const form = useForm({
    initial: {
      label: field?.label ?? '',
      type: (field?.type ?? 'text') as string,
      choices: (field?.choices ?? []).join('\n'),
      fact: (field?.fact ?? '') as string,
      isOptional: field?.isOptional ?? false,
    },
    check: ({ label, type, choices }) => ({
      ...(label.trim() === '' && { label: t('templates.field.labelMissing') }),
      ...(type === 'choice' &&
        linesOf(choices).length === 0 && { choices: t('templates.field.choicesMissing') }),
    }),
    submit: async ({ label, type, choices, fact, isOptional }) => {
      onSave({
        key: field?.key ?? keyFor(label, fields),
        label: label.trim(),
        type: type as FieldType,
        ...(fact !== '' && { fact: fact as FactName }),
        ...(type === 'choice' && { choices: linesOf(choices) }),
        ...(isOptional && { isOptional }),
      })
      onClose()
    },
  })
  const facts = factNames.map((name) => ({ value: name, label: t(`templates.fact.${name}`) }))
  return (
    <FormDialog
      title={field ? t('templates.field.edit') : t('templates.field.new')}
      form={form}
      submit={t('templates.field.save')}
      onClose={onClose}
    >
      <TextField
        label={t('templates.field.label')}
        hint={t('templates.field.labelHint')}
        maxLength={120}
        {...form.field('label')}
      />
      <SelectField
        label={t('templates.field.type')}
        options={fieldTypes.map((type) => ({ value: type, label: t(`templates.type.${type}`) }))}
        {...form.field('type')}
      />
      {form.values.type === 'choice' && (
        <AreaField label={t('templates.field.choices')} rows={4} {...form.field('choices')} />
      )}
      <SelectField
        label={t('templates.field.fact')}
        options={[{ value: '', label: t('templates.field.noFact') }, ...facts]}
        {...form.field('fact')}
      />
      <CheckField label={t('templates.field.optional')} {...form.field('isOptional')} />
      {field && (
        <Button variant="subtle" onClick={onRemove}>
          {t('templates.field.remove')}
        </Button>
      )}
    </FormDialog>
  )
}
