/** The offers for the office, and the checkout of the chosen one. */
import { Failure, usePermission, Waiting } from '@mizan/platform/ui'
import type { Plan, Status } from '../../schemas.ts'
import { Checkout } from '../checkout/Checkout.tsx'
import { useCall } from '../data.ts'
import { type Choice, forgetChoices, keepSelected, readSelected } from '../selected-plan.ts'
import { useText } from '../text.ts'
import { PlanCards } from './PlanCards.tsx'
import classes from './plans.module.css'

interface Props {
  status: Status
  /** Undefined: nothing was chosen on this page yet. Null: the plans are shown. */
  wanted: Choice | null | undefined
  onChoose: (plan: Choice | null) => void
}

export function Plans({ status, wanted, onChoose }: Props) {
  const t = useText()
  const plans = useCall('billing.ownPlans', {})
  const mayChange = usePermission('subscription', 'Write') === true
  if (plans.error) return <Failure error={plans.error} onRetry={() => plans.refetch()} />
  if (!plans.data)
    return (
      <div className={classes.section}>
        <Waiting height={420} />
      </div>
    )
  const { planType, offerType, billingCycle } = status
  const own = planType && offerType && billingCycle ? { planType, offerType, billingCycle } : undefined
  const current = status.state === 'paid' || status.state === 'trial' ? own : undefined
  const kept = wanted === undefined ? readSelected() : wanted
  const shown = kept && !isSame(kept, current) && plans.data.plans.find((plan) => isSame(plan, kept))
  if (shown && mayChange)
    return (
      <Checkout
        plan={shown}
        status={status}
        isChosen={wanted !== undefined}
        onBack={() => {
          forgetChoices()
          onChoose(null)
        }}
      />
    )
  return (
    <PlanCards
      plans={plans.data.plans}
      current={current}
      closed={Object.fromEntries(
        plans.data.closed.map(({ planType: type, code }) => [type, t(`closed.${codeOf(code)}`)]),
      )}
      choose={status.state === 'paid' ? t('plans.switch') : t('plans.choose')}
      disabled={!mayChange}
      onChoose={(plan: Plan) => {
        keepSelected(plan)
        onChoose(plan)
      }}
    />
  )
}

const isSame = (one: Choice, other: Choice | undefined): boolean =>
  one.planType === other?.planType &&
  one.offerType === other.offerType &&
  one.billingCycle === other.billingCycle

type IneligibleReason = 'first_time_only' | 'academic_not_eligible' | 'bar_not_eligible'

const codeOf = (code: string): IneligibleReason => code.replace('billing.', '') as IneligibleReason
