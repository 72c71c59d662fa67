/** Further seats, or one more period: the price is shown before the confirmation. */
import { Dialog, Waiting } from '@mizan/platform/ui'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { Seats } from '../checkout/Choices.tsx'
import classes from '../checkout/checkout.module.css'
import { PayBy, type PaymentWay, usableWay, useWays } from '../checkout/PayBy.tsx'
import { Sums, Total } from '../checkout/Sums.tsx'
import { usePayment } from '../checkout/use-payment.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  change: 'addSeats' | 'extend'
  onClose: () => void
}

export function ChangeDialog(props: Props) {
  const t = useText()
  const ways = useWays('online')
  if (ways) return <Change {...props} ways={ways} />
  return (
    <Dialog title={t(`change.${props.change}.title`)} form onClose={props.onClose}>
      <Waiting height={320} />
    </Dialog>
  )
}

/** Shown once the ways of payment are known, because an order that nobody pays is not opened. */
function Change({ change, onClose, ways }: Props & { ways: NonNullable<ReturnType<typeof useWays>> }) {
  const t = useText()
  const payment = usePayment()
  const order = { addSeats: useSend('billing.addSeats'), extend: useSend('billing.extend') }
  const form = useForm<{ seats: number; way: PaymentWay | undefined }>({
    initial: { seats: 1, way: undefined },
    submit: async ({ seats, way }) => {
      const { orderId } = await (change === 'addSeats'
        ? order.addSeats.mutateAsync({ body: { seats } })
        : order.extend.mutateAsync({}))
      const paidBy = usableWay(ways, way)
      if (paidBy && paidBy.by !== 'transfer') payment.pay({ orderId, way: paidBy, total: cost.data?.due })
    },
  })
  const { seats, way } = form.values
  const cost = useCall('billing.changeCost', {
    query: { does: change, seats },
  })
  return (
    <FormDialog title={t(`change.${change}.title`)} form={form} submit={t('checkout.pay')} onClose={onClose}>
      <p>{t(`change.${change}.lead`)}</p>
      {change === 'addSeats' && (
        <Seats value={seats} least={1} onChange={(value) => form.set('seats', value)} />
      )}
      <div className={classes.box}>
        {cost.data ? <Sums cost={cost.data} /> : !cost.error && <Waiting height={160} />}
        <Total amount={cost.data?.due} />
      </div>
      {cost.error && (
        <p role="alert" className={classes.bad}>
          {cost.error.message}
        </p>
      )}
      {cost.data?.due !== '0.00' && (
        <PayBy ways={ways} way={usableWay(ways, way)} onChange={(value) => form.set('way', value)} />
      )}
    </FormDialog>
  )
}
