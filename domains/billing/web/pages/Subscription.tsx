/** `/subscription`: the plan of the office, the offers, the ways of payment, and the payments. */
import {
  Empty,
  Failure,
  FeatureGate,
  keepWayBack,
  Page,
  PageHead,
  TabBar,
  usePermission,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { subscriptionAddress, subscriptionTabs } from '../address.ts'
import { Buyers } from '../buyers/Buyers.tsx'
import { OrderResult } from '../checkout/OrderResult.tsx'
import { Payment } from '../checkout/Payment.tsx'
import { PendingNote } from '../checkout/PendingNote.tsx'
import { useCall } from '../data.ts'
import { History } from '../history/History.tsx'
import { PlanNow } from '../plans/PlanNow.tsx'
import { Plans } from '../plans/Plans.tsx'
import { WayBackNote } from '../plans/WayBackNote.tsx'
import type { Choice } from '../selected-plan.ts'
import { useText } from '../text.ts'

const route = getRouteApi('/subscription')

export function Subscription() {
  const t = useText()
  useTitle(t('title'))
  const isAllowed = usePermission('subscription', 'Read') !== false
  return (
    <FeatureGate feature="subscriptions" name={t('title')}>
      <Page>
        {isAllowed ? (
          <Allowed />
        ) : (
          <Empty alone title={t('forbidden.title')}>
            {t('forbidden.body')}
          </Empty>
        )}
      </Page>
    </FeatureGate>
  )
}

function Allowed() {
  const t = useText()
  const { tab = 'plan', orderId, next } = route.useSearch()
  useEffect(() => {
    if (next) keepWayBack(next)
  }, [next])
  const tabs = subscriptionTabs.map((name) => ({
    href: subscriptionAddress(name),
    label: t(`tab.${name}`),
    current: name === tab,
  }))
  return (
    <>
      <PageHead title={t('title')} />
      <TabBar label={t('tabs')} tabs={tabs} />
      {orderId && <OrderResult key={orderId} orderId={orderId} />}
      {tab === 'plan' && <PlanTab />}
      {tab === 'payment' && <Payment />}
      {tab === 'buyers' && <Buyers />}
      {tab === 'history' && <History />}
    </>
  )
}

function PlanTab() {
  const [wanted, setWanted] = useState<Choice | null>()
  const status = useCall('billing.status', {})
  if (status.error) return <Failure error={status.error} onRetry={() => status.refetch()} />
  if (!status.data) return <Waiting height={420} />
  const { planType, offerType, billingCycle } = status.data
  const own = planType && offerType && billingCycle ? { planType, offerType, billingCycle } : undefined
  return (
    <>
      <WayBackNote state={status.data.state} />
      <PendingNote status={status.data} />
      <PlanNow status={status.data} onPay={() => setWanted(own)} />
      <Plans status={status.data} wanted={wanted} onChoose={setWanted} />
    </>
  )
}
