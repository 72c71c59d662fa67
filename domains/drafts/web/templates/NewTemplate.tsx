/** Begins a template of the office: empty, or with all that another one has. */
import { FormDialog, SelectField, TextField, useForm } from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { type DraftKind, draftKinds } from '../../rules/templates/template.ts'
import type { TemplateHead } from '../../schemas.ts'
import { templateAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  items: readonly TemplateHead[]
  onClose: () => void
}

export function NewTemplate({ items, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const send = useSend('templates.create')
  const form = useForm({
    initial: { title: '', copyOf: '', kind: 'petition' as string },
    check: ({ title }) => ({ ...(title.trim() === '' && { title: t('templates.titleMissing') }) }),
    submit: async ({ title, copyOf, kind }) => {
      const { templateId } = await send.mutateAsync({
        body: { title: title.trim(), kind: kind as DraftKind, ...(copyOf && { sourceId: copyOf }) },
      })
      onClose()
      void navigate({ href: templateAddress(templateId), ignoreBlocker: true })
    },
  })
  const starts = items.map(({ templateId, title }) => ({ value: templateId, label: title }))
  return (
    <FormDialog title={t('templates.new')} form={form} submit={t('templates.create')} onClose={onClose}>
      <TextField label={t('templates.name')} maxLength={200} {...form.field('title')} />
      <SelectField
        label={t('templates.copyOf')}
        options={[{ value: '', label: t('templates.blank') }, ...starts]}
        {...form.field('copyOf')}
      />
      {form.values.copyOf === '' && (
        <SelectField
          label={t('templates.kind')}
          options={draftKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          {...form.field('kind')}
        />
      )}
    </FormDialog>
  )
}
