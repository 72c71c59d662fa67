/** Further seats for the rest of the period; what they cost is seen before they are paid. */
import { FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { usePayOrder } from '../checkout/use-pay-order.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function SeatsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const pay = usePayOrder()
  const add = useSend('billing.addSeats')
  const form = useForm({
    initial: { seats: '1' },
    check: ({ seats }) => (/^[1-9]\d{0,2}$/.test(seats) ? {} : { seats: t('seats.problem') }),
    submit: async ({ seats }) => {
      const order = await add.mutateAsync({ body: { seats: Number(seats) } })
      onClose()
      pay(order)
    },
  })
  return (
    <FormDialog title={t('seats.title')} form={form} submit={t('seats.submit')} onClose={onClose}>
      <p>{t('seats.lead')}</p>
      <TextField label={t('seats.count')} inputMode="numeric" maxLength={3} {...form.field('seats')} />
    </FormDialog>
  )
}
