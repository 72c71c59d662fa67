/** Deletes a case with a reason. */
import { notify } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { longestComment } from '../../data/limits.ts'
import type { Case } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function CaseDeletion({ record, onClose }: { record: Case; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { caseId, displayTitle } = record
  const remove = useSend('cases.delete')
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }): Problems<{ comment: string }> =>
      comment.trim() ? {} : { comment: t('deletion.required') },
    submit: async ({ comment }) => {
      // The reason is one line of text, however it was pasted.
      const body = { comment: comment.replace(/\s+/g, ' ').trim() }
      await remove.mutateAsync({ params: { caseId }, body })
      notify('success', t('deletion.done', { name: displayTitle }))
      onClose()
      void navigate({ href: '/case-management', ignoreBlocker: true })
    },
  })
  return (
    <FormDialog
      title={t('deletion.title')}
      form={form}
      submit={t('deletion.submit')}
      harmful
      onClose={onClose}
    >
      <p>{t('deletion.body', { name: displayTitle })}</p>
      <AreaField
        label={t('deletion.comment')}
        hint={`${form.values.comment.length}/${longestComment}`}
        rows={3}
        maxLength={longestComment}
        data-autofocus
        {...form.field('comment')}
      />
    </FormDialog>
  )
}
