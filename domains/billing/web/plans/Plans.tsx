/** What the office can take, and the checkout of what it has chosen. */
import { Failure, usePermission, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Plan, Status } from '../../schemas.ts'
import { Checkout } from '../checkout/Checkout.tsx'
import { useCall } from '../data.ts'
import { keepSelected, readSelected } from '../selected-plan.ts'
import { useText } from '../text.ts'
import { PlanCards } from './PlanCards.tsx'

export function Plans({ status }: { status: Status }) {
  const t = useText()
  const plans = useCall('billing.ownPlans', {})
  const mayChange = usePermission('subscription', 'Write') === true
  const [chosen, setChosen] = useState<Plan | null>()
  if (plans.error) return <Failure error={plans.error} onRetry={() => plans.refetch()} />
  if (!plans.data) return <Waiting height={420} />
  const kept = chosen === undefined && status.state === 'none' ? keptAmong(plans.data.plans) : undefined
  const shown = chosen ?? kept
  if (shown && mayChange) return <Checkout plan={shown} status={status} onBack={() => setChosen(null)} />
  const { planType, offerType, billingCycle } = status
  const current = planType && offerType && billingCycle ? { planType, offerType, billingCycle } : undefined
  return (
    <PlanCards
      plans={plans.data.plans}
      current={status.state === 'paid' || status.state === 'trial' ? current : undefined}
      closed={Object.fromEntries(
        plans.data.closed.map(({ planType: type, code }) => [type, t(`closed.${codeOf(code)}`)]),
      )}
      choose={status.state === 'paid' ? t('plans.switch') : t('plans.choose')}
      disabled={!mayChange}
      onChoose={(plan) => {
        keepSelected(plan)
        setChosen(plan)
      }}
    />
  )
}

/** What was chosen on a page for visitors. */
function keptAmong(plans: readonly Plan[]): Plan | undefined {
  const kept = readSelected()
  return plans.find(
    (plan) =>
      plan.planType === kept?.planType &&
      plan.offerType === kept.offerType &&
      plan.billingCycle === kept.billingCycle,
  )
}

type Closed = 'first_time_only' | 'academic_not_eligible' | 'bar_not_eligible'

const codeOf = (code: string): Closed => code.replace('billing.', '') as Closed
