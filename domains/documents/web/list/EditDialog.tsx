/** Name and description of a document. */
import { notify } from '@mizan/platform/ui'
import { AreaField, FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { longestDescription, longestName } from '../../data/limits.ts'
import { cleanName, stemOf } from '../../rules/names.ts'
import type { Document } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  caseId: string
  document: Document
  onClose: () => void
}

export function EditDialog({ caseId, document, onClose }: Props) {
  const t = useText()
  const { documentId, version, extension, description } = document
  const update = useSend('documents.update', () => {
    notify('success', t('edit.saved'))
    onClose()
  })
  // The ending belongs to the file and is not written.
  const stem = stemOf(document.name)
  const form = useForm({
    initial: { name: stem, description },
    check: ({ name }) => ({ ...(cleanName(name, extension) === '' && { name: t('edit.nameMissing') }) }),
    submit: async (values) => {
      const change = {
        ...(values.name.trim() !== stem && { name: `${values.name.trim()}.${extension}` }),
        ...(values.description.trim() !== description && { description: values.description.trim() }),
      }
      if (Object.keys(change).length === 0) return onClose()
      await update.mutateAsync({ params: { caseId, documentId }, body: { ...change, version } })
    },
  })
  return (
    <FormDialog title={t('edit.title')} form={form} submit={t('edit.save')} onClose={onClose}>
      <TextField
        label={t('edit.name')}
        hint={`.${extension}`}
        maxLength={longestName - extension.length - 1}
        autoComplete="off"
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...form.field('name')}
      />
      <AreaField
        label={t('edit.description')}
        optional
        maxLength={longestDescription}
        {...form.field('description')}
      />
    </FormDialog>
  )
}
