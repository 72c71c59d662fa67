/** The name of a recording. */
import { notify } from '@mizan/platform/ui'
import { FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { longestName } from '../../data/limits.ts'
import type { Recording } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  caseId: string
  recording: Recording
  onClose: () => void
}

export function RenameDialog({ caseId, recording: { recordingId, name, version }, onClose }: Props) {
  const t = useText()
  const rename = useSend('recordings.rename', () => {
    notify('success', t('rename.saved'))
    onClose()
  })
  const form = useForm({
    initial: { name },
    check: (values) => ({ ...(values.name.trim() === '' && { name: t('rename.missing') }) }),
    submit: async (values) => {
      const next = values.name.trim()
      if (next === name) return onClose()
      await rename.mutateAsync({ params: { caseId, recordingId }, body: { name: next, version } })
    },
  })
  return (
    <FormDialog title={t('rename.title')} form={form} submit={t('rename.save')} onClose={onClose}>
      <TextField
        label={t('rename.name')}
        maxLength={longestName}
        autoComplete="off"
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
