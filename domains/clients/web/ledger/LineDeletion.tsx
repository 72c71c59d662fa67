/** Deletes a payment or a service with a reason, which stays visible with it. */
import { notify, useFormat } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { longestText } from '../../data/limits.ts'
import type { LedgerLine } from '../../schemas.ts'
import { useBalanceText } from '../Balance.tsx'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './dialog.module.css'

interface Props {
  clientId: string
  line: LedgerLine
  onClose: () => void
}

export function LineDeletion({ clientId, line, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const balanceText = useBalanceText()
  const { kind, transactionId, amount, date } = line
  const remove = useSend(
    kind === 'payment' ? 'client.deletePayment' : 'client.deleteService',
    ({ balance }) => {
      notify('success', t('lineDeletion.done', { balance: balanceText(balance) }))
      onClose()
    },
  )
  const form = useForm({
    initial: { comment: '' },
    check: ({ comment }): Problems<{ comment: string }> =>
      comment.trim() ? {} : { comment: t('lineDeletion.required') },
    submit: async ({ comment }) => {
      // The reason is one line of text, however it was pasted.
      const body = { clientId, transactionId, comment: comment.replace(/\s+/g, ' ').trim() }
      await remove.mutateAsync({ body })
    },
  })
  const { length } = form.values.comment
  return (
    <FormDialog
      title={t(`lineDeletion.${kind}`)}
      form={form}
      submit={t('lineDeletion.submit')}
      harmful
      onClose={onClose}
    >
      <p className={classes.body}>
        {t('lineDeletion.body', { amount: format.money(amount.amount), date: format.date(date) })}
      </p>
      <AreaField
        label={t('lineDeletion.comment')}
        hint={<span className={classes.length}>{`${length}/${longestText}`}</span>}
        rows={3}
        maxLength={longestText}
        data-autofocus
        {...form.field('comment')}
      />
    </FormDialog>
  )
}
