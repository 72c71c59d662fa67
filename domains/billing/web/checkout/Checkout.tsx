/** Checkout in three steps on one page: seats and code, billing information, payment. The total stays in view. */
import { Button, PlainLink, useFormat } from '@mizan/platform/ui'
import { TextField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Cost, Plan, Status } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { forgetChoices, keepCompleteUrl, readPromotion } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'
import { TransferNote } from './TransferNote.tsx'

interface Props {
  plan: Plan
  status: Status
  onBack: () => void
}

export function Checkout({ plan, status, onBack }: Props) {
  const t = useText()
  const [seats, setSeats] = useState(Math.max(plan.seats, status.seats.used))
  const [code, setCode] = useState<string>()
  const promotion = usePromotionCode()
  const used = code ?? promotion
  const cost = useCall('billing.planCost', {
    query: {
      PlanType: plan.planType,
      OfferType: plan.offerType,
      BillingCycle: plan.billingCycle,
      Seats: seats,
      ...(used ? { PromotionCode: used } : {}),
    },
  })
  return (
    <section className={classes.checkout} aria-labelledby="checkout-heading">
      <div className={classes.head}>
        <h2 id="checkout-heading">{t('checkout.title')}</h2>
        <Button variant="subtle" onClick={onBack}>
          {t('checkout.back')}
        </Button>
      </div>
      <div className={classes.steps}>
        <Step number={1} title={t('checkout.plan')}>
          <Seats value={seats} least={Math.max(plan.seats, status.seats.used)} onChange={setSeats} />
          <Code value={used} failure={cost.error?.message} onChange={setCode} />
        </Step>
        <Step number={2} title={t('checkout.buyer')}>
          <BuyerNote />
        </Step>
        <Step number={3} title={t('checkout.payment')}>
          <p>{t('way.transferNote')}</p>
        </Step>
      </div>
      <Summary
        {...{ plan, seats, cost: cost.data, failure: cost.error?.message, code: used }}
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

function Seats({
  value,
  least,
  onChange,
}: {
  value: number
  least: number
  onChange: (seats: number) => void
}) {
  const t = useText()
  return (
    <div className={classes.seats}>
      <span id="seats-label">{t('checkout.seats')}</span>
      <Button
        variant="default"
        aria-label={t('checkout.fewer')}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <output aria-labelledby="seats-label">{value}</output>
      <Button
        variant="default"
        aria-label={t('checkout.more')}
        disabled={value >= 500}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}

interface CodeProps {
  value: string | undefined
  failure: string | undefined
  onChange: (code: string) => void
}

function Code({ value = '', failure, onChange }: CodeProps) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed.trim())
      }}
    >
      <TextField
        name="promotion"
        label={t('checkout.code')}
        optional
        maxLength={64}
        value={typed || value}
        onChange={setTyped}
        error={value ? failure : undefined}
      />
      <Button type="submit" variant="default">
        {t('checkout.apply')}
      </Button>
    </form>
  )
}

function BuyerNote() {
  const t = useText()
  const buyers = useCall('billing.buyers', {})
  const buyer = buyers.data?.items.find(({ isDefault }) => isDefault)
  return (
    <p className={classes.buyer}>
      {buyer ? (
        <>
          <strong>{buyer.name}</strong> · {buyer.identification.number} · {buyer.address}, {buyer.city}
        </>
      ) : (
        t('checkout.noBuyer')
      )}{' '}
      <PlainLink href="/subscription?tab=buyers">
        {buyer ? t('checkout.changeBuyer') : t('checkout.addBuyer')}
      </PlainLink>
    </p>
  )
}

interface SummaryProps {
  plan: Plan
  seats: number
  code: string | undefined
  cost: Cost | undefined
  failure: string | undefined
  isReady: boolean
}

function Summary({ plan, seats, code, cost, failure, isReady }: SummaryProps) {
  const t = useText()
  const transfer = useSend('billing.orderByTransfer', forgetChoices)
  const { planType, offerType, billingCycle } = plan
  const choice = { planType, offerType, billingCycle, seats, ...(code ? { promotionCode: code } : {}) }
  const pay = () => {
    keepCompleteUrl('/subscription')
    transfer.mutate({ body: choice })
  }
  return (
    <aside className={classes.summary} aria-label={t('checkout.summary')}>
      <h3>{t('checkout.summary')}</h3>
      <p>
        {t(`offer.${offerType}.name`)} · {t(`planType.${planType}`)} · {t(`cycle.${billingCycle}`)}
      </p>
      {cost && <Sums cost={cost} />}
      {failure && (
        <p role="alert" className={classes.bad}>
          {failure}
        </p>
      )}
      <Button onClick={pay} loading={transfer.isPending} disabled={!isReady || failure !== undefined}>
        {t('checkout.order')}
      </Button>
      {transfer.data && <TransferNote transfer={transfer.data} />}
    </aside>
  )
}

function Sums({ cost }: { cost: Cost }) {
  const t = useText()
  const format = useFormat()
  const rows: [label: string, amount: string, sign?: '−'][] = [
    [t('checkout.list'), cost.list],
    [t('checkout.discount'), cost.discount, '−'],
    [t('checkout.vat', { vat: Number(cost.vatPercent) }), cost.vat],
    [t('checkout.withheld'), cost.withheld, '−'],
    [t('checkout.credited', { left: cost.daysLeft, days: cost.days }), cost.credited, '−'],
    [t('checkout.fromBalance'), cost.credited === '0.00' ? cost.fromBalance : '0.00', '−'],
  ]
  return (
    <dl className={classes.sums}>
      {rows
        .filter(([, amount], at) => at === 0 || amount !== '0.00')
        .map(([label, amount, sign = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sign}
              {format.money(amount)}
            </dd>
          </div>
        ))}
      <div data-total>
        <dt>{t('checkout.total')}</dt>
        <dd>{format.money(cost.due)}</dd>
      </div>
      <p>{t('checkout.until', { day: format.day(cost.until) })}</p>
    </dl>
  )
}
