/** The total, and the button that begins the payment. */
import { Button } from '@mizan/platform/ui'
import { cardCheck } from '../../data/limits.ts'
import type { Cost } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { forgetChoices } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'
import type { PaymentWay } from './PayBy.tsx'
import { AfterTrial, Sums, Total, TrialSums } from './Sums.tsx'
import { TransferNote } from './TransferNote.tsx'
import { type PlanChoice, usePayment } from './use-payment.ts'

interface Props {
  choice: PlanChoice
  isTrial: boolean
  way: PaymentWay | undefined
  cost: Cost | undefined
  failure: string | undefined
  /** The amounts belong to the present choice. */
  isReady: boolean
}

export function Summary({ choice, isTrial, way, cost, failure, isReady }: Props) {
  const t = useText()
  const payment = usePayment()
  const word = useWord(isTrial, way, cost)
  const transfer = useSend('billing.orderByTransfer', forgetChoices)
  const pay = () => {
    if (way?.by === 'transfer') transfer.mutate({ body: choice })
    else if (way) payment.pay({ ...choice, ...(isTrial ? { trial: true } : {}), way, total: cost?.due })
  }
  const { offerType, planType, billingCycle } = choice
  const mayPay = way !== undefined && isReady && failure === undefined
  return (
    <aside className={classes.summary} aria-label={t('checkout.summary')}>
      <div className={classes.details}>
        <h3>{t('checkout.summary')}</h3>
        <p>
          {t(`offer.${offerType}.name`)} · {t(`planType.${planType}`)} · {t(`cycle.${billingCycle}`)}
        </p>
        {isTrial ? <TrialSums /> : cost && <Sums cost={cost} />}
        {failure && (
          <p role="alert" className={classes.bad}>
            {failure}
          </p>
        )}
        {transfer.data && <TransferNote transfer={transfer.data} />}
        {way?.by !== 'transfer' && <small>{t('checkout.secure')}</small>}
      </div>
      <div className={classes.pay}>
        <Total amount={isTrial ? cardCheck : cost?.due} />
        {isTrial && cost?.afterTrial && <AfterTrial charge={cost.afterTrial} />}
        {!transfer.data && (
          <Button onClick={pay} loading={payment.isPending || transfer.isPending} disabled={!mayPay}>
            {word}
          </Button>
        )}
        {payment.failure && (
          <p role="alert" className={classes.bad}>
            {payment.failure}
          </p>
        )}
      </div>
    </aside>
  )
}

/** The label of the button. */
function useWord(isTrial: boolean, way: PaymentWay | undefined, cost: Cost | undefined): string {
  const t = useText()
  if (isTrial) return t('checkout.startTrial')
  if (way?.by === 'transfer') return t('checkout.order')
  if (way?.by === 'applePay') return t('checkout.applePay')
  return cost?.due === '0.00' ? t('checkout.agree') : t('checkout.pay')
}
