/** The template whose tasks a new case begins with, and the day from which theirs are counted. */
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, type Form, SelectField } from '@mizan/platform/ui/forms'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import type { Values } from './new-case.ts'

export function TemplateFields({ form }: { form: Form<Values> }) {
  const t = useText()
  const { data } = useCall('taskTemplates.list', {})
  const items = data?.items ?? []
  const { onChange: _, ...field } = form.field('template')
  const chosen = items.find(({ templateId }) => templateId === field.value?.templateId)
  const choose = (id: string) => {
    const found = items.find(({ templateId }) => templateId === id)
    form.set('template', found ? { templateId: found.templateId, version: found.version } : null)
  }
  if (items.length === 0) return null
  return (
    <FieldPair>
      <SelectField
        label={t('create.template')}
        optional
        placeholder={t('create.templateNone')}
        options={items.map(({ templateId, name, items }) => ({
          value: templateId,
          label: t('create.templateOf', { name, count: items.length }),
        }))}
        {...field}
        value={field.value?.templateId ?? ''}
        onChange={choose}
      />
      {chosen && (
        <DayField
          label={t('create.templateStart')}
          placeholder={chosen.startMeans}
          {...form.field('templateStart')}
        />
      )}
    </FieldPair>
  )
}
