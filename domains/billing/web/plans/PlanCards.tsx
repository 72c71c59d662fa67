/** Plans side by side: one card for each offer, at the chosen cycle and kind of plan, with the yearly saving. */
import { Button, Segmented, useFormat } from '@mizan/platform/ui'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type Cycle, cycles, type OfferType, offerTypes } from '../../data/plans.ts'
import type { Plan } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './plans.module.css'

type PlanType = Plan['planType']

interface Props {
  plans: readonly Plan[]
  /** The plan that the office has. */
  current?: Pick<Plan, 'planType' | 'offerType' | 'billingCycle'> | undefined
  /** Plan types that may not be taken, with the reason. */
  closed?: Readonly<Partial<Record<PlanType, string>>>
  /** The word on the buttons. */
  choose: string
  onChoose: (plan: Plan) => void
  disabled?: boolean
}

export function PlanCards({ plans, current, closed = {}, choose, onChoose, disabled = false }: Props) {
  const t = useText()
  const types = [...new Set(plans.map(({ planType }) => planType))]
  const [cycle, setCycle] = useState<Cycle>(current?.billingCycle ?? '6M')
  const [type, setType] = useState<PlanType>(current?.planType ?? types[0] ?? 'Normal')
  const shown = plans.filter((plan) => plan.planType === type && plan.billingCycle === cycle)
  const yearly = rangeOf(
    plans.filter((plan) => plan.planType === type && plan.billingCycle === '12M').map(({ saving }) => saving),
  )
  const why = closed[type]
  return (
    <section aria-labelledby="plans-heading" className={classes.section}>
      <div className={classes.head}>
        <h2 id="plans-heading">{t('plans.title')}</h2>
        <Segmented
          label={t('plans.cycle')}
          value={cycle}
          options={cycles.map((value) => ({
            value,
            label:
              value === '12M' && yearly
                ? `${t(`cycle.${value}`)} · ${t('plans.off', { percent: yearly })}`
                : t(`cycle.${value}`),
          }))}
          onChange={setCycle}
          className={classes.cycles}
        />
        {types.length > 1 && (
          <Segmented
            label={t('plans.type')}
            value={type}
            options={types.map((value) => ({ value, label: t(`planType.${value}`) }))}
            onChange={setType}
            className={classes.cycles}
          />
        )}
      </div>
      {why && <p className={classes.why}>{why}</p>}
      <ul className={classes.cards}>
        {offerTypes.map((offerType) => (
          <Card
            key={offerType}
            offerType={offerType}
            plan={shown.find((one) => one.offerType === offerType)}
            isCurrent={isSame(current, { planType: type, offerType, billingCycle: cycle })}
            choose={choose}
            disabled={disabled || why !== undefined}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  )
}

/** A range such as `33–40`; empty if a year saves nothing. */
function rangeOf(savings: readonly number[]): string {
  const [least, most] = [Math.min(...savings), Math.max(...savings)]
  if (savings.length === 0 || most <= 0) return ''
  return least === most ? String(most) : `${Math.max(0, least)}–${most}`
}

type Choice = Pick<Plan, 'planType' | 'offerType' | 'billingCycle'>

const isSame = (one: Choice | undefined, other: Choice): boolean =>
  one?.planType === other.planType &&
  one.offerType === other.offerType &&
  one.billingCycle === other.billingCycle

interface CardProps {
  offerType: OfferType
  plan: Plan | undefined
  isCurrent: boolean
  choose: string
  disabled: boolean
  onChoose: (plan: Plan) => void
}

const features = {
  Research: ['search', 'citations', 'laws', 'calculators', 'seats'],
  CaseManagement: ['everything', 'cases', 'documents', 'voice', 'seats'],
} as const

function Card({ offerType, plan, isCurrent, choose, disabled, onChoose }: CardProps) {
  const t = useText()
  const format = useFormat()
  return (
    <li className={classes.card} data-main={offerType === 'CaseManagement'}>
      <h3>{t(`offer.${offerType}.name`)}</h3>
      <p className={classes.for}>{t(`offer.${offerType}.for`)}</p>
      {plan ? (
        <div className={classes.price}>
          <strong>{format.money(plan.perMonth)}</strong> <span>{t('plans.perMonth')}</span>
          <p>
            {t('plans.whole', { total: format.money(plan.total), vat: Number(plan.vatPercent) })}
            {plan.discount > 0 && <b> {t('plans.below', { percent: plan.discount })}</b>}
            {plan.discount === 0 && plan.saving > 0 && <b> {t('plans.saving', { percent: plan.saving })}</b>}
          </p>
        </div>
      ) : (
        <p className={classes.for}>{t('plans.notSold')}</p>
      )}
      <ul className={classes.features}>
        {features[offerType].map((name) => (
          <li key={name}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {t(`feature.${name}`, { count: plan?.seats ?? 1 })}
          </li>
        ))}
      </ul>
      {plan && (
        <Button
          variant={offerType === 'CaseManagement' ? 'filled' : 'default'}
          disabled={disabled || isCurrent}
          onClick={() => onChoose(plan)}
        >
          {isCurrent ? t('plans.current') : choose}
        </Button>
      )}
    </li>
  )
}
