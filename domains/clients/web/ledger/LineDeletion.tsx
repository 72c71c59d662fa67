/** Deletes a line of the account with a reason, which stays visible with it. */
import { notify, useFormat } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { longestText } from '../../data/limits.ts'
import type { LedgerLine } from '../../schemas.ts'
import { useBalanceText } from '../Balance.tsx'
import { useSend } from '../data.ts'
import classes from './dialog.module.css'
import { useText } from './text.ts'

interface Props {
  clientId: string
  line: LedgerLine
  onClose: () => void
}

const rowOf = {
  payment: 'client.deletePayment',
  service: 'client.deleteService',
  expense: 'client.deleteEntry',
  payout: 'client.deleteEntry',
  transfer: 'client.deleteEntry',
} as const

export function LineDeletion({ clientId, line, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const balanceText = useBalanceText()
  const { kind, transactionId, amount, date, paymentDetail } = line
  const isPair = kind === 'transfer' || paymentDetail === 'fromTrust' || paymentDetail === 'fromAdvance'
  const remove = useSend(rowOf[kind], ({ balance, account }) => {
    notify('success', t('lineDeletion.done', { balance: balanceText(balance, account) }))
    onClose()
  })
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
      {isPair && <p className={classes.body}>{t('lineDeletion.both')}</p>}
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
