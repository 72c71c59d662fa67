/** Opens a critical time limit again that somebody else says is done. */
import { notify, useFormat } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { longestComment } from '../../data/limits.ts'
import type { Limit } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'

export function RejectionDialog({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { caseId, limitId, title, date, requested } = limit
  const reject = useSend('limits.reject')
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }): Problems<{ comment: string }> =>
      comment.trim() ? {} : { comment: t('rejection.required') },
    submit: async ({ comment }) => {
      // The reason is one line of text, however it was pasted.
      const body = { comment: comment.replace(/\s+/g, ' ').trim() }
      await reject.mutateAsync({ params: { caseId, limitId }, body })
      notify('success', t('limits.says.rejected', { title }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('rejection.title')} form={form} submit={t('rejection.submit')} onClose={onClose}>
      <p>{t('rejection.body', { title, date: format.date(date), who: requested?.by.name ?? '' })}</p>
      <AreaField
        label={t('rejection.comment')}
        hint={`${form.values.comment.length}/${longestComment}`}
        rows={3}
        maxLength={longestComment}
        data-autofocus
        {...form.field('comment')}
      />
    </FormDialog>
  )
}
