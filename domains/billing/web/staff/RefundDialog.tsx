/** Refunds the money of an order, or a part of it. */
import { notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { CheckField, FormDialog, MoneyField, readMoney, useForm } from '@mizan/platform/ui/forms'
import type { ListedOrder } from '../../schemas/staff.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function RefundDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const refund = useSend('billingStaff.refund', () => {
    notify('success', t('staff.refundBegun'))
    onClose()
  })
  const form = useForm({
    initial: { amount: '', endsPlan: false },
    // A mistyped amount must not count as an empty one, which refunds everything.
    check: ({ amount }) =>
      amount.trim() && !readMoney(amount, language) ? { amount: t('staff.amountProblem') } : {},
    submit: async ({ amount, endsPlan }) => {
      const read = amount.trim() ? readMoney(amount, language) : undefined
      await refund.mutateAsync({
        params: { orderId: order.orderId },
        body: { endsPlan, ...(read ? { amount: read } : {}) },
      })
    },
  })
  return (
    <FormDialog
      title={t('staff.refundTitle')}
      form={form}
      submit={t('staff.refund')}
      harmful
      onClose={onClose}
    >
      <p>{t('staff.refundOf', { office: order.office, amount: format.money(order.due) })}</p>
      {order.method === 'transfer' && <p>{t('staff.refundByHand')}</p>}
      <MoneyField
        label={t('staff.refundAmount')}
        hint={t('staff.refundAll')}
        optional
        {...form.field('amount')}
      />
      <CheckField label={t('staff.endsPlan')} {...form.field('endsPlan')} />
    </FormDialog>
  )
}
