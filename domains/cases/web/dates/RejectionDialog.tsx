/** Leaves a critical time limit as it is, of which somebody else says that it is done, or asks something else. */
import { notify, useFormat } from '@mizan/platform/ui'
import { AreaField, Clash, FormDialog, type Problems, useClash, useForm } from '@mizan/platform/ui/forms'
import { longestComment } from '../../data/limits.ts'
import type { Limit } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useDifferences } from './limit-differences.ts'
import { useText } from './text.ts'

export function RejectionDialog({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { caseId, limitId, title, date, requested } = limit
  const differences = useDifferences()
  const clash = useClash<Limit>(limit)
  const people = useCall('cases.people', {}, { staleTime: 60_000, enabled: clash.other !== null })
  const reject = useSend('limits.reject')
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }): Problems<{ comment: string }> =>
      comment.trim() ? {} : { comment: t('rejection.required') },
    submit: async ({ comment }) => {
      // The reason is one line of text, however it was pasted.
      const reason = comment.replace(/\s+/g, ' ').trim()
      const send = ({ version }: { version: number }) =>
        reject.mutateAsync({ params: { caseId, limitId }, body: { comment: reason, version } })
      if (!(await clash.save({}, send))) return
      notify('success', t('limits.says.rejected', { title }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('rejection.title')} form={form} submit={t('rejection.submit')} onClose={onClose}>
      {clash.other && (
        <Clash
          other={clash.other}
          people={people.data?.items}
          theirs={differences(limit, clash.changed(limit))}
          mine={t('limits.asItIs.reject')}
          leave={t('limits.leave')}
          onMine={() => {
            clash.keepMine()
            void form.run()
          }}
          onTheirs={onClose}
        />
      )}
      <p>
        {t(`rejection.${requested?.what ?? 'done'}`, {
          ...{ title, date: format.date(date), who: requested?.by.name ?? '' },
        })}
      </p>
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
