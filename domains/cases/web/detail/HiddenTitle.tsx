/** The title of a case that only those see who may read it. */
import { FormDialog, type Problems, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'

export function HiddenTitle({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { record, save } = useEditing()
  const [seen] = useState({ version: record.version, before: record.title })
  const form = useForm({
    initial: { title: seen.before },
    check: ({ title }): Problems<{ title: string }> => (title.trim() ? {} : { title: t('hidden.empty') }),
    submit: async ({ title }) => {
      // A conflict opens its own dialog in place of this one.
      if (title.trim() !== seen.before) void save('title', title.trim(), seen)
      onClose()
    },
  })
  return (
    <FormDialog title={t('hidden.title')} form={form} submit={t('hidden.save')} onClose={onClose}>
      <TextField
        label={t('hidden.title')}
        hint={t('hidden.hint')}
        maxLength={longestTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
    </FormDialog>
  )
}
