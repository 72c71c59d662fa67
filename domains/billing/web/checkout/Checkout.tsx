/** Checkout in three steps on one page: seats and code, billing information, payment. The total stays in view. */
import { Button, Segmented } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { Plan, Status } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { readPromotion } from '../selected-plan.ts'
import { useText } from '../text.ts'
import { BuyerNote, Code, Seats } from './Choices.tsx'
import classes from './checkout.module.css'
import { PayBy, type PaymentWay, usableWay, useWays } from './PayBy.tsx'
import { Summary } from './Summary.tsx'

interface Props {
  plan: Plan
  status: Status
  /** It was chosen on this page, so it is scrolled into view. */
  isChosen: boolean
  onBack: () => void
}

export function Checkout({ plan, status, isChosen, onBack }: Props) {
  const t = useText()
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) top.current?.scrollIntoView()
  }, [isChosen])
  const least = Math.max(plan.seats, status.seats.used)
  const [seats, setSeats] = useState(least)
  const [code, setCode] = useState<string>()
  const [chosenWay, setWay] = useState<PaymentWay>()
  const mayTry = status.mayStartTrial && plan.offerType === 'CaseManagement'
  const [begins, setBegins] = useState<'trial' | 'now'>(mayTry ? 'trial' : 'now')
  const isTrial = mayTry && begins === 'trial'
  const ways = useWays(isTrial ? 'card' : 'any')
  const way = usableWay(ways, chosenWay)
  const promotion = usePromotionCode()
  // A code does not apply to a trial.
  const used = isTrial ? undefined : (code ?? promotion)
  const { planType, offerType, billingCycle } = plan
  const cost = useCall('billing.planCost', {
    query: {
      ...{ PlanType: planType, OfferType: offerType, BillingCycle: billingCycle, Seats: seats },
      ...(used ? { PromotionCode: used } : {}),
    },
  })
  return (
    <section ref={top} className={classes.checkout} aria-labelledby="checkout-heading">
      <div className={classes.head}>
        <h2 id="checkout-heading">{t('checkout.title')}</h2>
        <Button variant="subtle" onClick={onBack}>
          {t('checkout.back')}
        </Button>
      </div>
      <div className={classes.steps}>
        <Step number={1} title={t('checkout.plan')}>
          {mayTry && (
            <Segmented
              label={t('checkout.begin')}
              value={begins}
              options={[
                { value: 'trial', label: t('checkout.trial') },
                { value: 'now', label: t('checkout.now') },
              ]}
              onChange={setBegins}
              className={classes.begin}
            />
          )}
          <Seats value={seats} least={least} onChange={setSeats} />
          {!isTrial && <Code value={used} failure={cost.error?.message} onChange={setCode} />}
        </Step>
        <Step number={2} title={t('checkout.buyer')}>
          <BuyerNote />
        </Step>
        <Step number={3} title={t('checkout.payment')}>
          <PayBy ways={ways} way={way} onChange={setWay} />
        </Step>
      </div>
      <Summary
        choice={{ planType, offerType, billingCycle, seats, ...(used ? { promotionCode: used } : {}) }}
        {...{ isTrial, way, cost: cost.data, failure: cost.error?.message }}
        isReady={cost.data !== undefined && !cost.isFetching}
      />
    </section>
  )
}

/** The code of the promotion whose page was visited, as long as it holds. */
function usePromotionCode(): string | undefined {
  const promotionId = readPromotion() ?? ''
  const page = useCall('billing.promotion', { params: { promotionId } }, { enabled: promotionId !== '' })
  return page.data?.code
}

function Step({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <section className={classes.step} aria-labelledby={`step-${number}`}>
      <h3 id={`step-${number}`}>
        <span aria-hidden>{number}</span> {title}
      </h3>
      {children}
    </section>
  )
}
