/** Confirms a critical time limit without a second person, in an office that has none. */
import { useFormat } from '@mizan/platform/ui'
import { CheckField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import type { Limit } from '../../schemas.ts'
import { useText } from './text.ts'

interface Props {
  limit: Limit
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function AloneDialog({ limit: { title, date, requested }, onConfirm, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const form = useForm({
    initial: { isChecked: false },
    check: ({ isChecked }): Problems<{ isChecked: boolean }> =>
      isChecked ? {} : { isChecked: t('alone.required') },
    submit: async () => {
      await onConfirm()
      onClose()
    },
  })
  return (
    <FormDialog title={t('alone.title')} form={form} submit={t('alone.submit')} onClose={onClose}>
      <p>
        {t('alone.what', {
          ...{ title, date: format.date(requested?.date ?? date) },
          what: t(`alone.whats.${requested?.what ?? 'done'}`),
        })}
      </p>
      <CheckField label={t('alone.checked')} {...form.field('isChecked')} />
    </FormDialog>
  )
}
